import {matchAnswers} from '../../../../packages/errors/matchAnswers';
import type {Answer, AnswerFile, ErrorEntry, Tool} from '../../../../packages/errors/types';

const entry = (name: string, pattern: string, facts: Partial<ErrorEntry> = {}): ErrorEntry => ({
  ...{name, pattern, message: [pattern], codes: [], platforms: ['ios'], raisedBy: ['getPhoto'], places: []},
  ...facts,
});

const file = (name: string, ...answers: readonly Partial<Answer>[]): AnswerFile => ({
  file: `src/data/errors/${name}.json`,
  name,
  answers: answers.map((answer) => ({cause: 'Cause.', fix: 'Fix.', ...answer})),
  ignored: [],
});

const DENIED = entry('camera', 'User denied access to camera');
const PHOTOS = entry('camera', 'User denied access to photos', {platforms: ['ios', 'android']});
const WEB = entry('core', 'not there', {platforms: ['web']});
const CODED = entry('camera', 'No camera.', {codes: ['OS-PLUG-CAMR-0007']});
const REFUSALS = ['camera', 'share'].map((name) => entry(name, 'Not implemented on web.'));
const refusal = (name: string): AnswerFile =>
  file(name, {messages: ['Not implemented on web.'], cause: `That of ${name}.`});
const GRADLE: Tool = {title: 'Gradle', page: '/android/troubleshooting.md', platforms: ['android']};
const byHand: Partial<Answer> = {codes: ['1'], listed: 'The browser.', platforms: ['web']};
const PATTERN = {messages: ['User denied access to …'], cause: 'Pattern.'};
const EXACT = {messages: ['User denied access to camera'], cause: 'Camera.'};
const IGNORED = [{messages: ['User denied …'], versions: 'until v6', reason: 'caught'}];

test.each<
  [string, ErrorEntry[], AnswerFile[], Partial<ReturnType<typeof matchAnswers>['answered'][number]>[]]
>([
  [
    'answers several messages with the same cause at once',
    [DENIED, PHOTOS],
    [file('camera', PATTERN)],
    [{messages: [DENIED.pattern, PHOTOS.pattern], platforms: ['ios', 'android'], cause: 'Pattern.'}],
  ],
  [
    'has the platforms that the data file names',
    [WEB],
    [file('core', {messages: ['not there'], platforms: ['ios', 'web']})],
    [{platforms: ['ios', 'web']}],
  ],
  [
    'asks the own file before the common one',
    REFUSALS,
    [refusal('common'), refusal('camera')],
    [
      {name: 'camera', cause: 'That of camera.'},
      {name: 'share', cause: 'That of common.'},
    ],
  ],
  [
    'asks for the message itself before a pattern that covers it',
    [DENIED, PHOTOS],
    [{...file('camera', PATTERN, EXACT), ignored: IGNORED}],
    [
      {messages: [PHOTOS.pattern], cause: 'Pattern.'},
      {messages: [DENIED.pattern], cause: 'Camera.'},
    ],
  ],
  [
    'finds messages by their code',
    [CODED, DENIED],
    [file('camera', {codes: CODED.codes})],
    [{messages: ['No camera.']}],
  ],
  [
    'keeps what is listed by hand, without comparing it',
    [DENIED],
    [file('camera', byHand)],
    [{messages: [], codes: ['1'], platforms: ['web'], entries: []}],
  ],
  [
    'adds the answers of a tool, with its platforms unless they have their own',
    [DENIED],
    [
      {
        ...file(
          'gradle',
          {...byHand, codes: ['G-1']},
          {messages: ['Build failed'], listed: 'Gradle.', secondary: true},
        ),
        tool: GRADLE,
      },
    ],
    [
      {name: 'gradle', tool: GRADLE, codes: ['G-1'], platforms: ['web']},
      {name: 'gradle', messages: ['Build failed'], platforms: ['android'], entries: [], isSecondary: true},
    ],
  ],
])('%s', (_what, entries, files, answered) => {
  expect(matchAnswers('v7', entries, files).answered).toMatchObject(answered);
});

test('what a version ignores has no answer from a pattern', () => {
  const {answered} = matchAnswers(
    'v6',
    [DENIED, PHOTOS],
    [{...file('camera', PATTERN, EXACT), ignored: IGNORED}],
  );
  expect(answered.map(({messages, cause}) => [messages, cause])).toEqual([[[DENIED.pattern], 'Camera.']]);
});

test.each<[string, Partial<Answer>[], ErrorEntry[], [number, string][]]>([
  [
    'what no message has, and what another answer hides',
    [{messages: ['User denied …', 'Gone']}, {messages: ['User denied access to …']}],
    [],
    [
      [0, 'Gone'],
      [1, 'User denied access to …'],
    ],
  ],
  ['nothing that is listed by hand', [byHand], [DENIED], []],
  ['nothing that is for other versions', [{...EXACT, versions: 'since v8'}], [DENIED], []],
])('%s is reported', (_what, answers, missing, unused) => {
  const found = matchAnswers('v7', [DENIED], [file('camera', ...answers)]);
  expect(found.missing).toEqual(missing);
  expect(found.places.flatMap(({index, text, isUsed}) => (isUsed ? [] : [[index, text]]))).toEqual(unused);
});
