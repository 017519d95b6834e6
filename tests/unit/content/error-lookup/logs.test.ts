import {groupBy} from '../../../../packages/lib/groupBy';
import {logFiles, lotOf, readLogs, readLogText, readUnknownTexts} from '../../../support/logs';

/** With more logs of one kind, that kind would decide what the lookup is measured by. */
const MOST_OF_A_KIND = 12;

/** `E404` is distinctive, and anything shorter is part of too many messages. */
const SHORTEST_PHRASE = 4;

/** `dev` stands for everybody, and the others are the users of CI services. */
const USERS = ['dev', 'runner', 'circleci'];

const PERSONAL = [
  {
    what: 'a user folder',
    pattern: new RegExp(String.raw`(?:/Users/|/home/|\\Users\\)(?!(?:${USERS.join('|')})\b)[\w.-]+`, 'i'),
  },
  {what: 'an email address', pattern: /\b[\w.+-]+@(?!example\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i},
  {
    what: 'a token',
    pattern:
      /\b(?:AIza[\w-]{20}|AKIA[A-Z\d]{12}|gh[pousr]_\w{20}|glpat-[\w-]{16}|xox[bp]-\d|npm_\w{30}|eyJ[\w-]{20})/,
  },
  {what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/},
];

const logs = readLogs();
const unknownTexts = readUnknownTexts();

test('each log file has one entry, and each entry has its file', () => {
  expect(logs.map(({file}) => file)).toEqual(logFiles());
});

test('each log has text', () => {
  const empty = logs.filter(({file}) => readLogText(file).trim() === '');
  expect(empty.map(({file}) => file)).toEqual([]);
});

test('the lots follow the names of the files', () => {
  const moved = logs.filter(({file, lot}) => lot !== lotOf(file));
  expect(moved.map(({file}) => file)).toEqual([]);
});

test('a third of the logs is kept for the report', () => {
  const share = logs.filter(({lot}) => lot === 'report').length / logs.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.37);
});

test('no kind outweighs the others', () => {
  const large = [...groupBy(logs, ({kind}) => kind)].filter(([, ofKind]) => ofKind.length > MOST_OF_A_KIND);
  expect(large.map(([kind]) => kind)).toEqual([]);
});

test('the accepted phrases are long enough to be distinctive', () => {
  const short = logs.flatMap(({file, expect: {accept}}) =>
    accept.filter(({length}) => length < SHORTEST_PHRASE).map((phrase) => `${file}: ${phrase}`),
  );
  expect(short).toEqual([]);
});

test('there are 200 different unknown texts', () => {
  expect(unknownTexts).toHaveLength(200);
  expect(new Set(unknownTexts.map(({text}) => text)).size).toBe(200);
});

test.each(PERSONAL)('no text has $what', ({pattern}) => {
  const texts = [
    ...logs.map(({file}) => ({name: file, text: readLogText(file)})),
    ...unknownTexts.map(({text}, index) => ({name: `unknown.json: texts[${index}]`, text})),
  ];
  const found = texts.flatMap(({name, text}) => {
    const match = pattern.exec(text);
    return match ? [`${name}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});
