import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {DocsData} from '@capacitor/docgen';
import {didYouMean} from '../../../lib/nearMatches';
import type {Docs} from './readDocsJson';

/** What docgen made of a file: a finder of interfaces. v2 declares all of its plugins in one file. */
const parsed = new Map<string, Promise<(api: string) => DocsData>>();

/**
 * Returns what docgen reads from a declaration file about the interface `name`. Throws with near
 * matches when the file does not declare it.
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
 * TypeScript's own library is left out: docgen would describe `Date` and `Promise` as the plugin's, and
 * takes the first type of a name, which for `PermissionState` is the browser's. What it makes of the
 * types instead does not matter, the declarations have their texts.
 */
const COMPILER_OPTIONS = {strict: true, noLib: true, typeRoots: []};

async function parseTypes(file: string): Promise<(api: string) => DocsData> {
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}: looked for the package's declarations.`);
  const {parse} = await import('@capacitor/docgen');
  // docgen takes options only from a file, and file names only relative to it.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docgen-'));
  const tsconfigPath = path.join(folder, 'tsconfig.json');
  const files = [path.relative(folder, file)];
  fs.writeFileSync(tsconfigPath, JSON.stringify({compilerOptions: COMPILER_OPTIONS, files}));
  try {
    return parse({tsconfigPath});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
