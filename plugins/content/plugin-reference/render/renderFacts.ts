import type {List, RootContent, TableRow} from 'mdast';
import {inlineCode, link, table, text, type Cell} from '../../lib/markdown';
import type {PluginModel} from '../../lib/referenceTypes';

/** Returns a table of what a reader needs to know about the package and its native projects. */
export function renderFacts({packageName, packageVersion, facts, definitionUrl}: PluginModel): RootContent[] {
  const {ios, android} = facts;
  const rows: (readonly [string, Cell])[] = [
    ['Package', [inlineCode(packageName)]],
    ['Documented version', [text(packageVersion)]],
    ['Minimum iOS version', ios?.deploymentTarget ? [text(ios.deploymentTarget)] : []],
    ['Swift Package Manager', ios ? [text(ios.swiftPackage ? 'Yes' : 'No, CocoaPods only')] : []],
    ['Android minSdkVersion', android?.minSdk ? [text(android.minSdk)] : []],
    ['Android compileSdkVersion', android?.compileSdk ? [text(android.compileSdk)] : []],
    ['Gradle variables and their defaults', listCell(android?.gradleVariables.map(variableItem) ?? [])],
    ['Android permissions added', listCell(android?.permissions.map((name) => [inlineCode(name)]) ?? [])],
    ['Source of the definitions', definitionUrl ? [link(definitionUrl, text('GitHub'))] : []],
  ];
  return [
    table(
      ['Fact', 'Value'],
      rows.filter(([, cell]) => cell.length > 0).map(([name, cell]) => [[text(name)], cell]),
    ),
  ];
}

function variableItem({name, defaultValue}: {readonly name: string; readonly defaultValue: string}): Cell {
  return [inlineCode(name), text(': '), inlineCode(defaultValue)];
}

/** Returns a single item as it is, and several items as a list. */
function listCell(items: readonly Cell[]): Cell {
  if (items.length < 2) return items[0] ?? [];
  const list: List = {
    type: 'list',
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      children: [{type: 'paragraph', children: [...item]}],
    })),
  };
  // HTML allows a list in a cell, although Markdown's own syntax can't express it.
  return [list] as unknown as TableRow['children'][number]['children'];
}
