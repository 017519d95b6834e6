import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MOVED_PAGES} from '../../../src/data/lineage';
import {versions} from '../../lib/docsVersions';
import {LATEST_VERSION} from '../../../src/data/versions';
import {readPages} from '../../lib/builtPages/readPages';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {redirectsOf} from '../redirects';
import {findLost} from './findLost';
import {parsePublished, PUBLISHED_FOLDER} from './list';

/**
 * Fails the build if an address or an anchor that was ever published neither exists nor redirects. `published/` has a
 * list for each version; a site without that folder isn't checked.
 */
export function publishedAddresses({siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin {
  return {
    name: 'published-addresses',
    async postBuild({outDir, routesPaths}) {
      const folder = path.join(siteDir, PUBLISHED_FOLDER);
      if (!fs.existsSync(folder)) return;
      // Plugins that start threads of their own go first, because the rest keeps this thread busy.
      await setImmediate();
      const pages = readPages(outDir, baseUrl, routesPaths);
      const redirects = new Map(
        redirectsOf(routesPaths, baseUrl).map(({from, to}) => [from, withoutSlash(to)] as const),
      );
      const homes = Object.entries(versions).map(([name, {label = name, path: segment = name}]) => ({
        label,
        root: name === LATEST_VERSION ? withoutSlash(baseUrl) : `${baseUrl}${segment}`,
      }));
      const lost = homes.flatMap(({label, root}) => {
        const file = path.join(folder, `${label}.txt`);
        if (!fs.existsSync(file)) return [];
        const published = parsePublished(fs.readFileSync(file, 'utf8'));
        const rootsBelow = homes.map((home) => home.root).filter((home) => home.startsWith(`${root}/`));
        const found = findLost(published, {label, root, rootsBelow, pages, redirects, moves: MOVED_PAGES});
        return found.map((sentence) => `${PUBLISHED_FOLDER}/${label}.txt  ${sentence}`);
      });
      if (lost.length > 0) throw new Error(`Published addresses are gone:\n${lost.join('\n')}\n`);
    },
  };
}
