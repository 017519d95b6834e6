import type {PluginConfig} from '@docusaurus/types';
import {earlyTaps} from './early-taps';
import {fonts} from './fonts';
import {leanClient} from './lean/build';

export {fasterParts} from './lean/build';

/**
 * The client module that makes the tabs, copy buttons and collapsibles of articles work, as a path from the site's
 * folder.
 */
export const ARTICLES = './plugins/client/articles/index.ts';

/** Returns the plugins that decide what the reader's browser downloads and runs. */
export function clientPlugins(lean: boolean): PluginConfig[] {
  return [earlyTaps, fonts, ...(lean ? [leanClient] : [])];
}
