import {diffOf} from '../../../../packages/upgrade/diff';
import {
  addMember,
  applyEdits,
  removeMembers,
  replaceRange,
  wholeLines,
} from '../../../../packages/upgrade/edits';
import {diffText} from '../../../../packages/upgrade/markdown';
import {readJson} from '../../../../packages/upgrade/read/json';
import {compareVersions, rangeLike} from '../../../../packages/upgrade/versions';

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
  const source = Array.from({length: 12}, (_, index) => `line ${index + 1}`).join('\r\n');
  const change = (line: number): {start: number; end: number; text: string} => {
    const start = source.indexOf(`line ${line}`);
    return {start, end: start + `line ${line}`.length, text: `LINE ${line}`};
  };

  it('shows changed lines with those around them, without line endings', () => {
    expect(diffText({path: 'a', source, edits: [change(5)]})).toBe(
      '@@ line 3 @@\n line 3\n line 4\n-line 5\n+LINE 5\n line 6\n line 7',
    );
  });

  it('of lines at the end of a file only adds them', () => {
    const text = 'line 1\nline 2\n';
    const edit = {start: text.length, end: text.length, text: 'line 3\n'};
    expect(diffText({path: 'a', source: text, edits: [edit]})).toBe(
      '@@ line 1 @@\n line 1\n line 2\n+line 3',
    );
  });

  it('joins changes that are close, and parts those that are not', () => {
    expect(diffOf({source, edits: [change(3), change(5)]})).toHaveLength(1);
    expect(diffOf({source, edits: [change(2), change(11)]}).map(({line}) => line)).toEqual([1, 9]);
  });
});

describe('versions', () => {
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
    ['workspace:^5.0.0', 'workspace:^7.0.0'],
    ['latest', '^7.0.0'],
  ])('%s becomes %s', (range, expected) => {
    expect(rangeLike(range, '7.6.9')).toBe(expected);
  });
});
