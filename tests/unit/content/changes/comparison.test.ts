import {remarkChanges} from '@site/plugins/content/changes';
import {problemOf, readQuery, searchOf, type Query} from '@site/plugins/content/changes/browser/query';
import {comparisonHtml} from '@site/plugins/content/changes/comparisonFiles';
import {listedPackages} from '@site/plugins/content/changes/listedPackages';
import {packageNames} from '@site/plugins/content/changes/packageNames';
import {docsVersions, labelOf, versionBefore} from '@site/plugins/content/changes/versions';
import {docsTreeOf} from '@site/plugins/content/version-numbers';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, pageHtml} from '../reference/compilePage';

const CHOICES = {versions: ['v8', 'v7', 'v6'], packages: ['', 'camera'], kinds: ['added', 'removed']};
const INITIAL: Query = {from: 'v6', to: 'v7', package: '', kinds: [], text: ''};

describe('the address of a comparison', () => {
  test.each<[string, Partial<Query>]>([
    ['', {}],
    ['?from=v7&to=v8', {from: 'v7', to: 'v8'}],
    [
      '?from=v6&to=v7&package=camera&kind=added,removed&q=a+b',
      {package: 'camera', kinds: ['added', 'removed'], text: 'a b'},
    ],
  ])('%j is read and written', (search, query) => {
    expect(readQuery(search, CHOICES, INITIAL)).toEqual({...INITIAL, ...query});
    expect(searchOf({...INITIAL, ...query}, INITIAL)).toBe(search);
  });

  test('may leave out what is as on the page', () => {
    expect(readQuery('?kind=removed&from=', CHOICES, INITIAL)).toEqual({...INITIAL, kinds: ['removed']});
  });

  test.each([
    ['?from=v1', 'There is no version “v1”. The versions are v6, v7, and v8.'],
    ['?from=v8&to=v6', 'v8 is newer than v6. Choose the older version first.'],
    ['?to=v6', 'Both versions are v6, so there is nothing to compare. Choose two different versions.'],
    ['?package=<b>', 'There is no package “<b>”.'],
    ['?kind=added,x', 'There is no kind of change “x”. The kinds are added and removed.'],
  ])('%j is wrong, and a sentence says why', (search, sentence) => {
    expect(readQuery(search, CHOICES, INITIAL)).toBe(sentence);
  });

  test('has no problem if it is right', () => {
    expect(problemOf(INITIAL, CHOICES)).toBeUndefined();
  });
});

test('packages are named after their pages in both versions, and commands belong to the CLI, too', () => {
  expect(packageNames({page: '/apis/preferences', oldPage: '/apis/storage'})).toEqual([
    'preferences',
    'storage',
  ]);
  expect(packageNames({page: '/cli/commands/run', oldPage: '/cli/run'})).toEqual(['cap-run', 'cli']);
  expect(packageNames({page: '/cli'})).toEqual(['cli']);
  expect(packageNames({page: '/config'})).toEqual(['config']);
});

test('the menu has the packages of all versions, each once', () => {
  const values = listedPackages(ROOT).map(({value}) => value);
  expect(values).toEqual(
    expect.arrayContaining(['camera', 'storage', 'file-viewer', 'cli', 'cap-run', 'config']),
  );
  expect(new Set(values).size).toBe(values.length);
});

const LATEST = versionBefore(ROOT, 'next') ?? '';
const pageOf = async (version: string): Promise<string> =>
  pageHtml(
    await compilePage(remarkChanges({siteDir: ROOT}), {
      content: '::api-changes',
      filePath: `${ROOT}/${docsTreeOf(version)}/updating/changes.md`,
    }),
  );

/** Returns the texts of a list's items. */
const itemsOf = (html: string): string[] =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''));

test('the file of a pair has the same changes as the page', async () => {
  const older = versionBefore(ROOT, LATEST) ?? '';
  const html = await comparisonHtml(ROOT, {older, newer: LATEST}, '/docs/');
  const page = await pageOf(LATEST);
  expect(itemsOf(html)).toEqual(itemsOf(page));
  expect(page).toContain(`${itemsOf(html).length} changes from ${older} to ${LATEST}`);
  expect([...html.matchAll(/href="([^"]*)"/g)].filter(([, url]) => !url?.startsWith('/docs/'))).toEqual([]);
});

test('only the page of the latest version has controls, and the others link to it', async () => {
  expect(await pageOf(LATEST)).toContain('<div class="api-compare">');
  const [next = ''] = docsVersions(ROOT);
  const html = await pageOf(next);
  expect(html).not.toContain('api-compare');
  expect(html).toContain(`href="/updating/changes?from=${LATEST}&#x26;to=${labelOf(ROOT, next)}"`);
});
