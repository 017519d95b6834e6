import {errorLine} from '../../../packages/errors/errorLine';
import {indexErrors} from '../../../packages/errors/indexErrors';
import {lookUp} from '../../../packages/errors/lookUp';
import {problemOf, readQuery} from '../../../plugins/content/changes/browser/query';
import {patternOf} from '../../../plugins/search/browser/arrival/marks/findRanges';
import type {MessageList} from '../../../plugins/search/browser/engine/catalog';
import {correct} from '../../../plugins/search/browser/engine/correct';
import {excerptOf} from '../../../plugins/search/browser/engine/excerpt';
import {mayBeMessage, MessageFinder} from '../../../plugins/search/browser/engine/messages';
import {Names} from '../../../plugins/search/browser/engine/names';
import {termsOf} from '../../../plugins/search/browser/engine/terms';
import {WordMatcher} from '../../../plugins/search/browser/engine/wordMatcher';
import {arrivalWords} from '../../../plugins/search/browser/interface/arrivalWords';
import {queryIn} from '../../../plugins/search/browser/interface/pastedLog';
import {readAddress, writeAddress} from '../../../plugins/search/browser/interface/searchAddress';
import {recentSearches} from '../../../plugins/search/browser/interface/recentSearches';
import {choiceIn} from '../../../plugins/site/upgrade-assistant/browser/choice';
import {readProgress} from '../../../plugins/site/upgrade-assistant/browser/progress';
import {detect} from '../../../packages/upgrade/detect';
import {pathOfPasted} from '../../../packages/upgrade/kinds';
import {toMarkdown} from '../../../packages/upgrade/markdown';
import {makePlan, wantedWords} from '../../../packages/upgrade/plan';
import type {AssistantData} from '../../../packages/upgrade/types';
import {suggestPages} from '../../../src/components/suggestPages';
import {assistantData} from '../../support/assistant';

/** What readers type, paste or give by accident or on purpose; each is also repeated. */
const UNITS = [
  ...['constructor', '__proto__', 'toString ', 'hasOwnProperty.', 'prototype/'],
  ...['(', '[', '\\', '*a_', '(a+)+$', '.*', '{1,', '?', '-', '|', '^$'],
  ...['<img src=x onerror=alert(1)>', '<script>', '</script>', '<!--', '<a>', '&lt;', '<key>a</key>'],
  ...['\ud800', '\udc00', '\u0000', '\ufeff', 'e\u0301', '👩‍👩‍👧', '\u202e', '…'],
  ...['{"a":', '[1,', '{', '"', "'", '"""', '`', '/*', '//', '${', '#'],
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u001b[1;',
    'a',
    '1',
    '.',
    ' a',
    '=',
    'a=b\n',
    '%',
    '%E0%A4%A',
    '?q=',
    '/..',
    '//',
  ],
  ...['Error: ', 'at a (b:1:2)\n', 'module.exports ', 'appId ', 'android.a', 'jcenter()\n', 'handleOpenUrl('],
  ...["ext.kotlin_version = '1.0'\n", '"org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version"\n'],
  ...[
    'User denied access to camera ',
    'Not implemented on web ',
    'OS-PLUG-CAMR-0003 ',
    'import {a} from "a";\n',
  ],
];

/** A generator of numbers from 0 up to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = seeded(8);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const MIXED = Array.from({length: 60}, () =>
  Array.from({length: 2 + random() * 6}, () => pick(UNITS)).join(''),
);

const messageOf = (message: string, ...codes: readonly string[]) => ({
  messages: [message],
  codes,
  context: [],
});
const ERRORS = [
  messageOf('User denied access to camera'),
  messageOf('Not implemented on web.', 'UNIMPLEMENTED'),
  messageOf('… platform has not been added yet. See the docs for adding the … platform: …'),
  messageOf('The … of … is … (…) and … in …'),
  messageOf('No camera', 'OS-PLUG-CAMR-0003', '1'),
];
const finder = new MessageFinder((errors) => {
  const index = indexErrors(errors);
  return {ask: (text) => Promise.resolve({lookup: lookUp(text, index)}), end: () => undefined};
});
const LISTS: readonly MessageList[] = [
  {url: '/docs/errors', rows: ERRORS.map(({messages: [one = ''], codes}, at) => [at, one, codes])},
];
const VERSION = {
  label: 'v7',
  path: '/docs/',
  isLast: true,
  docs: [{path: '/docs/apis/camera', title: 'Camera'}],
};
const CHOICES = {versions: ['v7', 'v6'], packages: ['camera'], kinds: ['added']};
const INITIAL = {from: 'v6', to: 'v7', package: '', kinds: [], text: ''};
const INDEX = {
  names: new Names([
    {
      ...{url: '/docs/apis/camera', title: 'Camera', version: 'v7', section: '', platforms: [], parts: []},
      headings: ['Take a photo', 'constructor'],
    },
  ]),
  has: () => Promise.resolve(false),
  find: () => Promise.resolve([]),
  read: () => Promise.resolve({places: []}),
};
const FILES = [
  ...[
    'package.json',
    'capacitor.config.ts',
    'capacitor.config.json',
    'ios/App/Podfile',
    'src/a.ts',
    'src/a.vue',
  ],
  ...[
    'android/variables.gradle',
    'android/build.gradle',
    'android/app/build.gradle',
    'android/gradle.properties',
  ],
  ...['android/gradle/wrapper/gradle-wrapper.properties', 'android/app/src/main/AndroidManifest.xml'],
  ...['ios/App/App/Info.plist', 'ios/App/App/AppDelegate.swift', 'ios/App/App.xcodeproj/project.pbxproj'],
  ...['ios/App/CapApp-SPM/Package.swift', 'android/app/src/main/java/MainActivity.java', 'ios/.gitignore'],
];
/** What makes a text a file of its kind, so that more of it is read. */
const HEADS: Readonly<Record<string, string>> = {
  'package.json':
    '{"dependencies": {"@capacitor/core": "^2.0.0", "@capacitor/ios": "2.0.0", "@capacitor/android": "2"}}',
  'capacitor.config.ts': 'export default {appId: "a"};\n',
  'ios/App/Podfile': "platform :ios, '9.0'\n",
  'src/a.ts': 'import "@capacitor/core";\n',
  'src/a.vue': '<script>import "@capacitor/core";\n',
  'android/variables.gradle': 'ext { minSdkVersion = 1 }\n',
  'android/build.gradle': 'buildscript {\n',
  'android/app/build.gradle': 'android {\n',
  'android/gradle/wrapper/gradle-wrapper.properties': 'distributionUrl=gradle-1.0-all.zip\n',
};

let data: AssistantData;
let wanted: ReadonlySet<string>;
beforeAll(() => {
  data = assistantData();
  wanted = wantedWords(data);
});

function assist(files: Parameters<typeof detect>[0]): void {
  const project = detect(files, {wanted});
  const upgrade = {from: 2, to: data.latest};
  const plan = makePlan({...project, major: upgrade.from}, upgrade, data);
  toMarkdown(plan, {...upgrade, site: ''});
  expect(plan.steps.filter(({failure}) => failure !== undefined)).toEqual([]);
}

/** Every field that takes a reader's text. */
const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  'the search': async (text) => {
    const query = queryIn(text);
    mayBeMessage(query, true);
    const {terms} = await correct(INDEX, termsOf(query), query);
    excerptOf(text, new WordMatcher(terms.map(({word}) => word)));
    await finder.find(query, LISTS);
    arrivalWords(query, {excerpt: [{text: query, match: true}], subHits: []});
    patternOf(query.split(' '));
  },
  "the search's address": (text) =>
    writeAddress(readAddress(`?q=${text}&version=${text}&section=${text}`, ['v7'], 'v7')),
  'the error lookup': (text) => [errorLine(text), lookUp(text, indexErrors(ERRORS))],
  'a missing address': (text) => suggestPages(`/docs/${text}`, [VERSION]),
  "the comparison's address": (text) => {
    const query = readQuery(`?from=${text}&to=v7&package=${text}&kind=${text}&q=${text}`, INITIAL);
    return problemOf(query, CHOICES);
  },
  "the assistant's address": (text) => choiceIn(`?from=${text}&to=${text}`, data),
  'a pasted file': pathOfPasted,
};

/** Characters of a text, and how many times as many the longer one has. */
const LENGTH = 6000;
const TIMES = 8;
/** The longer one may take this many times as long in addition, and so many milliseconds in any case. */
const SLACK = 4;
const LEAST_MS = 100;
/** How often a time is measured, because something else may take the processor. */
const ATTEMPTS = 5;

/** Returns the processor's time in milliseconds: what a regular expression does can't be counted, and other programs don't matter. */
async function timeOf(act: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await act();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** Returns what is wrong with the time that a field takes for a long text. */
async function slowness(take: (text: string) => unknown, unit: string): Promise<string | undefined> {
  let worst = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const long = await timeOf(() => take(repeated(unit, LENGTH * TIMES)));
    if (long < LEAST_MS) return undefined;
    const short = await timeOf(() => take(repeated(unit, LENGTH)));
    if (long < short * TIMES * SLACK) return undefined;
    worst = `${JSON.stringify(unit)}: ${short.toFixed()} ms, then ${long.toFixed()} ms`;
  }
  return worst;
}

describe.each(Object.entries(FIELDS))('%s', (_field, take) => {
  it('takes any text', async () => {
    for (const text of ['', ...UNITS, ...MIXED]) await take(text);
  });

  it('takes no longer than a long text is long', async () => {
    const slow = [];
    for (const unit of UNITS) slow.push(await slowness(take, unit));
    expect(slow.filter((one) => one !== undefined)).toEqual([]);
  });
});

test.each(FILES)(
  'the assistant takes any text as %s, in a time that grows no faster than the text',
  async (path) => {
    const head = HEADS[path] ?? '';
    const others = path === 'package.json' ? [] : [{path: 'package.json', text: HEADS['package.json'] ?? ''}];
    const take = (text: string): void => assist([...others, {path, text: head + text}]);
    for (const text of [pick(UNITS), pick(MIXED), pick(MIXED)]) take(text);
    const slow = [];
    for (const unit of [pick(UNITS), pick(UNITS)]) slow.push(await slowness(take, unit));
    expect(slow.filter((one) => one !== undefined)).toEqual([]);
  },
);

describe('what the browser has stored', () => {
  const stored = jest.fn<string | null, [string]>();
  beforeAll(() => {
    Object.assign(globalThis, {
      document: {},
      localStorage: {getItem: stored, setItem: jest.fn(), removeItem: jest.fn()},
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('can be anything', () => {
    const values = [
      'null',
      '{}',
      '[null]',
      '[{"path":1}]',
      '{"length":3}',
      '[['.repeat(5000),
      ...UNITS,
      ...MIXED,
    ];
    for (const value of values) {
      stored.mockReturnValue(value);
      expect(recentSearches().every((one) => typeof one === 'string')).toBe(true);
      expect(readProgress({from: 6, to: 7, project: ''})).toBeInstanceOf(Set);
    }
  });
});
