import type {RootContent} from 'mdast';
import type {PluginModel} from '../../../../packages/facts';
import {
  element,
  inlineCode,
  text,
  unordered,
  type Cell,
  type ElementNode,
} from '../../../../packages/pages/markdown';

/**
 * Returns a definition list of what a reader needs to know about the package's native projects, followed by `others`. The
 * head of the page has its version and its source.
 */
export function renderFacts(
  {packageName, facts}: PluginModel,
  others: readonly ElementNode[] = [],
): RootContent[] {
  const {ios, android} = facts;
  const rows: (readonly [string, readonly RootContent[]])[] = [
    ['Minimum iOS version', ios?.deploymentTarget ? [text(ios.deploymentTarget)] : []],
    ['Swift Package Manager', ios ? [text(ios.swiftPackage ? 'Yes' : 'No, CocoaPods only')] : []],
    ['Android minSdkVersion', android?.minSdk ? [text(android.minSdk)] : []],
    ['Android compileSdkVersion', android?.compileSdk ? [text(android.compileSdk)] : []],
    ['Gradle variables', listOf(android?.gradleVariables.map(variableItem) ?? [])],
    ['Android permissions added', listOf(android?.permissions.map((name) => [inlineCode(name)]) ?? [])],
  ];
  const known = rows.filter(([, value]) => value.length > 0);
  // Other sites link to the section.
  const shown = known.length > 0 ? known : [['Package', [inlineCode(packageName)]] as const];
  return [element('dl.pairs', ...shown.map(([name, value]) => factRow(name, value)), ...others)];
}

/** Returns a row of the list: a label and its value. */
export function factRow(name: string, value: readonly RootContent[]): ElementNode {
  return element('div', element('dt', text(name)), element('dd', ...value));
}

function variableItem({name, defaultValue}: {readonly name: string; readonly defaultValue: string}): Cell {
  return [inlineCode(name), text(': '), inlineCode(defaultValue)];
}

/** Returns a single item as it is, and several items as a list. */
function listOf(items: readonly Cell[]): readonly RootContent[] {
  return items.length < 2 ? (items[0] ?? []) : [unordered(items)];
}
