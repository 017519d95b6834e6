import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {offsetsOf, type Mention} from './renameFile';
import {collectTags, collectTexts, readTags, readTexts, type Tokens} from './tokens';

/** What a built site has in its pages and scripts. */
export type BuiltSite = {
  readonly pages: Tokens;
  /** Names in scripts. */
  readonly scripts: ReadonlySet<string>;
  /** By the name of a style sheet: the pages that name it. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
};

/**
 * Reads all pages and scripts below `outDir`, once. `styleSheets` are file names without folder. Throws when a script
 * names one of them: its own name would have to change with it.
 */
export async function readSite(outDir: string, styleSheets: readonly string[]): Promise<BuiltSite> {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const tags = new Set<string>();
  const texts = new Set<string>();
  const mentions = new Map<string, Mention[]>(styleSheets.map((name) => [name, []]));
  await readEach(filesOf(outDir, names, '.html'), (file, html) => {
    collectTags(html, tags);
    for (const name of styleSheets) {
      const offsets = offsetsOf(html, name);
      if (offsets.length > 0) mentions.get(name)?.push({file, offsets});
    }
  });
  await readEach(filesOf(outDir, names, '.js'), (file, script) => {
    refuseMention(file, script, styleSheets);
    collectTexts(script, texts);
  });
  return {pages: readTags(tags), scripts: readTexts(texts), mentions};
}

function filesOf(outDir: string, names: readonly string[], extension: string): string[] {
  return names.filter((name) => name.endsWith(extension)).map((name) => path.join(outDir, name));
}

/**
 * Calls `read` with each file, as one character a byte: names are ASCII, and places in a file then are bytes. Files just
 * built are in memory, so none is waited for; what else is to be done comes in between.
 */
async function readEach(files: readonly string[], read: (file: string, text: string) => void): Promise<void> {
  for (const file of files) {
    read(file, fs.readFileSync(file, 'latin1'));
    await setImmediate();
  }
}

function refuseMention(file: string, script: string, styleSheets: readonly string[]): void {
  const named = styleSheets.find((name) => script.includes(name));
  if (named === undefined) return;
  throw new Error(
    `${file} names ${named}, which gets a new name after the build, and caches may keep the script under its old one. Have the bundler write one style sheet for all pages (plugins/lean-client/usedCss).`,
  );
}
