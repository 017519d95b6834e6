import {remarkChanges} from '@site/plugins/content/changes';
import {listedPages} from '@site/plugins/content/changes/listedPages';
import {docsVersions, versionBefore} from '@site/plugins/content/changes/versions';
import {docsTreeOf} from '@site/plugins/content/version-numbers';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, pageHtml, type CompiledPage} from '../reference/compilePage';

const VERSIONS = docsVersions(ROOT);
const OLDEST = VERSIONS.at(-1) ?? '';

const pageOf = (version: string): Promise<CompiledPage> =>
  compilePage(remarkChanges({siteDir: ROOT}), {
    content: '::api-changes',
    filePath: `${ROOT}/${docsTreeOf(version)}/updating/changes.md`,
  });

test.each(VERSIONS.slice(0, -1))(
  'the page of %s has each page that changed once, or says that nothing has changed',
  async (version) => {
    const page = await pageOf(version);
    // Right after `npm run version:cut`, `next` has the packages of the version that was cut.
    const older = versionBefore(ROOT, version) ?? '';
    const changed = await listedPages(ROOT, {older, newer: version}, ({url}) => url);
    const html = pageHtml(page);
    expect(html.includes('Nothing has changed since')).toBe(changed.length === 0);
    for (const {title} of changed) expect(html).toContain(title);
    expect(new Set(page.ids).size).toBe(page.ids.length);
  },
);

const htmlOf = async (version: string): Promise<string> => pageHtml(await pageOf(version));

test('lists new plugins by the titles of their pages, and removed ones with the older version’s page', async () => {
  const [, added = '', removed = ''] = (await htmlOf('v6')).split(/<h2 id="(?:new|removed)">/);
  expect(added).toContain('<a href="../apis/barcode-scanner.md">Barcode Scanner</a>');
  expect(removed).toContain('<a href="/v5/apis/watch">Watch 🧪</a>');
});

test.each([
  ['v5', ['New plugins']],
  ['v7', ['New plugins and commands']],
  ['v3', ['New plugins, commands, and configuration', 'Removed plugins and commands']],
])('the first sections of %s say what they list', async (version, titles) => {
  const html = await htmlOf(version);
  for (const title of titles) expect(html).toMatch(new RegExp(`<h2 id="(?:new|removed)">${title}<`));
});

test('a name links to its own version, and what was removed to the older one', async () => {
  const html = await htmlOf('v7');
  expect(html).toContain(
    '<a href="../apis/app.md#togglebackbuttonhandler"><code>toggleBackButtonHandler()</code></a>',
  );
  expect(html).toContain(
    '<a href="/v6/apis/device#deviceinfo.diskfree"><code>DeviceInfo.diskFree</code></a>',
  );
});

test('the oldest version has nothing to compare with', async () => {
  await expect(pageOf(OLDEST)).rejects.toThrow(
    `updating/changes.md:1:1  ${OLDEST} is the oldest version, so nothing changed before it.`,
  );
});
