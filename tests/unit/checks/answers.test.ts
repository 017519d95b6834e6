import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ErrorEntry} from '@site/packages/errors/types';
import {readAnswers} from '@site/packages/errors/readAnswers';
import {goneTexts, missingAnswers} from '@site/packages/checks/answers';
import {entryProblems} from '@site/packages/checks/answers/entryProblems';
import {linkFindings} from '@site/packages/checks/answers/links';
import {placesIn} from '@site/packages/checks/answers/places';
import {matchAnswers} from '@site/packages/errors/matchAnswers';

const SOURCE = `{
  "answers": [
    {"messages": ["User denied access to camera"], "cause": "The user refused.", "fix": "Ask again."},
    {"messages": ["Gone for good"], "cause": "No period", "fix": ""},
    {"codes": ["1"], "listed": "The browser.", "cause": "A.", "fix": "See [this](/apis/nothing.md)."},
    {"message": ["x"], "platforms": ["iphone"], "cause": "A.", "fix": "B."}
  ]
}
`;

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'answers-'));
beforeAll(() => {
  fs.mkdirSync(path.join(siteDir, 'src/data/errors'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'src/data/errors/camera.json'), SOURCE);
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const entry = (name: string, pattern: string): ErrorEntry => ({
  name,
  pattern,
  message: [pattern],
  codes: [],
  platforms: ['ios'],
  raisedBy: [],
  places: [],
});

const shown = (findings: readonly {line: number; message: string}[]): string[] =>
  findings.map(({line, message}) => `${line}: ${message}`);

it('reports incomplete answers, by line', () => {
  const findings = readAnswers(siteDir).flatMap((file) => entryProblems(file, placesIn(siteDir, file.file)));
  expect(shown(findings)).toEqual([
    "4: The cause doesn't end with a period",
    '4: The answer has no fix',
    '5: The answer is listed by hand, but has no platforms',
    '6: An answer has no field "message"',
    '6: "iphone" is no platform',
    '6: The answer has neither messages nor codes',
  ]);
});

it('reports links that lead nowhere in a version that shows the answer', async () => {
  const [file] = readAnswers(siteDir);
  const anchorsOf = (version: string) => Promise.resolve(version === 'v7' ? undefined : new Set(['here']));
  const loaded = ['v7', 'v6'].map((version) => ({version, answers: {used: []}}));
  const findings = file && (await linkFindings(file, loaded, anchorsOf, placesIn(siteDir, file.file)));
  expect(shown(findings ?? [])).toEqual(['5: The link /apis/nothing.md leads nowhere in v7']);
  const anchored = file && {
    ...file,
    answers: file.answers.map((answer) => ({...answer, fix: answer.fix.replace('.md', '.md#gone')})),
  };
  const missing = anchored && (await linkFindings(anchored, loaded, anchorsOf, placesIn(siteDir, file.file)));
  expect(shown(missing ?? [])).toEqual(['5: The link /apis/nothing.md#gone leads nowhere in v7, v6']);
});

it('reports messages that no version has, and messages without an answer', () => {
  const entries = [
    entry('camera', 'User denied access to camera'),
    entry('camera', 'Out of memory'),
    entry('share', 'Share canceled'),
  ];
  const answers = matchAnswers('v7', entries, readAnswers(siteDir));
  expect(shown(goneTexts(siteDir, [answers]))).toEqual([
    '4: No docs version has the message or code "Gone for good", or an answer above covers it',
  ]);
  expect(shown(missingAnswers('v7', answers))).toEqual([
    '1: v7 can say "Out of memory", which has no cause and fix',
    '1: v7 can say "Share canceled", which has no cause and fix',
  ]);
});

it('finds nothing wrong with a message that some version has', () => {
  const files = readAnswers(siteDir);
  const loaded = [
    matchAnswers('v7', [entry('camera', 'Gone for good')], files),
    matchAnswers('v6', [entry('camera', 'User denied access to camera')], files),
  ];
  expect(goneTexts(siteDir, loaded)).toEqual([]);
});
