import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadLateStyles} from '../../client/used-css/lateStyles';

/** The styles of the dialog and of the results page. */
const STYLES = path.join(__dirname, 'search.css');

/** Provides the code of the dialog and of the results page with its styles, which it adopts. */
export function searchStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-styles',
    getPathsToWatch: () => [STYLES],
    loadContent: () => loadLateStyles(siteDir, STYLES),
    async contentLoaded({content, actions}) {
      await actions.createData('styles.json', JSON.stringify(content));
    },
  };
}
