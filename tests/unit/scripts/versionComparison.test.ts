import {compareTrees, formatComparison, readDiffRequest, summaryOf} from '../../../scripts/versionComparison';

const lines = (count: number, change: Readonly<Record<number, string>> = {}): string =>
  Array.from({length: count}, (_, index) => change[index + 1] ?? `line ${index + 1}`).join('\n');

const comparison = compareTrees(
  'v5',
  new Map([
    ['index.md', 'Node 16\n'],
    ['b/same.md', 'same\n'],
    ['old.md', 'old\n'],
    ['long.md', lines(20)],
  ]),
  'v6',
  new Map([
    ['z.md', 'new\n'],
    ['a.md', 'new\n'],
    ['index.md', 'Node 18\n'],
    ['b/same.md', 'same\n'],
    ['long.md', lines(20, {5: '    code', 18: '- item\n- item'})],
  ]),
);

test('pages are parted into those of one version, changed ones and equal ones', () => {
  expect(comparison).toMatchObject({
    onlyInFrom: ['old.md'],
    onlyInTo: ['a.md', 'z.md'],
    changed: [
      {path: 'index.md', added: 1, removed: 1},
      {path: 'long.md', added: 3, removed: 2},
    ],
    same: 1,
  });
});

test('the text has a unified diff of each changed page, and the summary at its end', () => {
  expect(formatComparison(comparison).split('\n')).toEqual([
    'Only in v5: old.md',
    'Only in v6: a.md',
    'Only in v6: z.md',
    '',
    '--- v5/index.md',
    '+++ v6/index.md',
    '@@ -1,1 +1,1 @@',
    '-Node 16',
    '+Node 18',
    '',
    '--- v5/long.md',
    '+++ v6/long.md',
    '@@ -2,7 +2,7 @@',
    ' line 2',
    ' line 3',
    ' line 4',
    '-line 5',
    '+    code',
    ' line 6',
    ' line 7',
    ' line 8',
    '@@ -15,6 +15,7 @@',
    ' line 15',
    ' line 16',
    ' line 17',
    '-line 18',
    '+- item',
    '+- item',
    ' line 19',
    ' line 20',
    '',
    'v5 → v6: 1 page only in v5, 2 only in v6, 2 changed (+4 −3 lines), 1 the same.',
  ]);
});

test('equal trees have a summary only', () => {
  const tree = new Map([['index.md', 'same\n']]);
  const equal = compareTrees('v6', tree, 'v7', new Map(tree));
  expect(formatComparison(equal)).toBe(summaryOf(equal));
  expect(summaryOf(equal)).toBe(
    'v6 → v7: 0 pages only in v6, 0 only in v7, 0 changed (+0 −0 lines), 1 the same.',
  );
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
