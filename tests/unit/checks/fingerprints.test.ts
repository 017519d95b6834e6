import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ruleKeys} from '../../../packages/checks/checkSite';
import {LATEST_VERSION} from '../../../src/data/versions';
import {ROOT} from '../../support/fixtureSite';

/** What the rules are made of, and what they read. */
const PARTS = [
  'packages',
  'plugins',
  'src/components',
  'src/data',
  'static/img',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'versioned_sidebars',
];
const LATEST_PACKAGES = `reference/${LATEST_VERSION}/package.json`;

let siteDir: string;
let before: ReadonlyMap<string, string>;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprints-'));
  for (const part of PARTS) fs.cpSync(path.join(ROOT, part), path.join(siteDir, part), {recursive: true});
  fs.mkdirSync(path.join(siteDir, path.dirname(LATEST_PACKAGES)), {recursive: true});
  fs.copyFileSync(path.join(ROOT, LATEST_PACKAGES), path.join(siteDir, LATEST_PACKAGES));
  before = ruleKeys(siteDir);
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Returns the rules that ask about all pages again after an edit of `file`. */
function rulesAfterEditOf(file: string): string[] {
  const target = path.join(siteDir, file);
  const content = fs.readFileSync(target);
  fs.appendFileSync(target, '\n');
  const after = ruleKeys(siteDir);
  fs.writeFileSync(target, content);
  return [...before.keys()].filter((rule) => before.get(rule) !== after.get(rule));
}

test.each([
  ['a file of the rule', 'packages/checks/numbers/subjects.ts', ['numbers']],
  ['a list that the rule reads', 'packages/checks/spelling/dictionary.txt', ['spelling']],
  [
    'a helper in the folder of another rule',
    'packages/checks/spelling/segments.ts',
    ['spelling', 'structure', 'wording'],
  ],
  [
    'a file of another package, through others',
    'packages/facts/load.ts',
    [
      ...['answers', 'crosslinks', 'defaults', 'errors'],
      ...['names', 'packages', 'samples', 'shell', 'typescript'],
    ],
  ],
])('%s: %s', (_what, file, rules) => {
  expect(rulesAfterEditOf(file).sort()).toEqual(rules);
});

test.each([
  'package-lock.json',
  'src/data/requirements.json',
  'packages/checks/readPage.ts',
  LATEST_PACKAGES,
])('%s decides what every rule says', (file) => {
  expect(rulesAfterEditOf(file)).toEqual([...before.keys()]);
});

test.each([
  ['documentation', 'packages/checks/README.md'],
  ['how findings are printed', 'packages/checks/report.ts'],
  ['what is read each time that pages are judged together', 'sidebars.ts'],
])('no rule depends on %s: %s', (_what, file) => {
  expect(rulesAfterEditOf(file)).toEqual([]);
});
