import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/filesBelow';
import {relativePath} from '../../lib/posixPaths';
import {factsDir} from '../readFacts';
import {extractFacts, type FactsFile} from './index';

/** How the facts in the repository differ from those that the installed packages have now, by path. */
export type FactsDifference = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/** Returns how the files in the repository differ from the facts of the installed packages, without writing anything. */
export async function compareFacts(siteDir: string, version: string): Promise<FactsDifference> {
  return differenceOf(siteDir, version, await extractFacts(siteDir, version));
}

/** Writes the facts of a docs version, deletes files that no package has any longer, and returns what changed. */
export async function writeFacts(siteDir: string, version: string): Promise<FactsDifference> {
  const files = await extractFacts(siteDir, version);
  const difference = differenceOf(siteDir, version, files);
  const dir = factsDir(siteDir, version);
  for (const {path: name, text} of files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  for (const name of difference.removed) fs.rmSync(path.join(dir, name));
  return difference;
}

function differenceOf(siteDir: string, version: string, files: readonly FactsFile[]): FactsDifference {
  const dir = factsDir(siteDir, version);
  const found = fs.existsSync(dir) ? filesBelow(dir).map((file) => relativePath(dir, file)) : [];
  const written = new Map(found.map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]));
  const names = new Set(files.map((file) => file.path));
  return {
    added: files.map((file) => file.path).filter((name) => !written.has(name)),
    changed: files
      .filter((file) => written.has(file.path) && written.get(file.path) !== file.text)
      .map((file) => file.path),
    removed: found.filter((name) => !names.has(name)),
  };
}
