import {docsTreeOf} from '@site/packages/pages/docsVersion';
import {remarkChanges} from '@site/plugins/content/changes';
import {comparisonHtml} from '@site/plugins/content/changes/comparisonFiles';
import {listedPages} from '@site/plugins/content/changes/listedPages';
import {docsVersions, versionBefore} from '@site/packages/pages/versions';
import {ROOT} from '../../../support/fixtureSite';
import type {Root} from 'mdast';
import {expandedPage, htmlOf} from '../reference/html';

const VERSIONS = docsVersions(ROOT);
const [NEXT = '', LATEST = ''] = VERSIONS;
const OLDEST = VERSIONS.at(-1) ?? '';

const pages = new Map<string, Promise<Root>>();
async function htmlOfPage(version: string): Promise<string> {
  const file = `${docsTreeOf(version)}/updating/changes.md`;
  const page = pages.get(version) ?? expandedPage(remarkChanges({siteDir: ROOT}), file, '::api-changes');
  pages.set(version, page);
  return htmlOf((await page).children);
}

test.each(VERSIONS.slice(0, -1))(
  'the page of %s has each page that changed once, or says that nothing has changed',
  async (version) => {
    const html = await htmlOfPage(version);
    const ids = html.match(/ id="[^"]*"/g);
    // Right after `npm run version:cut`, `next` has the packages of the version that was cut.
    const older = versionBefore(ROOT, version) ?? '';
    const changed = listedPages(ROOT, {older, newer: version}, ({url}) => url);
    expect(html.includes('Nothing has changed since')).toBe(changed.length === 0);
    for (const {title} of changed) expect(html).toContain(title);
    expect([...new Set(ids)]).toEqual(ids ?? []);
  },
);

test.each([
  // New plugins are listed by the titles of their pages, and removed ones with the older version's page.
  ['v6', /<h2 id="new">(?:(?!<h2).)*<a href="\.\.\/apis\/barcode-scanner\.md">Barcode Scanner<\/a>/],
  ['v6', /<h2 id="removed">(?:(?!<h2).)*<a href="\/v5\/apis\/watch">Watch 🧪<\/a>/],
  // The first sections say what they list.
  ['v5', /<h2 id="new">New plugins</],
  ['v3', /<h2 id="new">New plugins, commands, and configuration</],
  ['v3', /<h2 id="removed">Removed plugins and commands</],
  // A name links to its own version, and what was removed to the older one.
  ['v7', /<a href="\.\.\/apis\/app\.md#togglebackbuttonhandler"><code>toggleBackButtonHandler\(\)</],
  ['v7', /<a href="\/v6\/apis\/device#deviceinfo\.diskfree"><code>DeviceInfo\.diskFree</],
])('the page of %s has %s', async (version, html) => {
  expect(await htmlOfPage(version)).toMatch(html);
});

test('the oldest version has nothing to compare with', async () => {
  await expect(htmlOfPage(OLDEST)).rejects.toThrow(
    `updating/changes.md:1:1  ${OLDEST} is the oldest version, so nothing changed before it.`,
  );
});

test('the file of a pair has the same changes as the page, which says how many there are', async () => {
  const itemsOf = (html: string): string[] =>
    [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''));
  const older = versionBefore(ROOT, LATEST) ?? '';
  const html = comparisonHtml(ROOT, {older, newer: LATEST}, '/docs/');
  const page = await htmlOfPage(LATEST);
  expect(itemsOf(html)).toEqual(itemsOf(page));
  expect(page).toContain(`${itemsOf(html).length} changes from ${older} to ${LATEST}`);
  expect(html.match(/href="(?!\/docs\/)[^"]*"/g)).toBeNull();
  expect(await htmlOfPage(NEXT)).not.toContain(`from ${LATEST} to`);
});
