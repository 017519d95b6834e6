import {commentsIn} from '@site/packages/changes/commentsIn';
import {describeChanges} from '@site/plugins/content/changes/describeChanges';
import {summaryParts} from '@site/plugins/content/changes/summary';
import type {Change} from '@site/packages/changes/types';

const summaryOf = (comment: string): string =>
  summaryParts(comment)
    .map(({text, isCode}) => (isCode ? `\`${text}\`` : text))
    .join('');

test.each([
  ['Get the photo.', 'Get the photo.'],
  ['The quality, e.g. Low. Only for JPEG.', 'The quality, e.g. Low.'],
  ['Version 1.2.3 of the app! Not the build.', 'Version 1.2.3 of the app!'],
  ['Whether `saveToGallery` is **on**\nby default', 'Whether `saveToGallery` is on by default.'],
  ['See {@link Camera.getPhoto} first.\n\nThen more.', 'See `Camera.getPhoto` first.'],
])(
  'the summary of the comment %j is its first sentence, without markup other than code',
  (comment, summary) => {
    expect(summaryOf(comment)).toBe(summary);
  },
);

test('a comment that starts with a sample, and one that is empty, have no summary', () => {
  expect(summaryOf('```\ncode\n```\nMore.')).toBe('');
  expect(summaryOf('')).toBe('');
  expect(commentsIn('')).toEqual({});
});

test('a deprecation tag says what to use instead, unless it is only a version', () => {
  const {comment, advice = ''} = commentsIn('Old.', 'use `watch()` instead. It is better.');
  expect([comment, summaryOf(advice)]).toEqual(['Old.', 'Use `watch()` instead.']);
  expect(commentsIn('Old.', '3.0.0')).toEqual({comment: 'Old.'});
});

test('the code in a summary stays code', () => {
  expect(summaryParts('Use `watch()` instead.')).toEqual([
    {text: 'Use '},
    {text: 'watch()', isCode: true},
    {text: ' instead.'},
  ]);
});

test('only a list on another page says what a change is about', () => {
  const changes: Change[] = [{kind: 'added', subject: 'method', name: 'edit()', comment: 'Edits.'}];
  const linesOf = (hasSummaries: boolean): unknown =>
    describeChanges(changes, {label: 'v6'}, {hasSummaries}).map((row) => 'lines' in row && row.lines);
  expect(linesOf(false)).toEqual([[[{text: 'edit()', isCode: true}]]]);
  expect(linesOf(true)).toEqual([[[{text: 'edit()', isCode: true}, {text: ': '}, {text: 'Edits.'}]]]);
});
