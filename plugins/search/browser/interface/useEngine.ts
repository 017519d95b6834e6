import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createEngine} from '@site/plugins/search/browser/engine/createEngine';
import type {SearchEngine} from '@site/plugins/search/browser/engine/types';

/** Shared by all components, so that whatever it has loaded stays in memory. */
let engine: SearchEngine | undefined;

/** Returns the site's search engine. */
export function useEngine(): SearchEngine {
  const {siteConfig, i18n} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as ThemeConfigAlgolia | undefined;
  engine ??= createEngine({
    baseUrl: siteConfig.baseUrl,
    ...(algolia ? {hosted: {...algolia, language: i18n.currentLocale}} : {}),
  });
  return engine;
}
