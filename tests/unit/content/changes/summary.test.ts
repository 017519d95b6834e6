import {commentsIn} from '@site/packages/changes/commentsIn';
import {renderChanges} from '@site/plugins/content/changes/renderChanges';
import {summaryOf} from '@site/plugins/content/changes/summary';
import type {Change} from '@site/packages/changes/types';
import {htmlOf} from '../reference/html';

const summaryHtml = (comment: string): string => htmlOf(summaryOf(comment));

test.each([
  ['Get the photo.', 'Get the photo.'],
  ['The quality, e.g. Low. Only for JPEG.', 'The quality, e.g. Low.'],
  ['Version 1.2.3 of the app! Not the build.', 'Version 1.2.3 of the app!'],
  ['Whether `saveToGallery` is **on**\nby default', 'Whether <code>saveToGallery</code> is on by default.'],
  ['See {@link Camera.getPhoto} first.\n\nThen more.', 'See <code>Camera.getPhoto</code> first.'],
])(
  'the summary of the comment %j is its first sentence, without markup other than code',
  (comment, summary) => {
    expect(summaryHtml(comment)).toBe(summary);
  },
);

test('a comment that starts with a sample, and one that is empty, have no summary', () => {
  expect(summaryHtml('```\ncode\n```\nMore.')).toBe('');
  expect(summaryHtml('')).toBe('');
  expect(commentsIn('')).toEqual({deprecated: false});
});

test('a deprecation tag says what to use instead, unless it is only a version', () => {
  const {comment, advice = ''} = commentsIn('Old.', 'use `watch()` instead. It is better.');
  expect([comment, summaryHtml(advice)]).toEqual(['Old.', 'Use <code>watch()</code> instead.']);
  expect(commentsIn('Old.', '3.0.0')).toEqual({comment: 'Old.', deprecated: true});
});

test('only a list on another page says what a change is about', () => {
  const changes: Change[] = [{kind: 'added', subject: 'method', name: 'edit()', comment: 'Edits.'}];
  const htmlWith = (hasSummaries: boolean): string =>
    htmlOf(renderChanges({state: 'kept', changes}, {label: 'v6'}, {hasSummaries}));
  expect(htmlWith(false)).toContain('<li><code>edit()</code></li>');
  expect(htmlWith(true)).toContain('<li><code>edit()</code>: Edits.</li>');
});
