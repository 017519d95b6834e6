import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/inlineScript';
import {SLASH_KEY} from '../../lib/browser/shortcuts';
import type {main} from './script';

/**
 * Returns the plugin that adds the script to every page that answers taps before React is ready. README.md lists the
 * controls.
 */
export function earlyTaps({siteStorage}: Pick<LoadContext, 'siteStorage'>): Plugin {
  const themeKey = `theme${siteStorage.namespace}`;
  const script = inlineScript<typeof main>(path.join(__dirname, 'script.ts'), themeKey, SLASH_KEY);
  return {
    name: 'early-taps',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: script}]}),
  };
}
