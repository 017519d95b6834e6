import type {LoadContext, Plugin} from '@docusaurus/types';
import {SLASH_KEY} from '../../search/browser/interface/shortcuts';
import {earlyTapsScript} from './script';

/**
 * Returns the plugin that adds the script to every page that answers taps before React is ready. README.md lists the
 * controls.
 */
export function earlyTaps({siteStorage}: Pick<LoadContext, 'siteStorage'>): Plugin {
  const script = earlyTapsScript(`theme${siteStorage.namespace}`, SLASH_KEY);
  return {
    name: 'early-taps',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: script}]}),
  };
}
