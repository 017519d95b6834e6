import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {redirectPage, redirectsOf} from './redirectsOf';

export {redirectPage, redirectsOf, REDIRECT_SCRIPT, type Redirect} from './redirectsOf';

/**
 * Writes a page at each old address that leads to the new one. It is `old/index.html` and never `old.html`, which some
 * hosts would serve rather than `old`.
 */
export function redirects({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
  return {
    name: 'redirects',
    postBuild({outDir, routesPaths}) {
      for (const {from, to} of redirectsOf(routesPaths, baseUrl)) {
        atomicWrite(path.join(outDir, from.slice(baseUrl.length), 'index.html'), redirectPage(to));
      }
      return Promise.resolve();
    },
  };
}
