import {diffOf, unifiedDiff} from '../../../../packages/upgrade/diff';
import {
  addMember,
  applyEdits,
  removeMembers,
  replaceRange,
  wholeLines,
} from '../../../../packages/upgrade/edits';
import {readJson} from '../../../../packages/upgrade/read/json';
import {newestByMajor} from '../../../../packages/upgrade/newestByMajor';
import {allowsMajor, compareVersions, rangeLike} from '../../../../packages/upgrade/versions';

/** Removes entries of a JSON object by their keys. */
function without(text: string, ...keys: string[]): string {
  const object = readJson(text);
  const members = object.members.filter(({key}) => keys.includes(key));
  return applyEdits(text, removeMembers(text, object, members));
}

describe('removing entries', () => {
  it.each([
    ['{"a": 1, "b": 2}', ['a'], '{"b": 2}'],
    ['{"a": 1, "b": 2}', ['b'], '{"a": 1}'],
    ['{"a": 1, "b": 2, "c": 3}', ['b', 'c'], '{"a": 1}'],
    ['{"a": 1}', ['a'], '{}'],
    ['{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
    ['{\r\n  "a": 1,\r\n  "b": 2\r\n}', ['a'], '{\r\n  "b": 2\r\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', ['a', 'b'], '{\n}'],
  ])('of %j without %j is %j', (text, keys, expected) => {
    expect(without(text, ...keys)).toBe(expected);
  });
});

describe('adding an entry', () => {
  it.each([
    ['{}', '{\n  "b": 2\n}'],
    ['{"a": 1}', '{"a": 1, "b": 2}'],
    ['{\n\t"a": 1\n}', '{\n\t"a": 1,\n\t"b": 2\n}'],
    ['{\r\n  "a": 1\r\n}', '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
  ])('to %j makes %j', (text, expected) => {
    const edit = addMember(text, readJson(text), '"b": 2');
    expect(applyEdits(text, [edit])).toBe(expected);
  });
});

test('whole lines go with their indentation, but not with their neighbors', () => {
  const text = 'a\n  b\nc d';
  expect(applyEdits(text, [wholeLines(text, {start: 4, end: 5})])).toBe('a\nc d');
  expect(applyEdits(text, [wholeLines(text, {start: 6, end: 7})])).toBe('a\n  b\nd');
});

test('edits of the same text are refused', () => {
  expect(() =>
    applyEdits('abc', [replaceRange({start: 0, end: 2}, ''), replaceRange({start: 1, end: 3}, '')]),
  ).toThrow(/overlap/);
});

describe('a diff', () => {
  const lines = (count: number, changed: readonly number[] = []): string =>
    Array.from({length: count}, (_, index) =>
      changed.includes(index + 1) ? 'changed' : `line ${index + 1}`,
    ).join('\r\n');

  it('has the ranges of git, and line endings as they are', () => {
    const before = `${lines(9)}\r\n`;
    const after = before.replace('line 5\r\n', 'changed\r\nadded\r\n');
    expect(unifiedDiff('a b', before, after)).toBe(
      [
        '--- a/a b\t\n+++ b/a b\t\n@@ -2,7 +2,8 @@\n line 2\r\n line 3\r\n line 4\r\n-line 5\r\n',
        '+changed\r\n+added\r\n line 6\r\n line 7\r\n line 8\r\n',
      ].join(''),
    );
  });

  it('marks a last line without an ending', () => {
    expect(unifiedDiff('a', 'x\ny', 'x\nz')).toBe(
      '--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n\\ No newline at end of file\n',
    );
  });

  it('joins changes that are close, and parts those that are not', () => {
    const hunks = (...changed: number[]): number[] =>
      diffOf(lines(30), lines(30, changed)).map(({before}) => before);
    expect(hunks(3, 9)).toEqual([1]);
    expect(hunks(3, 20)).toEqual([1, 17]);
  });

  it('of texts with nothing in common removes one and adds the other', () => {
    const [hunk, ...others] = diffOf('a\n'.repeat(1500), 'b\n'.repeat(1500));
    expect(others).toEqual([]);
    expect(hunk?.lines.map(({kind}) => kind).join('')).toBe('-'.repeat(1500) + '+'.repeat(1500));
  });
});

describe('versions', () => {
  it.each([
    ['^7.0.0', [7]],
    ['>=6.0.0', [6, 7, 8]],
    ['>=6.0.0 <8', [6, 7]],
    ['^5.0.0 || ^6.0.0', [5, 6]],
    ['*', [5, 6, 7, 8]],
    ['latest-7', []],
  ])('%s allows %j', (range, majors) => {
    expect([5, 6, 7, 8].filter((major) => allowsMajor(range, major))).toEqual(majors);
  });

  it('of a plugin are those made for a major, or else those that allow it', () => {
    const releases = [
      {version: '5.1.0', range: '>=5.0.0'},
      {version: '5.2.0', range: '>=5.0.0'},
      {version: '7.0.0', range: '>=7.0.0'},
      {version: '8.0.0-rc.1', range: '>=8.0.0'},
    ];
    expect(newestByMajor(releases, [4, 5, 6, 7, 8])).toEqual({
      5: '5.2.0',
      6: '5.2.0',
      7: '7.0.0',
      8: '7.0.0',
    });
  });

  it.each([
    ['1.10.0', '1.9.9', 1],
    ['1.0.0-rc01', '1.0.0', -1],
    ['1.2', '1.2.0', 0],
    ['1.1.0-rc02', '1.2.0', -1],
  ])('%s and %s compare as %s', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order);
  });

  it.each([
    ['^5.1.0', '^7.0.0'],
    ['~5.1.0', '~7.6.9'],
    ['5.1.0', '7.6.9'],
    ['5', '^7.0.0'],
    ['>=5.0.0', '^7.0.0'],
    ['5.0.0 - 5.9.0', '^7.0.0'],
    ['npm:@capacitor/core@^5.0.0', 'npm:@capacitor/core@^7.0.0'],
    ['latest', '^7.0.0'],
  ])('%s becomes %s', (range, expected) => {
    expect(rangeLike(range, '7.6.9')).toBe(expected);
  });
});
