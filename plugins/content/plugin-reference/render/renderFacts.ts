import type {PhrasingContent, RootContent} from 'mdast';
import type {PluginModel} from '../../../../packages/facts';
import {
  dotted,
  element,
  inlineCode,
  text,
  unordered,
  type Cell,
  type ElementNode,
} from '../../../../packages/pages/markdown';

type Facts = PluginModel['facts'];

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
    ['iOS', ios ? iosFacts(ios) : []],
    ['Android', android ? androidFacts(android) : []],
    ['Gradle variables', listOf(android?.gradleVariables.map(variableItem) ?? [])],
    ['Android permissions added', listOf(android?.permissions.map((name) => [inlineCode(name)]) ?? [])],
  ];
  const known = rows.filter(([, value]) => value.length > 0);
  // Other sites link to the section.
  const shown = known.length > 0 ? known : [['Package', [inlineCode(packageName)]] as const];
  return [element('dl.pairs', ...shown.map(([name, value]) => factRow(name, value)), ...others)];
}

function iosFacts({deploymentTarget, swiftPackage}: NonNullable<Facts['ios']>): PhrasingContent[] {
  const managers = swiftPackage ? 'Swift Package Manager or CocoaPods' : 'CocoaPods only';
  return dotted([deploymentTarget ? [text(`${deploymentTarget} or later`)] : [], [text(managers)]]);
}

function androidFacts({minSdk, compileSdk}: NonNullable<Facts['android']>): PhrasingContent[] {
  return dotted([
    minSdk ? [inlineCode('minSdkVersion'), text(` ${minSdk}`)] : [],
    compileSdk ? [inlineCode('compileSdkVersion'), text(` ${compileSdk}`)] : [],
  ]);
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
