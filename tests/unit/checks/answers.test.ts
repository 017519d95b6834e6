import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ErrorEntry} from '@site/packages/errors/types';
import {readAnswers} from '@site/packages/errors/readAnswers';
import {goneTexts, missingAnswers} from '@site/packages/checks/answers';
import {entryProblems} from '@site/packages/checks/answers/entryProblems';
import {guideProblems} from '@site/packages/checks/answers/guideProblems';
import {placesIn} from '@site/packages/checks/answers/places';
import {leaningWords} from '@site/packages/checks/answers/standAlone';
import {matchAnswers} from '@site/packages/errors/matchAnswers';
import {readGuides} from '@site/packages/errors/readGuides';

const SOURCE = `{
  "answers": [
    {"messages": ["User denied access to camera"], "cause": "The user refused.", "fix": "Ask again."},
    {"messages": ["Gone for good"], "cause": "No period", "fix": ""},
    {"codes": ["1"], "listed": "The browser.", "cause": "A.", "fix": "See [this](/apis/nothing.md)."},
    {"message": ["x"], "platforms": ["iphone"], "cause": "A.", "fix": "B."}
  ]
}
`;

const TOOL = `{
  "tool": {"title": "Gradle", "page": "/android/gone.md"},
  "answers": [
    {"messages": ["Build failed"], "cause": "A.", "fix": "B."},
    {"messages": ["No SDK"], "listed": "Gradle's source.", "cause": "A.", "fix": "B."}
  ]
}
`;

const GUIDE = `
| Message | Cause | Fix |
| --- | --- | --- |
| \`Could not find the SDK.\` | No SDK | Set \`ANDROID_HOME\` |
| \`Could not find the JDK.\` | The same as above | Install [a JDK](#below) |
| \`Could not find the NDK.\` | \`above\` is missing |  |

## A section

\`\`\`text
error: Could not find the build tools
\`\`\`

They are missing. Install them:

\`\`\`bash
sdkmanager "build-tools;36.0.0"
\`\`\`

## A section with steps

\`\`\`text
error: Could not find the emulator
\`\`\`

Check these:
`;

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'answers-'));
beforeAll(() => {
  fs.mkdirSync(path.join(siteDir, 'src/data/errors'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'src/data/errors/camera.json'), SOURCE);
  fs.writeFileSync(path.join(siteDir, 'src/data/errors/gradle.json'), TOOL);
  fs.mkdirSync(path.join(siteDir, 'docs/android'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'docs/android/troubleshooting.md'), GUIDE);
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
    "4: The answer doesn't say where the tool's message comes from",
  ]);
});

it.each([
  ['See the table above.', '"above"'],
  ['Compare it with the sample.', '"the sample"'],
  ['Use the commands on this page.', '"this page"'],
  ['The same; in Vitest, `vi.mock()` does it.', '"The same"'],
  ['same as in the next section.', '"the next section"'],
  ['Install them and build again:', 'a colon at its end'],
  ['Update [the version above](#sdk).', '"above"'],
])('an answer leans on its page: %s', (text, words) => {
  expect(leaningWords(text)).toBe(words);
});

it.each(['Run `ls -l above:`.', 'Set the same version in both files.', 'Use Android 9 or later.'])(
  'an answer stands alone: %s',
  (text) => {
    expect(leaningWords(text)).toBeUndefined();
  },
);

it('reports answers that lean on their page, and rows of guides that do or have no fix', () => {
  const answer = {messages: ['x'], cause: 'See above.', fix: 'Do this:'};
  const file = {file: 'src/data/errors/camera.json', name: 'camera', answers: [answer], ignored: []};
  expect(entryProblems(file, placesIn(siteDir, file.file)).map(({message}) => message)).toEqual([
    'The cause leans on its page with "above"',
    "The fix doesn't end with a period",
  ]);
  expect(shown(guideProblems(siteDir, 'next'))).toEqual([
    '5: The cause for "Could not find the JDK." leans on its page with "above"',
    '6: The message "Could not find the NDK." has no fix',
  ]);
});

it('quotes a section with the commands that follow it, and none that continues with a list', () => {
  const errors = readGuides(path.join(siteDir, 'docs'));
  expect(errors.slice(3)).toEqual([
    {
      page: 'android/troubleshooting.md',
      line: 14,
      messages: ['Could not find the build tools'],
      cause: 'They are missing.',
      fix: 'Install them: `sdkmanager "build-tools;36.0.0"`.',
    },
  ]);
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
