import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import requirements from '../../../src/data/requirements.json';
import {pageFile} from '../../../packages/pages/pageFiles';
import {docsVersions} from '../../../packages/pages/versions';
import {loadData} from './build/loadData';
import type {AssistantModule} from '../../../packages/upgrade/types';

export {remarkAssistant} from './build/remarkAssistant';

/** The page that has the application, below a docs version. */
const PAGE = '/updating/assistant';

/** The module of the browser that looks for the page's element. */
const MOUNT = path.join(__dirname, 'browser/mount.ts');

/**
 * Provides the upgrade assistant with its data: a client module loads the application on pages that have an element with
 * `data-upgrade-assistant`, which `::upgrade-assistant` makes. A site without the page gets neither.
 */
export function upgradeAssistant({siteDir, baseUrl}: LoadContext): Plugin {
  const name = 'upgrade-assistant';
  const hasPage = docsVersions(siteDir).some((version) => pageFile(siteDir, version, PAGE) !== undefined);
  if (!hasPage) return {name};
  return {
    name,
    getClientModules: () => [MOUNT],
    getPathsToWatch: () => [path.join(siteDir, 'src/data/upgradeChanges.json')],
    loadContent: (): AssistantModule => ({
      baseUrl,
      data: loadData(siteDir, requirements),
    }),
    async contentLoaded({content, actions}) {
      await actions.createData('data.json', JSON.stringify(content));
    },
  };
}
