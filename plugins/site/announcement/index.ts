import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Forgets that an earlier announcement was closed before the page is painted. The theme forgets it only
 * after hydration, and its style hides the bar by what was stored before: a new announcement would stay
 * unseen until the next full load, or push the page down. The keys are those of theme-common's
 * `contexts/announcementBar`.
 */
export function announcementReset({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const id = announcementBar?.id;
  return {
    name: 'announcement-reset',
    injectHtmlTags: () => (id ? {headTags: [resetScript(id, siteStorage.namespace)]} : {}),
  };
}

function resetScript(id: string, namespace: string): {tagName: string; innerHTML: string} {
  const key = (name: string): string => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  return {
    tagName: 'script',
    innerHTML: `try {
  if (localStorage.getItem(${key('id')}) !== ${JSON.stringify(id)}) localStorage.removeItem(${key('dismiss')});
} catch (error) {
  // Storage is blocked: nothing was stored.
}`.replaceAll('<', String.raw`\u003c`),
  };
}
