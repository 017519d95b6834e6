import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {INDEX_DIR} from '../../search/browser/engine/catalog';
import {offsetsOf, type Mention} from './renameFile';
import {collectTags, collectTexts} from './tokens';

/** What a built site has in its pages and scripts. */
export type BuiltSite = {
  /** The start tags of its pages. */
  readonly tags: ReadonlySet<string>;
  /** What its scripts have of names and lists of names. */
  readonly texts: ReadonlySet<string>;
  /** By the name of a style sheet: the pages that name it. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
};

/**
 * Reads all pages and scripts below `outDir`, once. `styleSheets` are file names without folder. Throws when a script
 * names one of them: its own name would have to change with it.
 */
export async function readSite(outDir: string, styleSheets: readonly string[]): Promise<BuiltSite> {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(isOfPages);
  const tags = new Set<string>();
  const texts = new Set<string>();
  const mentions = new Map<string, Mention[]>(styleSheets.map((name) => [name, []]));
  await readEach(filesOf(outDir, names, '.html'), (file, html) => {
    collectTags(html.toString('latin1'), tags);
    for (const name of styleSheets) {
      const offsets = offsetsOf(html, name);
      if (offsets.length > 0) mentions.get(name)?.push({file, offsets});
    }
  });
  await readEach(filesOf(outDir, names, '.js'), (file, script) => {
    refuseMention(file, script, styleSheets);
    collectTexts(script.toString('latin1'), texts);
  });
  return {tags, texts, mentions};
}

/** The search index is written at the same time; its script makes no part of a page. */
function isOfPages(name: string): boolean {
  return !name.startsWith(`${INDEX_DIR}${path.sep}`);
}

function filesOf(outDir: string, names: readonly string[], extension: string): string[] {
  return names.filter((name) => name.endsWith(extension)).map((name) => path.join(outDir, name));
}

/** Calls `read` with each file. Those just built are in memory, so none is waited for; other work comes in between. */
async function readEach(
  files: readonly string[],
  read: (file: string, content: Buffer) => void,
): Promise<void> {
  for (const file of files) {
    read(file, fs.readFileSync(file));
    await setImmediate();
  }
}

function refuseMention(file: string, script: Buffer, styleSheets: readonly string[]): void {
  const named = styleSheets.find((name) => script.includes(name));
  if (named === undefined) return;
  throw new Error(
    `${file} refers to ${named}, which is renamed after the build, so a cached script may request the old name. Have the bundler write one style sheet for all pages (plugins/client/used-css).`,
  );
}
