import type {Config} from '@docusaurus/types';
import {buildSpeed} from './plugins/build';
import {ARTICLES, clientPlugins, fasterParts} from './plugins/client';
import {contentPlugins, errorLookup, markdownOptions, docsPlugins} from './plugins/content';
import {versionNotes, versions} from './plugins/lib/docsVersions';
import {isLeanBuild} from './plugins/lib/leanBuild';
import {readServices} from './plugins/lib/services';
import {docs, preview} from './plugins/preview';
import {searchPlugins} from './plugins/search/searchPlugins';
import {
  announcement,
  canonicalSitemap,
  lastChange,
  remarkAssistant,
  sitePlugins,
  withSocialCards,
} from './plugins/site';
import {docsOptions, NEW_ISSUE} from './src/data/docs';
import {presetOptions} from './src/data/preset';
import {prism} from './src/data/prism';
import requirements from './src/data/requirements.json';
import {SCRIPTS_LOADED, TAGLINE} from './src/data/site';
import {ssrTemplate} from './src/data/ssrTemplate';
import {themeConfig} from './src/data/theme';
import {LATEST_VERSION} from './src/data/versions';

const siteDir = __dirname;
const services = readServices(process.env);
const lean = isLeanBuild(process.env);
const createSitemapItems = canonicalSitemap({versions, latest: LATEST_VERSION});
const directives = [[remarkAssistant, {siteDir, requirements}]];

const config: Config = {
  title: 'Capacitor Documentation',
  tagline: TAGLINE,
  url: 'https://capacitorjs.com',
  baseUrl: '/docs/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  titleDelimiter: '|',
  baseUrlIssueBanner: true,
  future: {v4: true, faster: fasterParts(lean), experimental_vcs: lastChange(siteDir)},
  // The storage keys are those of the previous site, so readers' choices survive.
  storage: {type: 'localStorage', namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: withSocialCards(markdownOptions({siteDir, requirements}), {siteDir, latest: LATEST_VERSION}),
  headTags: [{tagName: 'script', attributes: {}, innerHTML: SCRIPTS_LOADED}],
  ssrTemplate,
  customFields: {versionNotes, newIssue: NEW_ISSUE},
  clientModules: [ARTICLES],
  presets: [['@docusaurus/preset-classic', presetOptions({...services, createSitemapItems})]],
  plugins: [
    // Listed first, because it changes the built pages that the other plugins read.
    errorLookup,
    [docs, {...docsOptions, versions, ...docsPlugins({siteDir, requirements, prism, directives})}],
    ...sitePlugins(services),
    ...clientPlugins(lean),
    preview,
    ...buildSpeed(process.env, lean ? 'lean' : 'stock'),
    ...searchPlugins(services),
    // Listed last, because most of their work after the build is on the main thread; by then, the other plugins have
    // started their worker threads.
    ...contentPlugins({requirements}),
  ],
  themeConfig: themeConfig({...services, announcementBar: announcement}),
};

export default config;
