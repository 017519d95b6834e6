import fs from 'node:fs';
import path from 'node:path';
import {loadAnswers, loadEntries} from '../../packages/errors/loadAnswers';
import {plainPattern} from '../../packages/errors/patternOf';
import {readAnswers} from '../../packages/errors/readAnswers';
import {escapeRegExp} from '../../packages/lib/escapeRegExp';
import {inRange} from '../../packages/lib/versionRange';
import {docsTreeOf} from '../../packages/pages/docsVersion';
import {lookupModel} from '../../plugins/content/error-lookup/lookupModel';
import {lookUpIn} from '../../scripts/errors-eval/lookUpIn';
import {isRight, versionOf, type State} from '../../scripts/errors-eval/measure';
import versions from '../../versions.json';
import {ROOT} from '../support/fixtureSite';
import {readLaterLogs} from '../support/logs';

/** How many messages the packages of each version have, and how many of them are ignored for a reason. */
const COUNTS: Readonly<Record<string, readonly [messages: number, ignored: number]>> = {
  next: [648, 75],
  v7: [597, 73],
  v6: [567, 66],
  v5: [535, 62],
  v4: [485, 50],
  v3: [426, 40],
  v2: [374, 27],
};

describe.each(['next', ...versions])('the page of %s', (version) => {
  const file = path.join(ROOT, docsTreeOf(version), 'errors.md');
  const {groups} = lookupModel({siteDir: ROOT, version, file});
  const shown = new Set(
    groups.flatMap(({name, errors, isGuide}) =>
      isGuide ? [] : errors.flatMap(({messages}) => messages.map((message) => `${name} ${message}`)),
    ),
  );
  const ignored = readAnswers(ROOT).flatMap(({name, ignored: all}) =>
    all
      .filter(({versions: range}) => range === undefined || inRange(range, version))
      .flatMap(({messages}) => messages.map((message) => ({name, pattern: expressionOf(message)}))),
  );

  it('has every message of each plugin and package, or a reason why nobody sees it', () => {
    const entries = loadEntries(ROOT, version);
    const hidden = entries.filter(({name, pattern}) => !shown.has(`${name} ${pattern}`));
    const lost = hidden.filter(
      (entry) =>
        !ignored.some(
          ({name, pattern}) => [entry.name, 'common'].includes(name) && pattern.test(entry.pattern),
        ),
    );
    expect(lost.map(({name, pattern}) => `${name}: ${pattern}`)).toEqual([]);
    expect([entries.length, hidden.length]).toEqual(COUNTS[version]);
  });
});

function expressionOf(message: string): RegExp {
  return new RegExp(`^${plainPattern(message).split('…').map(escapeRegExp).join('.*')}$`, 'su');
}

/** A text of a major version, and the phrases of which the first answer has one; none if nothing is right. */
type Expected = {readonly version: number; readonly text: string; readonly accept: readonly string[]};

const lookUp = lookUpIn(ROOT);

const read = <T>(name: string): T =>
  JSON.parse(fs.readFileSync(path.join(ROOT, 'tests/fixtures/logs', name), 'utf8')) as T;

function judge({version, text, accept}: Expected): {state: State; isRight: boolean; line: string} {
  const first = lookUp(versionOf({version}), text);
  const {state, texts} = first;
  const line = `${text.slice(0, 60)} → ${state}: ${texts[0] ?? ''}`;
  return {state, isRight: isRight(accept, first), line};
}

describe('later public logs', () => {
  const judged = readLaterLogs().map(judge);

  it('have no certain answer that is wrong', () => {
    expect(judged.filter(({state, isRight}) => state === 'known' && !isRight)).toEqual([]);
  });

  it('have the right answer first in nine of ten cases', () => {
    const misses = judged.filter(({isRight}) => !isRight).map(({line}) => line);
    expect(misses.length / judged.length > 0.1 ? misses : []).toEqual([]);
  });
});

/** `state` is what the lookup says, if it has to be sure or mustn't be. */
type FieldText = Expected & {readonly state?: State | 'not known'};

test.each(read<{texts: readonly FieldText[]}>('field.json').texts.map((one) => [one.text.slice(-50), one]))(
  'the answer is right for …%s',
  (_name, expected) => {
    const {state, isRight, line} = judge(expected);
    if (expected.accept.length > 0) expect([isRight, line]).toEqual([true, line]);
    if (expected.state === 'not known') expect(state).not.toBe('known');
    else if (expected.state) expect([line, state]).toEqual([line, expected.state]);
  },
);

/** Returns numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const VALUES = ['camera', '/data/user/0/com.example.app/files/a.jpg', '42', 'https://example.com/x', 'Echo'];

/** The share of a message that is left when it's cut. */
const CUT = 0.8;

/** How a message looks where readers copy it from. */
const DISGUISES: Readonly<Record<string, (message: string) => string>> = {
  timestamped: (message) => `05-01 12:34:56.789  1234  5678 E Capacitor: ${message}`,
  prefixed: (message) => `[capacitor] [error] ${message.replaceAll('\n', '\n[capacitor]         ')}`,
  wrapped: (message) => (message.match(/[\s\S]{1,40}/g) ?? []).join('\n'),
  cut: (message) => message.slice(0, Math.ceil(message.length * CUT)),
  escaped: (message) => JSON.stringify({data: JSON.stringify({message})}),
};

/** Returns whether a message is the right one: of those that begin with what is left of a cut message, each one is. */
const isSame = (plain: string, disguise: string) => (message: string) =>
  message === plain ||
  (disguise === 'cut' && message.toLowerCase().startsWith(plain.toLowerCase().slice(0, plain.length * CUT)));

describe('100 messages of the packages, chosen by lot', () => {
  const messages = ((): {plain: string; shown: string}[] => {
    const ofPackages = loadAnswers(ROOT, 'v7').answered.filter(({entries}) => entries.length > 0);
    const all = [...new Set(ofPackages.flatMap((error) => error.messages))];
    const next = numbers(41);
    const chosen = Array.from({length: 100}, () => all.splice(Math.floor(next() * all.length), 1)[0] ?? '');
    return chosen.map((plain) => ({
      plain,
      shown: plain.replace(/…/g, () => VALUES[Math.floor(next() * VALUES.length)] ?? ''),
    }));
  })();

  it.each(Object.entries(DISGUISES))('are found first when they are %s', (name, disguise) => {
    const misses = messages.flatMap(({plain, shown}) => {
      const {texts} = lookUp('v7', disguise(shown));
      return texts.some(isSame(plain, name)) ? [] : [`${plain} → ${texts[0] ?? ''}`];
    });
    expect(misses.length > 3 ? misses : []).toEqual([]);
  });
});
