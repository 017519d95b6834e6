import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the stored dismissal of an earlier announcement, or of one that can't be closed, before the first paint. The theme removes it only after hydration,
 * while its CSS hides the bar based on the stored value, so a new announcement would stay hidden until the next full
 * page load, or would push the page down. The keys are those of theme-common's `contexts/announcementBar`.
 */
export function announcementReset({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const {id, isCloseable = false} = announcementBar ?? {};
  return {
    name: 'announcement-reset',
    injectHtmlTags: () => (id ? {headTags: [resetScript(id, isCloseable, siteStorage.namespace)]} : {}),
  };
}

function resetScript(
  id: string,
  isCloseable: boolean,
  namespace: string,
): {tagName: string; innerHTML: string} {
  const key = (name: string): string => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  const condition = isCloseable ? `if (localStorage.getItem(${key('id')}) !== ${JSON.stringify(id)}) ` : '';
  return {
    tagName: 'script',
    innerHTML: `try {
  ${condition}localStorage.removeItem(${key('dismiss')});
} catch (error) {
  // Storage is blocked: nothing was stored.
}`.replaceAll('<', String.raw`\u003c`),
  };
}
