import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '../../../checks/checkSite';
import {pinsRule} from '../../../checks/pins';
import {parsePage} from '../../../checks/readPage';
import {docsTreeOf} from '../../../plugins/content/version-numbers';
import {ROOT} from '../../support/fixtureSite';

const context = contextOf(ROOT);
const FIXTURES = path.join(ROOT, 'tests/fixtures/content-checks/pins');

/** Returns what the rule finds on the pages, which are in addition to the real ones of the version. */
async function findingsAmong(version: string, sources: Readonly<Record<string, string>>): Promise<string[]> {
  const pages = Object.entries(sources).map(([name, source]) => {
    const page = parsePage(`${docsTreeOf(version)}/${name}`, source, context);
    return {file: page.file, version, facts: pinsRule.collect(page, context)};
  });
  const findings = await pinsRule.judge(pages, context);
  return findings.map(({file, line, column, message, hint}) =>
    `${path.basename(file)}:${line}:${column}  ${message}  ${hint}`.replace(
      ', or give the reason in checks/packages/knownPackages.json ("pins")',
      ', or give the reason',
    ),
  );
}

const fixture = (name: string): string => fs.readFileSync(path.join(FIXTURES, name), 'utf8');

test('a package that most pages install differently is found', async () => {
  const sources = {'a.md': fixture('broken.md'), 'b.md': fixture('usual.md')};
  expect(await findingsAmong('v7', sources)).toEqual([
    `a.md:7:13  "@acme/loose" isn't pinned to a version, but it is in versioned_docs/version-v7/b.md:7  Write @acme/loose@5, or give the reason`,
    'a.md:7:25  "@acme/major@4" has another version than in versioned_docs/version-v7/b.md:7  Write @acme/major@5, or give the reason',
    'a.md:8:24  "@acme/exact@1.2" has another version than in versioned_docs/version-v7/b.md:9  Write @acme/exact@1.2.2, or give the reason',
    `a.md:9:12  "@acme/app@latest" isn't pinned to a version, but it is in versioned_docs/version-v7/b.md:10  Write @acme/app@2, or give the reason`,
    'a.md:10:5  "@acme/tool@3" has another version than in versioned_docs/version-v7/b.md:11  Write @acme/tool@2, or give the reason',
    'a.md:13:32  "@acme/range@6" has another version than in versioned_docs/version-v7/b.md:21  Write @acme/range@7, or give the reason',
    'a.md:13:74  "@acme/elements@2" has another version than in versioned_docs/version-v7/b.md:21  Write @acme/elements@3, or give the reason',
    'a.md:14:45  "@acme/pinned@2" is pinned to a version, but not in versioned_docs/version-v7/b.md:7  Write @acme/pinned, or give the reason',
  ]);
});

test('packages that are installed alike are left alone', async () => {
  const sources = {'a.md': fixture('right.md'), 'b.md': fixture('usual.md')};
  expect(await findingsAmong('v7', sources)).toEqual([]);
});

test('upgrade guides install several versions', async () => {
  const sources = {'updating/a.md': fixture('broken.md'), 'b.md': fixture('usual.md')};
  expect(await findingsAmong('v7', sources)).toEqual([]);
});

test('a single page is compared with the others of its version, too', async () => {
  expect(await findingsAmong('v7', {'a.md': 'Run `npm install typescript`.\n'})).toEqual([
    expect.stringMatching(
      /^a\.md:1:18 {2}"typescript" isn't pinned to a version, but it is in versioned_docs\/version-v7\/.*\.md:\d+ {2}Write typescript@\d+, or give the reason$/,
    ),
  ]);
});
