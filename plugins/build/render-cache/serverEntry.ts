import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import renderPage from '@docusaurus/core/lib/client/serverEntry';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {readKept} from '../../../packages/lib/readKept';
import {withSlash} from './withSlash';

/** What core's entry takes and returns. Core has no declarations for this file. */
type Params = {readonly pathname: string; readonly v4RemoveLegacyPostBuildHeadAttribute: boolean};
type Render = (params: Params) => Promise<unknown>;

/** The folder for rendered pages, and the file with their cache keys; see `index.ts`. */
declare const RENDER_CACHE: {readonly dir: string; readonly keysFile: string};

const keys = JSON.parse(fs.readFileSync(RENDER_CACHE.keysFile, 'utf8')) as Readonly<Record<string, string>>;

/** Returns what an earlier build rendered from the same input, or renders the page as core does. */
export default async function renderOnce(params: Params): Promise<unknown> {
  const key = keys[withSlash(params.pathname)];
  // Without this Docusaurus 4 option, the result contains functions, which can't be stored.
  if (key === undefined || !params.v4RemoveLegacyPostBuildHeadAttribute)
    return (renderPage as Render)(params);
  const file = path.join(RENDER_CACHE.dir, key);
  const kept = readKept(file, (data) => v8.deserialize(data) as unknown);
  if (kept !== undefined) return kept;
  const result = await (renderPage as Render)(params);
  atomicWrite(file, v8.serialize(result));
  return result;
}
