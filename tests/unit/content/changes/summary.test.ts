import {describeChanges} from '@site/plugins/content/changes/describeChanges';
import {summaryIn, summaryParts} from '@site/plugins/content/changes/summary';
import type {Change} from '@site/plugins/content/changes/types';

test.each([
  ['Get the photo.', 'Get the photo.'],
  ['The quality, e.g. Low. Only for JPEG.', 'The quality, e.g. Low.'],
  ['Version 1.2.3 of the app! Not the build.', 'Version 1.2.3 of the app!'],
  ['Whether `saveToGallery` is **on**\nby default', 'Whether `saveToGallery` is on by default.'],
  ['See {@link Camera.getPhoto} first.\n\nThen more.', 'See `Camera.getPhoto` first.'],
])(
  'the summary of the comment %j is its first sentence, without markup other than code',
  (comment, summary) => {
    expect(summaryIn(comment)).toEqual({summary});
  },
);

test('a comment that starts with a sample, and one that is empty, have no summary', () => {
  expect(summaryIn('```\ncode\n```\nMore.')).toEqual({});
  expect(summaryIn('')).toEqual({});
});

test('a deprecation tag says what to use instead, unless it is only a version', () => {
  expect(summaryIn('Old.', 'use `watch()` instead. It is better.')).toEqual({
    summary: 'Old.',
    advice: 'Use `watch()` instead.',
  });
  expect(summaryIn('Old.', '3.0.0')).toEqual({summary: 'Old.'});
});

test('the code in a summary stays code', () => {
  expect(summaryParts('Use `watch()` instead.')).toEqual([
    {text: 'Use '},
    {text: 'watch()', isCode: true},
    {text: ' instead.'},
  ]);
});

test('only a list on another page says what a change is about', () => {
  const changes: Change[] = [{kind: 'added', subject: 'method', name: 'edit()', summary: 'Edits.'}];
  const linesOf = (hasSummaries: boolean): unknown =>
    describeChanges(changes, {label: 'v6'}, {hasSummaries}).map((row) => 'lines' in row && row.lines);
  expect(linesOf(false)).toEqual([[[{text: 'edit()', isCode: true}]]]);
  expect(linesOf(true)).toEqual([[[{text: 'edit()', isCode: true}, {text: ': '}, {text: 'Edits.'}]]]);
});
