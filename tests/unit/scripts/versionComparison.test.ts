import {compareTrees, readDiffRequest, type Tree} from '../../../scripts/versionComparison';

const lines = (count: number, change: Readonly<Record<number, string>> = {}): string =>
  Array.from({length: count}, (_, index) => `${change[index + 1] ?? `line ${index + 1}`}\n`).join('');

const TREES: Readonly<Record<string, Tree>> = {
  v5: new Map([
    ['index.md', 'Node 16\n'],
    ['b/same.md', 'same\n'],
    ['old.md', 'old\n'],
    ['long.md', lines(20)],
    ['before.md', lines(30)],
  ]),
  v6: new Map([
    ['a.md', 'new\n'],
    ['index.md', 'Node 18\n'],
    ['b/same.md', 'same\n'],
    ['long.md', lines(20, {5: '    code', 18: '- item\n- item'})],
    ['after.md', lines(30)],
  ]),
};
const read = (version: string): Tree => TREES[version] ?? new Map<string, string>();
const compare = (from: string, to: string, stat = false): string => compareTrees({from, to, stat}, read);

test('the changes are a unified diff of each page that is new, removed, renamed or changed', () => {
  const diff = compare('v5', 'v6');
  expect(diff.match(/^(?:new|deleted|rename) .*/gm)).toEqual([
    'new file mode 100644',
    'rename from v5/before.md',
    'rename to v6/after.md',
    'deleted file mode 100644',
  ]);
  expect(diff).toContain('--- v5/index.md\n+++ v6/index.md\n@@ -1 +1 @@\n-Node 16\n+Node 18\n');
  expect(diff).toContain(' line 4\n-line 5\n+    code\n line 6\n');
  expect(diff).not.toContain('same.md');
});

test('the statistics have the number of changed lines of each page, and of all', () => {
  expect(compare('v5', 'v6', true)).toMatch(
    /v5 => v6\}?\/long\.md +\| +5 [+-]+\n[^]*5 files changed, 5 insertions/,
  );
});

test('a comparison without changes says so', () => {
  expect(compare('v6', 'v6')).toBe('The pages of v6 and v6 are the same.\n');
});

describe('the command line', () => {
  const known = ['next', 'v6', 'v5'];

  it('names two versions', () => {
    expect(readDiffRequest(['v5', 'next'], known)).toEqual({from: 'v5', to: 'next', stat: false});
    expect(readDiffRequest(['--stat', 'v5', 'v6'], known)).toEqual({from: 'v5', to: 'v6', stat: true});
  });

  it.each([
    [['v5'], 'Specify two docs versions: npm run versions:diff -- v5 v6'],
    [['v5', 'v6', 'next'], 'Specify two docs versions: npm run versions:diff -- v5 v6'],
    [['v5', 'v9'], 'There is no docs version "v9". The versions are next, v6, v5.'],
    [['v5', 'v6', '--short'], "Unknown option '--short'"],
  ])('%j is refused', (args, message) => {
    expect(() => readDiffRequest(args, known)).toThrow(message);
  });
});
