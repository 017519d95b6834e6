import type {PluginConfig} from '@docusaurus/types';
import {earlyTaps} from './early-taps';
import {leanClient} from './lean/build';

export {fasterParts, isLeanBuild} from './lean/build';

/** The client module, from the site's folder, that makes tabs, copy buttons and collapsibles of articles work. */
export const ARTICLES = './plugins/client/articles/index.ts';

/** Returns the plugins that decide what the reader's browser gets. */
export function clientPlugins(lean: boolean): PluginConfig[] {
  return [earlyTaps, ...(lean ? [leanClient] : [])];
}
