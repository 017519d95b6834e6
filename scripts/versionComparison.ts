import {parseArgs} from 'node:util';
import {diffLinesUnified} from 'jest-diff';

/** The pages of a docs version: their contents with tokens resolved, by path in the version's tree. */
export type Tree = ReadonlyMap<string, string>;

/** Two docs versions, and the pages that differ, sorted by path. */
export type Comparison = {
  readonly from: string;
  readonly to: string;
  readonly onlyInFrom: readonly string[];
  readonly onlyInTo: readonly string[];
  readonly changed: readonly ChangedPage[];
  /** The number of pages that are the same in both. */
  readonly same: number;
};

export type ChangedPage = {
  readonly path: string;
  /** The hunks of a unified diff, without the two lines that name the files. */
  readonly diff: string;
  readonly added: number;
  readonly removed: number;
};

/** The options of `npm run versions:diff`. */
export type DiffRequest = {
  readonly from: string;
  readonly to: string;
  /** Print the summary only. */
  readonly stat: boolean;
};

/** Returns the options in the arguments `v5 v6 --stat`. Throws a message of one sentence for anything else. */
export function readDiffRequest(args: readonly string[], known: readonly string[]): DiffRequest {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {stat: {type: 'boolean', default: false}},
  });
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0) {
    throw new Error('Specify two docs versions: npm run versions:diff -- v5 v6');
  }
  const unknown = [from, to].find((version) => !known.includes(version));
  if (unknown === undefined) return {from, to, stat: values.stat};
  throw new Error(`There is no docs version "${unknown}". The versions are ${known.join(', ')}.`);
}

/** Returns the changes from one tree to the other. */
export function compareTrees(from: string, fromTree: Tree, to: string, toTree: Tree): Comparison {
  const common = [...fromTree.keys()].filter((path) => toTree.has(path)).sort();
  const changed = common.flatMap((path) =>
    comparePage(path, fromTree.get(path) ?? '', toTree.get(path) ?? ''),
  );
  return {
    from,
    to,
    onlyInFrom: [...fromTree.keys()].filter((path) => !toTree.has(path)).sort(),
    onlyInTo: [...toTree.keys()].filter((path) => !fromTree.has(path)).sort(),
    changed,
    same: common.length - changed.length,
  };
}

function comparePage(path: string, before: string, after: string): ChangedPage[] {
  const [from, to] = [before.trimEnd(), after.trimEnd()];
  if (from === to) return [];
  const lines = unifiedLines(from.split('\n'), to.split('\n'));
  const count = (mark: string): number => lines.filter((line) => line.startsWith(mark)).length;
  return [{path, diff: lines.join('\n'), added: count('+'), removed: count('-')}];
}

const plain = (text: string): string => text;

/** Returns the hunks of a unified diff, with three lines around each change. */
function unifiedLines(before: string[], after: string[]): string[] {
  const diff = diffLinesUnified(before, after, {
    aColor: plain,
    bColor: plain,
    changeColor: plain,
    changeLineTrailingSpaceColor: plain,
    commonColor: plain,
    commonLineTrailingSpaceColor: plain,
    contextLines: 3,
    emptyFirstOrLastLinePlaceholder: '',
    expand: false,
    omitAnnotationLines: true,
    patchColor: plain,
  });
  // Jest adds a space after the mark of each line, and prints no hunk header if the hunk is the whole text.
  const lines = diff.split('\n').map((line) => line.replace(/^([-+ ]) /, '$1'));
  return lines[0]?.startsWith('@@ ') ? lines : [`@@ -1,${before.length} +1,${after.length} @@`, ...lines];
}

/**
 * Returns the comparison as text: the pages that only one version has, a diff for each of the others, and the summary.
 */
export function formatComparison(comparison: Comparison): string {
  const {from, to, onlyInFrom, onlyInTo, changed} = comparison;
  return [
    ...onlyInFrom.map((path) => `Only in ${from}: ${path}`),
    ...onlyInTo.map((path) => `Only in ${to}: ${path}`),
    ...changed.map(({path, diff}) => `\n--- ${from}/${path}\n+++ ${to}/${path}\n${diff}`),
    `\n${summaryOf(comparison)}`,
  ]
    .join('\n')
    .trimStart();
}

/** Returns the numbers of a comparison in one line. */
export function summaryOf({from, to, onlyInFrom, onlyInTo, changed, same}: Comparison): string {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const added = sum(changed.map((page) => page.added));
  const removed = sum(changed.map((page) => page.removed));
  return (
    `${from} → ${to}: ${pages(onlyInFrom.length)} only in ${from}, ${onlyInTo.length} only in ${to}, ` +
    `${changed.length} changed (+${added} −${removed} lines), ${same} the same.`
  );
}

function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
