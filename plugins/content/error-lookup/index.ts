import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {isLeanBuild} from '../../lib/leanBuild';
import {splitLists} from './splitLists';

export {remarkErrorLookup} from './remarkErrorLookup';

/** Where a built site has the parts of its lists, whose paths have a hash. */
const FOLDER = 'assets/errors';

/**
 * Returns the plugin that makes the list of errors work, and moves most of it to files that its page loads as needed. It has
 * to be the first plugin: nothing may read the built pages before, and `plugins/lib/errorParts.ts` reads them whole afterward.
 */
export function errorLookup({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
  return {
    name: 'error-lookup',
    getClientModules: () => [path.join(__dirname, 'browser/clientModule.ts')],
    postBuild({outDir, routesPaths}) {
      // Without the lean client, React compares the page with the whole list.
      if (!isLeanBuild(process.env)) return;
      for (const address of routesPaths.filter((route) => route.endsWith('/errors'))) {
        const file = path.join(outDir, `${address.slice(baseUrl.length)}.html`);
        const built = fs.readFileSync(file, 'utf8');
        // A writer may call another page `errors`.
        if (!built.includes('error-lookup')) continue;
        const {html, files} = splitLists(built, address, baseUrl + FOLDER);
        for (const [url, text] of files) atomicWrite(path.join(outDir, url.slice(baseUrl.length)), text);
        atomicWrite(file, html);
      }
    },
  };
}
