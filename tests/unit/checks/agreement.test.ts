import fs from 'node:fs';
import path from 'node:path';
import {agreementRule} from '../../../checks/agreement';
import {contextOf} from '../../../checks/checkSite';
import {parsePage} from '../../../checks/readPage';
import {docsTreeOf} from '../../../plugins/content/version-numbers';
import {ROOT} from '../../support/fixtureSite';

const context = contextOf(ROOT);
const VERSION = 'v2';

/** Returns what the rule finds on the pages, which are in addition to the real ones of the version. */
async function findingsAmong(sources: Readonly<Record<string, string>>): Promise<string[]> {
  const pages = Object.entries(sources).map(([name, source]) => {
    const page = parsePage(`${docsTreeOf(VERSION)}/${name}`, source, context);
    return {file: page.file, version: VERSION, facts: agreementRule.collect(page, context)};
  });
  const findings = await agreementRule.judge(pages, context);
  return findings.map(
    ({file, line, column, message}) =>
      `${path.basename(file)}:${line}:${column}  ${message.replace(`${docsTreeOf(VERSION)}/`, '')}`,
  );
}

const fixture = (name: string): string =>
  fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/agreement', name), 'utf8');

test('a reason that other pages state differently is found, in a sample and in a table', async () => {
  const sources = {'a.md': fixture('right.md'), 'b.md': fixture('right.md'), 'c.md': fixture('broken.md')};
  expect(await findingsAmong(sources)).toEqual([
    'c.md:10:21  "NSPrivacyAccessedAPICategoryUserDefaults" is C56D.1 here, but CA92.1 in a.md:10',
    'c.md:18:64  "NSPrivacyAccessedAPICategoryFileTimestamp" is DDA9.1 here, but C617.1 in a.md:18',
  ]);
});

test('the guides to one version state the same new versions', async () => {
  const guide = '| Setting | 8 | 9 |\n| --- | --- | --- |\n| `google-services` plugin | 4.4.2 | 4.4.4 |\n';
  const plugins =
    '| Setting | New value |\n| --- | --- |\n| `google-services` plugin | 4.4.3 |\n| Other plugin | any 4.4.3 |\n';
  expect(await findingsAmong({'updating/9-0.md': guide, 'updating/plugins/9-0.md': plugins})).toEqual([
    '9-0.md:3:30  "google-services plugin" is 4.4.3 here, but 4.4.4 in updating/9-0.md:3',
  ]);
  expect(await findingsAmong({'updating/9-0.md': guide, 'updating/plugins/10-0.md': plugins})).toEqual([]);
  expect(await findingsAmong({'guides/a.md': guide, 'guides/b.md': plugins})).toEqual([]);
});

test('pages that agree, and manifests with several categories, are left alone', async () => {
  expect(await findingsAmong({'a.md': fixture('right.md'), 'b.md': fixture('right.md')})).toEqual([]);
});
