import type {ErrorEntry} from '@site/packages/errors/types';
import {countLines, entryLines, summaryLine} from '@site/scripts/errorEntries';
import {matchAnswers} from '@site/packages/errors/matchAnswers';

const entry = (name: string, pattern: string): ErrorEntry => ({
  name,
  pattern,
  message: [pattern],
  codes: ['P-1'],
  platforms: ['ios'],
  raisedBy: [],
  places: [
    {
      package: '@acme/camera',
      platform: 'ios',
      file: 'Camera.swift',
      line: 7,
      raisedBy: [],
      conditions: ['if !ok'],
    },
  ],
});
const ENTRIES = [entry('camera', 'Gone'), entry('camera', 'Busy'), entry('share', 'Canceled')];

test('messages are counted by name, most first', () => {
  expect(countLines('v7', ENTRIES)).toEqual(['    2  camera', '    1  share', '    3  v7']);
});

test('a message is listed with its codes, its callers, its places and their conditions', () => {
  expect(entryLines('v7', ENTRIES.slice(0, 1))).toEqual([
    'v7  "Gone"',
    '    P-1 | ios | any call',
    '    @acme/camera/Camera.swift:7  if !ok',
  ]);
});

test('the summary tells messages of the sources from those that are listed by hand and those of tools', () => {
  const text = {cause: 'A.', fix: 'B.'};
  const answers = [
    {messages: ['Gone', 'Busy'], ...text},
    {codes: ['9'], listed: 'The browser.', ...text},
  ];
  const file = {file: 'camera.json', name: 'camera', answers, ignored: []};
  const tool = {title: 'Gradle', page: '/android/troubleshooting.md'};
  const gradle = {
    ...file,
    name: 'gradle',
    tool,
    answers: [{messages: ['Build failed'], listed: 'A.', ...text}],
  };
  expect(summaryLine('v7', matchAnswers('v7', ENTRIES, [file, gradle]))).toBe(
    'v7: 3 messages, 2 with an answer and 1 without. 1 more are listed by hand, and 1 are of tools.',
  );
});
