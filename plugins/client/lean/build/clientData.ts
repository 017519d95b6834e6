import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig} from '@docusaurus/types';
import {without} from './without';

/**
 * The parts of the site's configuration that core and the themes read in the browser (search them for `siteConfig.`).
 */
const CLIENT_CONFIG = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'titleDelimiter',
  'noIndex',
  'organizationName',
  'projectName',
  'customFields',
  'i18n',
] as const;

/** The parts of the theme's configuration that only the build reads. */
const BUILD_THEME_CONFIG = ['prism', 'blog', 'mermaid', 'liveCodeBlock'];

type SiteConfig = Pick<DocusaurusConfig, (typeof CLIENT_CONFIG)[number] | 'future' | 'themeConfig'>;

/** Returns the site's configuration without the parts that only the build reads. */
export function clientConfig(config: SiteConfig): Record<string, unknown> {
  const kept = CLIENT_CONFIG.map((name) => [name, config[name]] as const);
  const themeConfig = Object.entries(config.themeConfig).filter(
    ([name]) => !BUILD_THEME_CONFIG.includes(name),
  );
  return {
    ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
    future: {experimental_router: config.future.experimental_router},
    themeConfig: Object.fromEntries(themeConfig),
  };
}

/**
 * Returns the docs plugin's global data with only each version's main doc and the docs in the navbar, which the
 * navbar looks up by ID on every page, without their titles.
 */
export function clientDocsData(data: GlobalPluginData, navbarDocIds: readonly string[]): GlobalPluginData {
  return {
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs
        .filter(({id}) => id === version.mainDocId || navbarDocIds.includes(id))
        .map((doc) => without(doc as GlobalDoc & {readonly title?: string}, 'title')),
      draftIds: version.draftIds.filter((id) => navbarDocIds.includes(id)),
    })),
  };
}

/** Returns the doc IDs in the navbar's items, including those in dropdowns. */
export function navbarDocIds(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const {docId, items: inner} = item as {docId?: unknown; items?: unknown};
    return [
      ...(typeof docId === 'string' ? [docId] : []),
      ...(Array.isArray(inner) ? navbarDocIds(inner) : []),
    ];
  });
}
