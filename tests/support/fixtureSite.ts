import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** The real site's parts that a fixture site is made from: its configuration, theme and plugins. */
export const OWN_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
  'packages',
  'plugins',
  'static',
  'reference',
];

/**
 * Makes a throw-away site named `name` below `.cache/sites`, from this site's own configuration and the
 * content in `tests/fixtures/site`, and returns its folder. It lies inside the repository, so that
 * packages resolve. `edit` may change files in it before it is built.
 */
export async function makeFixtureSite(
  name: string,
  edit: (siteDir: string) => Promise<void> = async () => {},
): Promise<string> {
  const siteDir = path.join(ROOT, '.cache/sites', name);
  await fs.rm(siteDir, {recursive: true, force: true});
  await fs.mkdir(siteDir, {recursive: true});
  for (const part of OWN_PARTS) {
    await fs.cp(path.join(ROOT, part), path.join(siteDir, part), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  }
  await linkVersionPackages(siteDir);
  await fs.cp(path.join(ROOT, 'tests/fixtures/site'), siteDir, {recursive: true});
  await edit(siteDir);
  return siteDir;
}

/** Links the packages that npm didn't install where all versions find them. */
async function linkVersionPackages(siteDir: string): Promise<void> {
  for (const version of await fs.readdir(path.join(ROOT, 'reference'))) {
    const packages = path.join('reference', version, 'node_modules');
    if (existsSync(path.join(ROOT, packages))) {
      await fs.symlink(path.join(ROOT, packages), path.join(siteDir, packages));
    }
  }
}

/** Replaces `search` with `replacement` in one of the site's files. Throws if the file doesn't contain it. */
export async function replaceInFile(
  siteDir: string,
  file: string,
  search: string,
  replacement: string,
): Promise<void> {
  const target = path.join(siteDir, file);
  const text = await fs.readFile(target, 'utf8');
  if (!text.includes(search)) throw new Error(`${file} does not hold ${JSON.stringify(search)}.`);
  await fs.writeFile(
    target,
    text.replace(search, () => replacement),
  );
}
