import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {pinnedPackages} from './pins';
import type {FileHeader} from './schema/files';

/** A file of facts in the repository. */
export type FactsPlace = {
  readonly siteDir: string;
  readonly version: string;
  /** Path in `reference/<version>/facts`, with `/`: `plugins/camera.json`. */
  readonly path: string;
};

/** What this process has read, by absolute path. The preview asks for a restart when a file of facts changes. */
const known = new Map<string, unknown>();

/**
 * Returns what a file of facts contains. Throws with the file and the command to run if it's missing, if it doesn't have
 * the form of `schema`, or if it's about another release than the one that the docs version pins.
 */
export function readFacts<T extends FileHeader>(place: FactsPlace, schema: z.ZodType<T>): T {
  const file = path.join(factsDir(place.siteDir, place.version), place.path);
  const earlier = known.get(file) as T | undefined;
  if (earlier) return earlier;
  if (!fs.existsSync(file)) throw problem(place, 'does not exist.');
  const value = parse(place, fs.readFileSync(file, 'utf8'), schema);
  const pin = pinnedPackages(place.siteDir, place.version)[value.package];
  if (pin !== value.version) {
    throw problem(
      place,
      `is about ${value.package} ${value.version}, but reference/${place.version}/package.json ` +
        (pin === undefined ? 'does not pin that package.' : `pins ${pin}.`),
    );
  }
  known.set(file, value);
  return value;
}

/** Returns the names of the JSON files in a folder of facts, sorted. Throws if there is no such folder. */
export function listFacts({siteDir, version, path: folder}: FactsPlace): string[] {
  const dir = path.join(factsDir(siteDir, version), folder);
  if (!fs.existsSync(dir)) throw problem({siteDir, version, path: folder}, 'does not exist.');
  return fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Returns the folder with the facts of a docs version. */
export function factsDir(siteDir: string, version: string): string {
  return path.join(siteDir, 'reference', version, 'facts');
}

function parse<T>(place: FactsPlace, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(jsonOf(place, text));
  if (parsed.success) return parsed.data;
  throw problem(place, `does not have the form of packages/facts/schema:\n${z.prettifyError(parsed.error)}`);
}

function jsonOf(place: FactsPlace, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw problem(place, `is not JSON: ${(error as Error).message}.`);
  }
}

function problem({version, path: file}: FactsPlace, what: string): Error {
  return new Error(`reference/${version}/facts/${file} ${what}\nRun npm run facts:update ${version}.`);
}
