import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig} from '@docusaurus/types';

/** The part of an item of the navbar that names docs. */
type NavbarItem = {readonly docId?: string; readonly items?: readonly NavbarItem[]};

/** Returns the site's configuration without the large parts that only the build reads. */
export function clientConfig(config: DocusaurusConfig): object {
  const {plugins, presets, themes, markdown, headTags, ssrTemplate, themeConfig, ...shown} = config;
  const {prism, ...shownTheme} = themeConfig;
  return {...shown, themeConfig: shownTheme};
}

/**
 * Returns the docs plugin's global data with only each version's main doc and the docs in the navbar, which the
 * navbar looks up by ID on every page, without their titles.
 */
export function clientDocsData(data: GlobalPluginData, navbarItems: readonly NavbarItem[]): GlobalPluginData {
  const navbarIds = docIdsIn(navbarItems);
  const shownDocs = ({docs, mainDocId}: GlobalVersion): GlobalVersion['docs'] =>
    docs
      .filter(({id}) => id === mainDocId || navbarIds.includes(id))
      .map(({id, path, sidebar}) => ({id, path, sidebar}));
  return {...data, versions: data.versions.map((version) => ({...version, docs: shownDocs(version)}))};
}

function docIdsIn(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({docId, items: inner = []}) => [
    ...(docId === undefined ? [] : [docId]),
    ...docIdsIn(inner),
  ]);
}
