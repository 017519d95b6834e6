import fs from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {type Loss} from '../../../packages/changes/earlierNames';
import {withErrorParts} from '../../lib/errorParts';
import {articleOf} from '../../lib/fragments';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {hashOf} from '../../../packages/lib/hashFiles';
import {readKept} from '../../../packages/lib/readKept';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {markdownPath} from '../../lib/markdownPath';
import {pageFile} from '../../lib/pageFile';
import {FULL_TEXT, INDEX, textPath} from '../../lib/textPath';
import type {ListedDoc, ListedVersion} from './listedDocs';
import {fullText, indexLine, llmsIndex} from './llms';
import {pageMarkdown} from './pageMarkdown';
import {partAddress, partFiles} from './parts';

/** Plain data that can be passed to a worker thread. */
export type Work = {
  readonly docs: readonly ListedDoc[];
  readonly versions: readonly {readonly version: ListedVersion; readonly losses: readonly Loss[]}[];
  /** The site's URL without the base URL. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly outDir: string;
  /** The folder for the Markdown of pages, and the hash of the sources that make it. */
  readonly cache: {readonly dir: string; readonly sources: string};
};

/** Writes the files of all docs, and then the texts of each version. */
function writePages({docs, versions, origin, baseUrl, outDir, cache}: Work): void {
  const write = (address: string, text: string): void =>
    atomicWrite(path.join(outDir, address.slice(baseUrl.length)), text);
  const toMarkdown = converter({docs, origin, baseUrl, cache});
  const texts = new Map<ListedDoc, string>();
  for (const doc of docs) {
    const article = readArticle(doc, outDir, baseUrl);
    const markdown = toMarkdown(doc, article);
    texts.set(doc, markdown);
    const address = markdownPath(doc.permalink, baseUrl);
    const page = {markdown, url: origin + address, index: indexLine(doc.version, origin)};
    for (const {name, text} of partFiles(page, errorLists(article))) write(partAddress(address, name), text);
  }
  for (const {version, losses} of versions) {
    const own = docs.filter((doc) => doc.version === version);
    const opening = {version, versions: versions.map((one) => one.version), losses, origin};
    write(textPath(version.path, INDEX), llmsIndex(opening, own, baseUrl));
    write(
      textPath(version.path, FULL_TEXT),
      fullText(
        opening,
        own.map((doc) => texts.get(doc) ?? ''),
      ),
    );
  }
}

function readArticle({permalink}: ListedDoc, outDir: string, baseUrl: string): string {
  const file = pageFile(permalink, baseUrl);
  return articleOf(withErrorParts(fs.readFileSync(path.join(outDir, file), 'utf8'), outDir, baseUrl), file);
}

/** Returns the names of the lists of errors in an article. Each has a file of its own, because nobody needs all of them. */
const errorLists = (article: string): string[] =>
  [...article.matchAll(/<div class="?error-group"?>.*?<dl [^>]*data-errors="?([^\s">]+)/gs)].map(
    ([, name = '']) => name,
  );

/** Returns a function that returns the Markdown of a doc, from the cache if its article hasn't changed. */
function converter({
  docs,
  origin,
  baseUrl,
  cache,
}: Omit<Work, 'versions' | 'outDir'>): (doc: ListedDoc, article: string) => string {
  const paths = docs.map(({permalink}) => withoutSlash(permalink));
  const site = {baseUrl, paths: new Set(paths)};
  const siteHash = hashOf(cache.sources, ...paths);
  return ({about, permalink}, article) => {
    const page = {about, article, url: origin + permalink};
    const kept = path.join(cache.dir, `${hashOf(JSON.stringify(page), siteHash)}.md`);
    const known = readKept(kept, String);
    if (known !== undefined) return known;
    const markdown = pageMarkdown(page, site);
    atomicWrite(kept, markdown);
    return markdown;
  };
}

writePages(workerData as Work);
