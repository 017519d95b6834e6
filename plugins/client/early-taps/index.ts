import type {LoadContext, Plugin} from '@docusaurus/types';
import {SLASH_KEY} from '../../search/browser/interface/shortcuts';
import {earlyTapsScript} from './script';

/** Puts the script that answers taps before React does into every page. README.md says which and how. */
export function earlyTaps({siteStorage}: Pick<LoadContext, 'siteStorage'>): Plugin {
  const script = earlyTapsScript(`theme${siteStorage.namespace}`, SLASH_KEY);
  return {
    name: 'early-taps',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: script}]}),
  };
}
