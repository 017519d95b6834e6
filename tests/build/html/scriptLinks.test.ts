import fs from 'node:fs';
import path from 'node:path';
import {comparisonFile} from '../../../plugins/content/changes/browser/comparisonFile';
import {withErrorParts} from '../../../plugins/lib/errorParts';
import {INDEX_DIR} from '../../../plugins/lib/searchIndexDir';
import {
  CATALOG_FILE,
  fromCatalogFile,
  MANIFEST_FILE,
  MESSAGES_FILE,
  textFile,
  toCatalogPage,
  type CatalogFile,
  type Manifest,
  type MessageList,
  type PartText,
} from '../../../plugins/search/browser/engine/catalog';
import {POPULAR_PAGES} from '../../../plugins/search/browser/interface/quickLinks';
import type {AssistantModule} from '../../../packages/upgrade/types';
import {pageEquivalents} from '../../../plugins/lib/pageEquivalents';
import {filesIn, tagsOf} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';

/** The links that scripts show. Those in the pages' HTML are checked by the build. */
const BUILD = path.join(ROOT, 'build');
const BASE = '/docs/';

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** Reads a built page with the entries of a list of errors, which come from files of their own. */
const readPage = (file: string): string => withErrorParts(fs.readFileSync(file, 'utf8'), BUILD, BASE);

/** The anchors of built pages, by file; undefined if there is no such file. */
const known = new Map<string, ReadonlySet<string> | undefined>();

function anchorsOf(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) {
    const place = path.join(BUILD, file);
    const isThere = fs.existsSync(place) && fs.statSync(place).isFile();
    known.set(file, isThere ? idsIn(readPage(place)) : undefined);
  }
  return known.get(file);
}

const idsIn = (html: string): ReadonlySet<string> =>
  new Set(tagsOf(html).flatMap(({attributes: {id}}) => (id === undefined ? [] : [id])));

const hrefsIn = (html: string): string[] =>
  tagsOf(html).flatMap(({name, attributes: {href}}) => (name === 'a' && href !== undefined ? [href] : []));

/** Returns what is wrong with a link, or nothing. `ownIds` are the anchors that a link without an address can lead to. */
function problemOf(link: string, ownIds: ReadonlySet<string> = new Set()): string | undefined {
  if (/^https?:\/\//.test(link)) return undefined;
  const [address = '', anchor] = link.replace(/\?[^#]*/, '').split('#');
  if (address === '') return ownIds.has(decodeURIComponent(anchor ?? '')) ? undefined : `no anchor: ${link}`;
  if (!`${address}/`.startsWith(BASE)) return `not below ${BASE}: ${link}`;
  const name = address.slice(BASE.length).replace(/\/$/, '');
  const names = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`, name];
  const anchors = names.map(anchorsOf).find((found) => found !== undefined);
  if (!anchors) return `no page: ${link}`;
  return anchor === undefined || anchors.has(decodeURIComponent(anchor)) ? undefined : `no anchor: ${link}`;
}

/** Expects all links to lead somewhere, of which there are at least `fewest`. */
function expectLinks(links: readonly string[], fewest: number, ownIds?: ReadonlySet<string>): void {
  expect(links.length).toBeGreaterThanOrEqual(fewest);
  expect([...new Set(links)].flatMap((link) => problemOf(link, ownIds) ?? [])).toEqual([]);
}

type Version = Parameters<typeof pageEquivalents>[1] & Parameters<typeof pageEquivalents>[2][number];

/** The docs versions with their pages, newest first. */
const versions = (): Version[] =>
  readJson<{'docusaurus-plugin-content-docs': {default: {versions: Version[]}}}>(
    path.join(ROOT, '.docusaurus/globalData.json'),
  )['docusaurus-plugin-content-docs'].default.versions;

test('a link that leads nowhere is noticed', () => {
  expect(
    ['/errors', '/docs/nowhere', '/docs/errors#nowhere', '#nowhere'].map((link) => problemOf(link)),
  ).toEqual([
    'not below /docs/: /errors',
    'no page: /docs/nowhere',
    'no anchor: /docs/errors#nowhere',
    'no anchor: #nowhere',
  ]);
  expect(
    ['/docs', '/docs/?a=b', '/docs/errors#all-messages', 'https://a.test'].map((link) => problemOf(link)),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test('those of the error lookup to the entries of other versions, and in these', () => {
  const pages = filesIn(BUILD, 'errors.html').map((file) => readPage(path.join(BUILD, file)));
  expect(pages).toHaveLength(versions().length);
  expectLinks(
    pages.flatMap((html) =>
      hrefsIn(/<template class="?error-lookup__others"?>(.*?)<\/template>/s.exec(html)?.[1] ?? ''),
    ),
    1000,
  );
});

test('those of the upgrade assistant to guides, and to lists of API changes', () => {
  const {baseUrl, data} = readJson<AssistantModule>(
    path.join(ROOT, '.docusaurus/upgrade-assistant/default/data.json'),
  );
  const addresses = [
    ...Object.values(data.guides),
    ...Object.keys(data.sections),
    ...data.changes.map(({guide}) => guide),
    ...data.api.flatMap(({link}) => [link, link.replace(/#.*/, '')]),
  ];
  expectLinks(
    addresses.map((address) => baseUrl + address.slice(1)),
    100,
  );
});

test('those of the comparison of versions', () => {
  const labels = versions().map(({label}) => label);
  const files = labels.flatMap((to, index) =>
    labels.slice(index + 1).map((from) => comparisonFile(from, to)),
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const {html} = readJson<{html: string}>(path.join(BUILD, file));
    // Right after a cut, nothing differs between the new version and the next one.
    expectLinks(hrefsIn(html), html.includes('<h2') ? 1 : 0, idsIn(html));
  }
});

test('those of the search: pages, places in them, and the list of error messages', () => {
  const dir = path.join(BUILD, INDEX_DIR);
  const {versions: entries} = readJson<Manifest>(path.join(dir, MANIFEST_FILE));
  for (const {folder} of entries) {
    const pages = fromCatalogFile(readJson<CatalogFile>(path.join(dir, folder, CATALOG_FILE)));
    const links = pages.map(toCatalogPage).flatMap(({url, parts}) =>
      parts.flatMap(([id]) => {
        const part = id.slice(id.indexOf('/') + 1);
        const {places} = readJson<PartText>(path.join(dir, folder, textFile(part)));
        return places.map(({anchor}) => (anchor === '' ? url : `${url}#${anchor}`));
      }),
    );
    const lists = readJson<MessageList[]>(path.join(dir, folder, MESSAGES_FILE));
    expectLinks([...links, ...lists.map(({url}) => url)], 500);
  }
});

test('those that every version has for readers who find nothing', () => {
  expectLinks(
    versions().flatMap(({path: root}) => POPULAR_PAGES.map(({route}) => root.replace(/\/?$/, `/${route}`))),
    POPULAR_PAGES.length,
  );
});

test('those of the version menu and of suggestions for missing pages: where other versions have a page', () => {
  const all = versions();
  const equivalents = all.flatMap((own) =>
    own.docs.flatMap(({path: page}) => Object.values(pageEquivalents(page, own, all))),
  );
  expectLinks(
    [
      ...all.flatMap(({docs}) => docs.map(({path: page}) => page)),
      ...equivalents.flatMap(({path: page, anchors = {}}) => [page, ...Object.values(anchors)]),
    ],
    1000,
  );
});

test('those of the sidebars, which come in a file for each version', () => {
  const files = filesIn(path.join(BUILD, 'versions'), '.js');
  const links = files.flatMap((file) =>
    [...fs.readFileSync(path.join(BUILD, 'versions', file), 'utf8').matchAll(/"href":("[^"]+")/g)].map(
      ([, href = '']) => JSON.parse(href) as string,
    ),
  );
  expectLinks(links, 500);
});
