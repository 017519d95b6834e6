import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {IndexFile, PagefindIndex} from 'pagefind';
import type {Catalog} from '../../src/search/catalog';
import {toRecord} from './toRecord';
import type {PageText} from './types';

const gunzip = promisify(zlib.gunzip);
const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;

/** The index of one docs version: Pagefind's files, and the catalog of its pages. */
export type VersionIndex = {readonly files: readonly IndexFile[]; readonly catalog: Catalog};

/** Indexes the pages of one docs version. Throws when Pagefind reports an error. */
export async function indexVersion(pages: readonly PageText[]): Promise<VersionIndex> {
  // Pagefind is there for `import` only.
  const {createIndex} = await import('pagefind');
  const {index, errors} = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  await Promise.all(pages.map((page) => addPage(index, page)));
  const {files, errors: writeErrors} = await index.getFiles();
  assertNone(writeErrors);
  await index.deleteIndex();
  return {files, catalog: await catalogOf(pages, files)};
}

async function addPage(index: PagefindIndex, page: PageText): Promise<void> {
  const answers = await Promise.all(
    page.places.map((place) =>
      index.addHTMLFile({url: urlOf(page, place.anchor), content: toRecord(page, place)}),
    ),
  );
  assertNone(answers.flatMap(({errors}) => errors));
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}

function urlOf(page: PageText, anchor: string): string {
  return anchor ? `${page.url}#${anchor}` : page.url;
}

async function catalogOf(pages: readonly PageText[], files: readonly IndexFile[]): Promise<Catalog> {
  const idOf = new Map(await Promise.all(files.filter(({path}) => FRAGMENT.test(path)).map(readFragment)));
  const ids = pages.flatMap((page) =>
    page.places.map(({anchor}) => {
      const url = urlOf(page, anchor);
      const id = idOf.get(url);
      if (id === undefined) throw new Error(`Pagefind has no record of ${url}.`);
      return id;
    }),
  );
  return {pages: pages.map(catalogPage), ids};
}

function catalogPage({url, title, section, places}: PageText): Catalog['pages'][number] {
  const headings = places.slice(1).map(({heading, anchor}) => [heading, anchor] as const);
  return {url, title, section, headings};
}

async function readFragment({path: file, content}: IndexFile): Promise<[url: string, id: string]> {
  const text = (await gunzip(content)).toString('utf8');
  const {url} = JSON.parse(text.replace(/^pagefind_dcd/, '')) as {url: string};
  return [url, FRAGMENT.exec(file)?.[1] ?? ''];
}
