import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesRule} from '@site/packages/checks/files';
import {docFiles} from '@site/plugins/content/doc-files';
import type {LoadContext} from '@docusaurus/types';
import requirements from '@site/src/data/requirements.json';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'doc-files-'));
  for (const folder of ['docs/apis', 'versioned_docs/version-v7', 'static/img'])
    fs.mkdirSync(path.join(siteDir, folder), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'docs/apis/camera-2_a.md'), 'Text.');
  // Only the names of pages become addresses.
  fs.writeFileSync(path.join(siteDir, 'static/img/a b.png'), '');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const messages = async (): Promise<string[]> => {
  const findings = await filesRule.judge([], {siteDir, requirements});
  return findings.map(({file, line, message}) => `${file}:${line}  ${message}`);
};

test('files and folders with plain names are right', async () => {
  expect(await messages()).toEqual([]);
  expect(() => docFiles({siteDir} as LoadContext)).not.toThrow();
});

test.each([
  ['docs/my page.md', ' '],
  ['docs/über.md', 'ü'],
  ['versioned_docs/version-v7/"a".md', '"'],
])('the name of %s is a finding, and ends the build', async (file, character) => {
  fs.writeFileSync(path.join(siteDir, file), 'Text.');
  const sentence = `The name "${path.basename(file)}" has the character "${character}"`;
  expect(await messages()).toEqual([`${file}:1  ${sentence}`]);
  expect(() => docFiles({siteDir} as LoadContext)).toThrow(`${file}  ${sentence}. Names become addresses`);
});

test.each([
  ['docs/secret.md', '/etc/passwd'],
  ['docs/apis/folder', '/etc'],
  ['docs/apis/gone.md', '/nowhere'],
  ['static/img/secret.png', '/etc/passwd'],
])('%s is a finding, and ends the build, because it is a symbolic link', async (file, target) => {
  fs.symlinkSync(target, path.join(siteDir, file));
  expect(await messages()).toEqual([expect.stringContaining(`${file}:1  This is a symbolic link`)]);
  expect(() => docFiles({siteDir} as LoadContext)).toThrow(`${file}  This is a symbolic link`);
});
