import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {docsVersions} from '../../../packages/pages/versions';
import {loadPlugin, loadPlugins, pinnedPackages} from '../../../packages/facts';
import {extractorHash} from '../../../packages/facts/extract/extractorHash';
import {extractorFile, fileHeader} from '../../../packages/facts/schema/files';
import {filesBelow} from '../../../packages/lib/filesBelow';
import {ROOT} from '../../support/fixtureSite';

describe.each(docsVersions(ROOT))('the facts of %s', (version) => {
  const dir = path.join(ROOT, 'reference', version, 'facts');
  const files = filesBelow(dir).filter((file) => path.basename(file) !== 'extractor.json');
  const headers = files.map((file) => ({
    file: path.relative(ROOT, file),
    ...fileHeader.parse(JSON.parse(fs.readFileSync(file, 'utf8'))),
  }));

  test('are about the packages that are pinned, and only about these', () => {
    const pins = pinnedPackages(ROOT, version);
    expect(headers.filter((header) => pins[header.package] !== header.version)).toEqual([]);
    expect([...new Set(headers.map((header) => header.package))].sort()).toEqual(Object.keys(pins).sort());
  });

  test('were written by the extractor as it is: otherwise, run npm run facts:update', () => {
    const text = fs.readFileSync(path.join(dir, 'extractor.json'), 'utf8');
    expect(extractorFile.parse(JSON.parse(text)).extractor).toBe(extractorHash());
  });
});

describe('a file of facts', () => {
  let siteDir: string;
  const file = 'reference/v7/facts/plugins/toast.json';
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    for (const name of [file, 'reference/v7/package.json']) {
      fs.copyFileSync(path.join(ROOT, name), path.join(siteDir, name));
    }
  });
  afterEach(() => fs.rmSync(siteDir, {recursive: true}));

  const edit = (name: string, search: string | RegExp, replacement: string): void => {
    const target = path.join(siteDir, name);
    fs.writeFileSync(target, fs.readFileSync(target, 'utf8').replace(search, replacement));
  };

  test('is read', () => {
    expect(loadPlugin(siteDir, 'v7', 'toast').jsName).toBe('Toast');
  });

  test.each([
    ['about another release', ['reference/v7/package.json', /("@capacitor\/toast": ")[^"]+/, '$17.9.9']],
    ['of another form', [file, '"jsName"', '"name"']],
    ['that is cut off', [file, /\}\s*$/, '']],
  ] as const)('%s is refused with the command to run', (_what, [name, search, replacement]) => {
    edit(name, search, replacement);
    expect(() => loadPlugins(siteDir, 'v7')).toThrow(
      /^reference\/v7\/facts\/plugins\/toast\.json [\s\S]*\nRun npm run facts:update v7\.$/,
    );
  });

  test('that is missing is named', () => {
    fs.rmSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    expect(() => loadPlugins(siteDir, 'v7')).toThrow('reference/v7/facts/plugins does not exist.');
  });
});
