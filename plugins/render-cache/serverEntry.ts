import fs from 'node:fs';
import path from 'node:path';
import {matchRoutes} from 'react-router-config';
import renderPage from '@docusaurus/core/lib/client/serverEntry';
import routes from '@generated/routes';
import type {ChunkHashes} from './chunkHashes';
import type {ComponentWithChunks} from './createComponent';
import {hashOf, readStored, storedName, writeStored} from './store';

/** What core's entry gets and returns; its own declarations lack the file that they are in. */
type Params = {readonly pathname: string; readonly v4RemoveLegacyPostBuildHeadAttribute: boolean};
type Result = {readonly html: string; readonly collectedData: unknown};
const render = renderPage as (params: Params) => Promise<Result>;

/** Folder of the results, and the file that holds the hashes of this bundle's files: see `index.ts`. */
declare const RENDER_CACHE: {readonly dir: string; readonly hashes: string};

const {dir, hashes} = RENDER_CACHE;
const {chunks, shared} = JSON.parse(fs.readFileSync(hashes, 'utf8')) as ChunkHashes;

/** Core's server entry, which gives the result of an earlier build when nothing that goes into it changed. */
export default async function renderOnce(params: Params): Promise<Result> {
  const key = keyOf(params);
  if (key === undefined) return render(params);
  const file = path.join(dir, storedName(params.pathname));
  const stored = readStored(file, key) as Result | undefined;
  if (stored) return stored;
  const result = await render(params);
  writeStored(file, key, result);
  return result;
}

/** The key of a page's result; undefined when it is not known all that the page is rendered from. */
function keyOf({pathname, v4RemoveLegacyPostBuildHeadAttribute}: Params): string | undefined {
  // Without that option of Docusaurus 4, the result holds functions.
  if (!v4RemoveLegacyPostBuildHeadAttribute) return undefined;
  const own = chunksOf(pathname)?.map((name) => chunks[name]);
  if (!own || own.includes(undefined)) return undefined;
  return hashOf(JSON.stringify([pathname, process.version, shared, own]));
}

/** The chunks that core's `preload` loads for a page. */
function chunksOf(pathname: string): readonly string[] | undefined {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((name) => matchRoutes(routes, name));
  const own = matches.map(({route}) => (route.component as Partial<ComponentWithChunks> | undefined)?.chunks);
  return own.every((names) => names !== undefined) ? own.flat() : undefined;
}
