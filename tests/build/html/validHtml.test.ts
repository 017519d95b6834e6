import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {versions} from '../../../src/data/versions';
import {ROOT} from '../../support/fixtureSite';

/** The HTML of the built site, as two checkers judge it. */
const BUILD = path.join(ROOT, 'build');
const VNU_JAR = path.join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar');

const OLDEST = Object.keys(versions).at(-1);

/** One page of each kind, and the first page of each version. */
const PAGES = [
  'index',
  'getting-started',
  'basics/workflow',
  'apis/camera',
  'plugins',
  'cli',
  'cli/commands/run',
  'config',
  'core-apis/saving-calls',
  'updating/6-0',
  'reference/support-policy',
  'search',
  '404',
  ...Object.entries(versions).flatMap(([name, {path: prefix = name, banner}]) =>
    banner === 'none' ? [] : [prefix],
  ),
  'next/apis/camera',
  `${OLDEST}/basics/workflow`,
  `${OLDEST}/config`,
].map((page) => path.join(BUILD, `${page}.html`));

/** Returns errors and warnings as `file:line:column  message`. */
type Checker = (files: readonly string[]) => Promise<string[]> | string[];

const htmlValidate: Checker = async (files) => {
  const checker = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));
  const reports = await Promise.all(files.map((file) => checker.validateFile(file)));
  return reports.flatMap(({results}) =>
    results.flatMap(({filePath, messages}) =>
      messages.map(({line, column, message}) => `${filePath}:${line}:${column}  ${message}`),
    ),
  );
};

type VnuMessage = {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
};

/** The Nu HTML Checker, which browsers' makers use. What it only remarks on, such as `<br/>`, is no warning. */
const vnu: Checker = (files) => {
  const options = ['-jar', VNU_JAR, '--format', 'json', '--stdout', '--exit-zero-always'];
  const output = execFileSync('java', [...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const {messages} = JSON.parse(output) as {messages: VnuMessage[]};
  return messages
    .filter(({type, subType}) => type !== 'info' || subType === 'warning')
    .map(({url, lastLine, lastColumn, message}) => `${url}:${lastLine}:${lastColumn}  ${message}`);
};

const HAS_JAVA = spawnSync('java', ['-version']).status === 0;
const CHECKERS: readonly (readonly [string, Checker])[] = [
  ['html-validate', htmlValidate],
  ...(HAS_JAVA ? [['the Nu HTML Checker', vnu] as const] : []),
];

beforeAll(() => {
  const names = CHECKERS.map(([name]) => name).join(' and ');
  process.stdout.write(`HTML is checked by ${names}${HAS_JAVA ? '' : '; the Nu HTML Checker needs Java'}.\n`);
});

describe.each(CHECKERS)('%s', (_name, check) => {
  test('finds no errors and no warnings on any kind of page', async () => {
    // vnu says nothing of a file that is not there.
    expect(PAGES.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(await check(PAGES)).toEqual([]);
  });

  test('finds the errors of a page that has some', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'html-'));
    const file = path.join(dir, 'wrong.html');
    fs.writeFileSync(
      file,
      '<!doctype html><html lang="en"><head><title>A page</title><script defer="true" src="/a.js"></script></head><body><p id="a">One</p><p id="a">Two</p></body></html>',
    );
    const found = (await check([file])).join('\n');
    expect(found).toMatch(/attribute .defer/i);
    expect(found).toMatch(/duplicate id/i);
  });
});
