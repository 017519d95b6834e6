import fs from 'node:fs';
import path from 'node:path';
import {contentHash} from '../../../../plugins/client/offline/browser/contentHash';
import {listFile} from '../../../../plugins/client/offline/browser/paths';
import {refreshLists} from '../../../../plugins/client/offline/build/refreshLists';
import {writeLists} from '../../../../plugins/client/offline/build/writeLists';
import type {SharedList, VersionList} from '../../../../plugins/client/offline/types';
import {FILES, makeSite} from './site';

function read<List>(outDir: string, name: string): List {
  return JSON.parse(fs.readFileSync(path.join(outDir, listFile(name)), 'utf8')) as List;
}

test('the list of a version has its pages, pictures, table and search index', async () => {
  const site = makeSite();
  const index = writeLists(site);
  const list = read<VersionList>(site.outDir, 'v7');
  expect(list.files.map(([file]) => file)).toEqual([
    '',
    'assets/images/a b.png',
    'cli',
    'search-index/v7-1/catalog.json',
    'versions/v7.js',
  ]);
  const table = list.files.find(([file]) => file === 'versions/v7.js');
  expect(table).toEqual(['versions/v7.js', await contentHash(new TextEncoder().encode('table 7').buffer), 7]);
  expect(list.table).toBe('/docs/versions/v7.js?abc');
  expect(list.redirects).toEqual({'/docs/old': '/docs/cli'});
  const [entry] = index.versions;
  const text = fs.readFileSync(path.join(site.outDir, listFile('v7')));
  expect(entry?.hash).toBe(await contentHash(new Uint8Array(text).buffer));
  expect(entry?.bytes).toBe(list.files.reduce((sum, [, , bytes]) => sum + bytes, 0));
});

test('the shared list has what pages show, and the headers', () => {
  const site = makeSite();
  writeLists(site);
  const list = read<SharedList>(site.outDir, 'shared');
  expect(list.files.map(([file]) => file)).toEqual([
    'assets/js/main.1.js',
    'img/favicon.svg',
    'search',
    'search-index/versions.json',
  ]);
  expect(list.headers).toEqual({'Referrer-Policy': 'no-referrer'});
  expect(list.assetNames).toBe('main.1.js');
});

test('a change of one version leaves the lists of the others as they are', () => {
  const before = writeLists(makeSite());
  const changed = {...FILES, 'v6.html': FILES['v6.html']?.replace('Old home', 'New home') ?? ''};
  const after = writeLists(makeSite(changed));
  expect(after.shared).toEqual(before.shared);
  expect(after.versions[0]).toEqual(before.versions[0]);
  expect(after.versions[1]?.hash).not.toBe(before.versions[1]?.hash);
});

test('a version whose page does not load its table fails the build', () => {
  const wrong = {...FILES, 'v6.html': FILES['v6.html']?.replace('versions/v6', 'versions/v5') ?? ''};
  expect(() => writeLists(makeSite(wrong))).toThrow("offline: v6.html doesn't load /docs/versions/v6.js.");
});

test('the lists of a site whose pages were changed for a host are those of the changed pages', () => {
  const site = makeSite();
  const before = writeLists(site);
  refreshLists(site.outDir);
  const readIndex = (): unknown =>
    JSON.parse(fs.readFileSync(path.join(site.outDir, 'offline/index.json'), 'utf8'));
  expect(readIndex()).toEqual(before);
  fs.appendFileSync(path.join(site.outDir, 'cli.html'), '<!-- policy -->');
  refreshLists(site.outDir);
  const refreshed = read<VersionList>(site.outDir, 'v7');
  const expected = writeLists(site);
  expect(refreshed).toEqual(read<VersionList>(site.outDir, 'v7'));
  expect(expected.versions[0]?.hash).not.toBe(before.versions[0]?.hash);
});
