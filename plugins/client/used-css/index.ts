import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import {BUILT_OR_NEVER, type BuiltOrNever} from './builtOrNever';
import {readSite, type BuiltSite} from './readSite';
import {overwrite, rehashedName} from './renameFile';
import {shrinkCss} from './shrinkCss';
import {readTags, readTexts} from './tokens';

export type UsedCssOptions = {
  /** Below the built site, where the bundler writes style sheets. */
  readonly folder?: string;
  readonly builtOrNever?: readonly BuiltOrNever[];
  /** Folder that gets the style sheets as they were, under their new names, for tests that compare. */
  readonly originals?: string;
};

export type UsedCssResult = {
  /** The style sheets by their new names, below the built site. */
  readonly files: readonly string[];
  /** Bytes with gzip -9 of all of them together. */
  readonly before: number;
  readonly after: number;
};

/**
 * Rewrites the style sheets of the site in `outDir` to what its pages can use. Each gets the hash of its new content in
 * its name, also in the pages. Throws when there is none, or when one has no hash.
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

/** Writes a style sheet under its new name, and the name into the pages; returns it. */
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
