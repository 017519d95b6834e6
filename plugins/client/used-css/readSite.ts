import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {INDEX_DIR} from '../../search/browser/engine/catalog';
import {offsetsOf, type Mention} from './renameFile';
import {collectTags, collectTexts, collectVariables} from './tokens';

/** What the pages and scripts of a built site contain. */
export type BuiltSite = {
  /** The start tags in the pages. */
  readonly tags: ReadonlySet<string>;
  /** The names and lists of names in the scripts, and the variables in the style elements of pages. */
  readonly texts: ReadonlySet<string>;
  /** The places in pages that refer to a style sheet, by its name. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
};

/**
 * Reads all pages and scripts below `outDir` once. `styleSheets` are file names without a folder. Throws if a script
 * refers to one of them, because renaming the style sheet would change the script and therefore its hash.
 */
export async function readSite(outDir: string, styleSheets: readonly string[]): Promise<BuiltSite> {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(isOfPages);
  const tags = new Set<string>();
  const texts = new Set<string>();
  const mentions = new Map<string, Mention[]>(styleSheets.map((name) => [name, []]));
  await readEach(filesOf(outDir, names, '.html'), (file, html) => {
    const text = html.toString('latin1');
    collectTags(text, tags);
    collectVariables(text, texts);
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

/** The search index is written at the same time, and its scripts add nothing to pages. */
function isOfPages(name: string): boolean {
  return !name.startsWith(`${INDEX_DIR}${path.sep}`);
}

function filesOf(outDir: string, names: readonly string[], extension: string): string[] {
  return names.filter((name) => name.endsWith(extension)).map((name) => path.join(outDir, name));
}

/**
 * Calls `read` with each file. The reads are synchronous because new files are in the operating system's cache, with
 * breaks in between for other work.
 */
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
