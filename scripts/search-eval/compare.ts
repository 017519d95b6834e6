import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {chromium, type Page} from 'playwright-core';
import sirv from 'sirv';
import {readPages} from '../../plugins/search/index/readPages';
import type {PageText} from '../../plugins/search/index/types';
import {CHROMIUM_FLAGS, findChromium} from '../../tests/support/chromium';
import {listen} from '../staticServer';
import type {EvalQuery} from './queries';
import type {Lot} from './lots';
import {scoresByLot, type Outcome, type Scores} from './scores';

const BASE_URL = '/docs/';
const ANSWERS = 10;

/** Returns the pages of each version that has queries. */
function pagesByVersion(dir: string, queries: readonly EvalQuery[]): Map<string, PageText[]> {
  const pages = readPages(dir, BASE_URL);
  const names = [...new Set(queries.map(({version}) => version))];
  return new Map(names.map((name) => [name, pages.filter(({version}) => version === name)]));
}

/** Runs the queries with MiniSearch and its default settings, on the same pages. */
export function evaluateMiniSearch(dir: string, queries: readonly EvalQuery[]): Record<Lot, Scores> {
  const versions = pagesByVersion(dir, queries);
  const indexes = new Map([...versions].map(([name, pages]) => [name, miniSearchOf(pages)]));
  const outcomes = queries.map((query): Outcome => {
    const results = indexes.get(query.version)?.search(query.text) ?? [];
    return {query, urls: results.slice(0, ANSWERS).map(({id}) => String(id))};
  });
  return scoresByLot(outcomes);
}

function miniSearchOf(pages: readonly PageText[]): MiniSearch {
  const index = new MiniSearch({fields: ['title', 'headings', 'text']});
  index.addAll(
    pages.map(({url, title, places}) => ({
      id: url,
      title,
      headings: places.map(({heading}) => heading).join(' '),
      text: places.map(({prose, code}) => `${prose.map(({text}) => text).join('')} ${code}`).join(' '),
    })),
  );
  return index;
}

/** Runs the queries with Pagefind and its default settings in the browser. Each version has an index of whole pages. */
export async function evaluatePagefind(
  dir: string,
  queries: readonly EvalQuery[],
  workDir: string,
): Promise<Record<Lot, Scores>> {
  await fs.rm(workDir, {recursive: true, force: true});
  for (const [name, pages] of pagesByVersion(dir, queries)) {
    await indexAsItComes(dir, pages, path.join(workDir, name));
  }
  const server = http.createServer(sirv(workDir, {dev: true}));
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/${queries[0]?.version}/pagefind-entry.json`);
    const outcomes: Outcome[] = [];
    for (const query of queries) outcomes.push({query, urls: await askPagefind(page, query)});
    return scoresByLot(outcomes);
  } finally {
    await browser.close();
    server.close();
  }
}

async function indexAsItComes(dir: string, pages: readonly PageText[], outputPath: string): Promise<void> {
  const {createIndex, close} = await import('pagefind');
  const {index, errors} = await createIndex();
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  await Promise.all(
    pages.map(async ({url}) => {
      const file = url === BASE_URL ? 'index.html' : `${url.slice(BASE_URL.length)}.html`;
      await index.addHTMLFile({url, content: await fs.readFile(path.join(dir, file), 'utf8')});
    }),
  );
  await index.writeFiles({outputPath});
  await close();
}

type PlainPagefind = {
  readonly search: (
    text: string,
  ) => Promise<{results: {data: () => Promise<{raw_url?: string; url: string}>}[]}>;
};

function askPagefind(page: Page, {version, text}: EvalQuery): Promise<string[]> {
  return page.evaluate(
    async ({script, query, limit}) => {
      const pagefind = (await import(script)) as PlainPagefind;
      const {results} = await pagefind.search(query);
      const found = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      return found.map(({raw_url: raw, url}) => raw ?? url);
    },
    {script: `/${version}/pagefind.js`, query: text, limit: ANSWERS},
  );
}
