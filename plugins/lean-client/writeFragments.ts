import fs from 'node:fs/promises';
import path from 'node:path';
import {fragmentUrl} from '../../src/client/lean/fragmentUrl';
import {fragmentOf} from './fragments';

type Build = {readonly outDir: string; readonly baseUrl: string; readonly docPaths: readonly string[]};

/** How many files are read and written at a time. */
const CONCURRENCY = 32;

/** Writes the fragment of every doc, from its built HTML. */
export async function writeFragments({outDir, baseUrl, docPaths}: Build): Promise<void> {
  const waiting = [...docPaths];
  const work = async (): Promise<void> => {
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      await writeFragment(outDir, baseUrl, route);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
}

async function writeFragment(outDir: string, baseUrl: string, route: string): Promise<void> {
  const suffix = route.slice(baseUrl.length).replace(/\/$/, '');
  const file = path.join(outDir, suffix === '' ? 'index.html' : `${suffix}.html`);
  const html = await fs.readFile(file, 'utf8');
  const target = path.join(outDir, fragmentUrl(route, baseUrl).slice(baseUrl.length));
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, JSON.stringify(fragmentOf(html, path.relative(outDir, file))));
}
