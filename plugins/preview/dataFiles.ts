import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {hashOf} from '../../packages/lib/hashFiles';

/** Files that the preview reads only once, at its start: the site's data and our plugins' sources. */
export const DATA_FILES = [
  'src/data/**/*.{json,ts}',
  'packages/**/*.{json,ts}',
  'plugins/**/*.{cjs,json,svg,ts}',
  'reference/*/facts/**/*.json',
  'reference/*/package.json',
  'versions.json',
];

/** The promotions plugin watches its own file. */
const OTHERS = ['src/data/promotions.json', '**/node_modules/**'];

/** A hash of each file's content, by file name. */
export type Snapshot = ReadonlyMap<string, string>;

/** Returns a snapshot of the site's data files. */
export async function takeSnapshot(siteDir: string): Promise<Snapshot> {
  const files = await Globby(DATA_FILES, {cwd: siteDir, ignore: OTHERS});
  return new Map(files.map((file) => [file, hashOf(fs.readFileSync(path.join(siteDir, file)))]));
}

/** Returns the names of the files that were added, changed or deleted between two snapshots, sorted. */
export function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/**
 * Returns the message for a writer who changed `file`: where the file is invalid, or that the preview has to be
 * restarted. `text` is the file's content, or undefined if the file was deleted.
 */
export function describeChange(file: string, text: string | undefined): string {
  const broken = text !== undefined && file.endsWith('.json') ? jsonError(text) : undefined;
  if (broken) return `${file}:${broken}`;
  return `${file} has changed, and the preview read it when it started. Press Ctrl+C and run npm start again to see the change.`;
}

/** Returns `line:column  reason` if the text isn't valid JSON. */
function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const reason = message.replace(/ (?:in JSON )?at position \d+.*$/s, '');
    return `${before.length}:${(before.at(-1) ?? '').length + 1}  This is not JSON: ${reason}.`;
  }
}
