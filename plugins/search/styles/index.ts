import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineStyles} from '../../lib/inlineStyles';

/** The styles of the dialog and of the results page. */
const STYLES = path.join(__dirname, 'search.css');

/** Marks a result's words on its page. */
const ARRIVAL = path.join(__dirname, '../browser/arrival/clientModule.ts');

/** Provides the code of the dialog and of the results page with its styles, which it adopts. */
export function searchStyles(): Plugin {
  return {
    name: 'search-styles',
    getClientModules: () => [ARRIVAL],
    getPathsToWatch: () => [STYLES],
    loadContent: () => inlineStyles(STYLES),
    async contentLoaded({content, actions}) {
      await actions.createData('styles.json', JSON.stringify(content));
    },
  };
}
