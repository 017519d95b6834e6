import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versions} from '../../plugins/lib/docsVersions';
import {ROOT} from '../support/fixtureSite';
import {installJava} from '../support/java';

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

type VnuMessage = {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
};

/** Widths of columns: the site's policy blocks inline styles, and browsers have to support the attribute. */
const ACCEPTED = /^The “width” attribute on the “t[dh]” element is obsolete/;

/**
 * Returns the errors and warnings of the Nu HTML Checker, which browsers' makers use, as `file:line:column  message`.
 * What it only remarks on, such as `<br/>`, is no warning.
 */
function problemsIn(files: readonly string[]): string[] {
  const options = ['-jar', VNU_JAR, '--format', 'json', '--stdout', '--exit-zero-always'];
  const output = execFileSync('java', [...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const {messages} = JSON.parse(output) as {messages: VnuMessage[]};
  return messages
    .filter(({type, subType}) => type !== 'info' || subType === 'warning')
    .filter(({message}) => !ACCEPTED.test(message))
    .map(({url, lastLine, lastColumn, message}) => `${url}:${lastLine}:${lastColumn}  ${message}`);
}

beforeAll(installJava);

test('no kind of page has an error or a warning', () => {
  // The checker says nothing of a file that is not there.
  expect(PAGES.filter((file) => !fs.existsSync(file))).toEqual([]);
  expect(problemsIn(PAGES)).toEqual([]);
});

test('the errors of a page are found', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'html-'));
  const file = path.join(dir, 'wrong.html');
  fs.writeFileSync(
    file,
    '<!doctype html><html lang="en"><head><title>A page</title><script defer="true" src="/a.js"></script></head><body><p id="a">One</p><p id="a">Two</p></body></html>',
  );
  const found = problemsIn([file]).join('\n');
  expect(found).toMatch(/attribute .defer/i);
  expect(found).toMatch(/duplicate id/i);
});
