import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import {BUILT_OR_NEVER, type BuiltOrNever} from './builtOrNever';
import {readSite, type BuiltSite} from './readSite';
import {overwrite, rehashedName} from './renameFile';
import {shrinkCss} from './shrinkCss';
import {readTags, readTexts} from './tokens';

export type UsedCssOptions = {
  /** The folder, below the built site, to which the bundler writes style sheets. */
  readonly folder?: string;
  readonly builtOrNever?: readonly BuiltOrNever[];
  /** A folder for the original style sheets, under their new names. Tests compare them with the rewritten ones. */
  readonly originals?: string;
};

export type UsedCssResult = {
  /** The paths of the rewritten style sheets, below the built site. */
  readonly files: readonly string[];
  /** The total size of the original style sheets after gzip -9, in bytes. */
  readonly before: number;
  readonly after: number;
};

/**
 * Removes from the style sheets of the site in `outDir` what no page uses. Renames each style sheet after the hash of
 * its new content and updates the pages. Throws if there is no style sheet, or if a name has no hash.
 */
export async function keepUsedCss(outDir: string, options: UsedCssOptions = {}): Promise<UsedCssResult> {
  const {folder = 'assets/css', builtOrNever = BUILT_OR_NEVER} = options;
  const dir = path.join(outDir, folder);
  const names = (await fs.readdir(dir)).filter((name) => name.endsWith('.css'));
  if (names.length === 0) throw new Error(`${dir} has no style sheets: run this on a built site.`);
  const site = await readSite(outDir, names);
  const evidence = {pages: readTags(site.tags), scripts: readTexts(site.texts), builtOrNever};
  const sheets = await Promise.all(
    names.map(async (name) => {
      const css = await fs.readFile(path.join(dir, name), 'utf8');
      return {name, css, used: await shrinkCss(css, evidence)};
    }),
  );
  const files = await Promise.all(sheets.map(({name, used}) => replaceSheet(dir, name, used, site)));
  if (options.originals !== undefined) {
    await writeOriginals(
      options.originals,
      sheets.map(({css}, i) => ({name: files[i] ?? '', css})),
    );
  }
  return {
    files: files.map((name) => `${folder}/${name}`),
    before: sum(sheets.map(({css}) => gzipped(css))),
    after: sum(sheets.map(({used}) => gzipped(used))),
  };
}

/** Writes a style sheet under its new name and updates the pages that refer to it. Returns the new name. */
async function replaceSheet(dir: string, name: string, css: string, site: BuiltSite): Promise<string> {
  const newName = rehashedName(name, css);
  await fs.writeFile(path.join(dir, newName), css);
  if (newName === name) return name;
  for (const mention of site.mentions.get(name) ?? []) overwrite(mention, newName);
  await fs.rm(path.join(dir, name));
  return newName;
}

type Sheet = {readonly name: string; readonly css: string};

async function writeOriginals(dir: string, sheets: readonly Sheet[]): Promise<void> {
  await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(dir, {recursive: true});
  await Promise.all(sheets.map(({name, css}) => fs.writeFile(path.join(dir, name), css)));
}

function gzipped(text: string): number {
  return zlib.gzipSync(text, {level: 9}).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
