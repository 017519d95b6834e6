import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {DocsData} from '@capacitor/docgen';
import {didYouMean} from '../../../../lib/nearMatches';
import type {Docs} from './readDocsJson';

/** docgen's results by file, because Capacitor 2 declares all of its plugins in one file. */
const parsed = new Map<string, Promise<(api: string) => DocsData>>();

/**
 * Returns docgen's data about the interface `name` in a declaration file. Throws with similar names if the file
 * doesn't declare it.
 */
export async function readTypes(file: string, name: string): Promise<Docs> {
  const finder = parsed.get(file) ?? parseTypes(file);
  parsed.set(file, finder);
  const docs = (await finder)(name);
  if (docs.api) return {...docs, api: docs.api};
  const declared = [...fs.readFileSync(file, 'utf8').matchAll(/\binterface (\w+)/g)].flatMap(
    ([, n]) => n ?? [],
  );
  throw new Error(`${file} does not declare the interface "${name}".${didYouMean(name, declared)}`);
}

/**
 * TypeScript's own library is left out. With it, docgen would describe `Date` and `Promise` as the plugin's types,
 * and for `PermissionState` it would use the browser's. Unresolved types don't matter, because type texts come from
 * the declarations.
 */
const COMPILER_OPTIONS = {strict: true, noLib: true, typeRoots: []};

async function parseTypes(file: string): Promise<(api: string) => DocsData> {
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}: looked for the package's declarations.`);
  const {parse} = await import('@capacitor/docgen');
  // docgen reads options only from a file, and file names only relative to that file.
  const tsconfigPath = path.join(os.tmpdir(), `docgen-${crypto.randomUUID()}.json`);
  const files = [path.relative(os.tmpdir(), file)];
  fs.writeFileSync(tsconfigPath, JSON.stringify({compilerOptions: COMPILER_OPTIONS, files}));
  try {
    return parse({tsconfigPath});
  } finally {
    fs.rmSync(tsconfigPath);
  }
}
