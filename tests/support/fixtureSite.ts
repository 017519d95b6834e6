import fs from 'node:fs/promises';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** What of the real site a fixture site is made of: its own configuration, theme and plugins. */
const OWN_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
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
  await fs.cp(path.join(ROOT, 'tests/fixtures/site'), siteDir, {recursive: true});
  await edit(siteDir);
  return siteDir;
}

/** Replaces `search` by `replacement` in a file of the site; throws when the file does not hold it. */
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
