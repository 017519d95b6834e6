import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesWritten} from '../../lib/builtFiles';
import {runInWorker} from '../../lib/worker';
import {compileWorker, type Bundler} from './build/compileWorker';
import type {OfflineSite, OfflineVersion} from './build/listFiles';
import {OFFLINE_PAGE} from './browser/paths';

/** The page of search results, which works offline, too. */
const SEARCH_PAGE = 'search';

/**
 * Lets readers keep a version of the docs on their device: writes the lists of the files that a version consists of, the
 * service worker that serves them, and the page that says what is kept.
 */
export function offline({baseUrl}: LoadContext): Plugin {
  let versions: readonly OfflineVersion[] = [];
  let bundler: Bundler | undefined;
  return {
    name: 'offline',
    contentLoaded({actions}) {
      // The name of the page's chunk is a hash of this path, so it must not depend on the folder of the site.
      const component = '@site/plugins/client/offline/browser/OfflinePage.tsx';
      actions.addRoute({path: `${baseUrl}${OFFLINE_PAGE}`, component, exact: true});
    },
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      versions = (content?.loadedVersions ?? []).map(({versionName, label, path: home, docs}) => ({
        name: versionName,
        label,
        home,
        pages: docs.map(({permalink}) => permalink),
      }));
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      bundler = currentBundler.instance;
      return {};
    },
    async postBuild({outDir, routesPaths}) {
      if (!bundler) throw new Error('offline: the site was built without its configureWebpack().');
      await Promise.all([filesWritten(), compileWorker(bundler, outDir)]);
      const sharedPages = [SEARCH_PAGE, OFFLINE_PAGE].filter((page) => routesPaths.includes(baseUrl + page));
      const site: OfflineSite = {outDir, baseUrl, versions, sharedPages};
      await runInWorker(path.join(__dirname, 'build/listsThread.ts'), site);
    },
  };
}
