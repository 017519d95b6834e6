import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import packageJson from './package.json';
import {announcementReset} from './plugins/site/announcement';
import {baseUrlBanner} from './plugins/site/base-url-banner';
import {brokenLinks, onBrokenMarkdownLinks} from './plugins/content/broken-links';
import {buildCache} from './plugins/build/bundler-cache';
import {buildProgress} from './plugins/site/build-progress';
import {compactHtml} from './plugins/build/compact-html';
import {remarkDiagrams} from './plugins/content/diagrams';
import {earlyTaps} from './plugins/client/early-taps';
import {noClientHighlighter, remarkHighlight} from './plugins/content/code-blocks';
import {remarkInstall} from './plugins/content/install-tabs';
import {lastChange} from './plugins/site/sitemap-dates';
import {remarkKnownNames} from './plugins/content/known-names';
import {fasterParts, isLeanBuild, leanClient} from './plugins/client/lean/build';
import {
  indexTitles,
  remarkCliReference,
  remarkPackageReference,
  requirePackages,
} from './plugins/content/plugin-reference';
import {parallelMdx} from './plugins/build/parallel-mdx';
import {remarkParseCache} from './plugins/build/parse-cache';
import {postCss} from './plugins/build/post-css';
import {preferAbsolute} from './plugins/build/prefer-absolute';
import {docs, preview} from './plugins/preview';
import {promotionsPlugin} from './plugins/site/promotions';
import {frontMatterRequirements, remarkRequirements} from './plugins/content/version-numbers';
import {searchIndex} from './plugins/search/index';
import {searchPage} from './plugins/search/page';
import {readServices} from './plugins/site/services';
import {rehypeStaticHtml} from './plugins/build/static-html';
import {remarkSupportPolicy} from './plugins/content/support-policy';
import {announcement} from './src/data/announcement';
import {footer} from './src/data/footer';
import {navbar} from './src/data/navbar';
import {oldRoutesOf} from './src/data/redirects';
import {repositoryOf} from './src/data/repository';
import requirements from './src/data/requirements.json';
import {TAGLINE} from './src/data/site';
import {LATEST_VERSION, versions} from './src/data/versions';

const siteDir = __dirname;
const services = readServices(process.env);
const lean = isLeanBuild(process.env);

const docsOptions: DocsOptions = {
  routeBasePath: '/',
  lastVersion: LATEST_VERSION,
  versions,
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  exclude: [...GlobExcludeDefault, '**/README.md'],
  editUrl: `${repositoryOf(packageJson, process.env)}/edit/main/`,
  beforeDefaultRemarkPlugins: [
    remarkParseCache,
    [remarkKnownNames, {siteDir}],
    [remarkRequirements, {requirements, siteDir}],
    [remarkInstall, {siteDir}],
    [remarkPackageReference, {siteDir}],
    [remarkCliReference, {siteDir}],
    [remarkDiagrams, {siteDir}],
    [remarkSupportPolicy, {requirements, siteDir}],
  ],
  remarkPlugins: [[remarkHighlight, {siteDir}]],
  rehypePlugins: [rehypeStaticHtml],
};

const preset: Options = {
  docs: false,
  blog: false,
  pages: false,
  theme: {customCss: './src/css/index.css'},
  sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/docs/search']},
  ...(services.googleTagManager ? {googleTagManager: services.googleTagManager} : {}),
};

const themeConfig: ThemeConfig = {
  announcementBar: announcement,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: 'img/social-card.png',
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  navbar,
  footer: footer(new Date().getFullYear()),
  prism: {
    additionalLanguages: [
      'json',
      'groovy',
      'ruby',
      'diff',
      'bash',
      'shell-session',
      'http',
      'swift',
      'java',
      'kotlin',
    ],
  },
  ...(services.algolia
    ? {algolia: {...services.algolia, contextualSearch: true, searchPagePath: 'search'}}
    : {}),
};

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
  // The keys in the reader's storage are those of the site this one replaces, so choices survive.
  storage: {type: 'localStorage', namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: frontMatterRequirements({requirements, siteDir}),
  },
  headTags: [
    // Tabs and the copy buttons need scripts: styles show them only where there are any. The site's own
    // script is deferred, so when the document is ready without it, it did not load.
    {
      tagName: 'script',
      attributes: {},
      innerHTML: `document.documentElement.dataset.js = '';
document.addEventListener('DOMContentLoaded', function () {
  if (!window.docusaurus) delete document.documentElement.dataset.js;
});`,
    },
  ],
  clientModules: ['./plugins/client/articles/index.ts'],
  presets: [['@docusaurus/preset-classic', preset]],
  plugins: [
    requirePackages,
    buildProgress,
    [docs, docsOptions],
    noClientHighlighter,
    baseUrlBanner,
    announcementReset,
    earlyTaps,
    indexTitles,
    parallelMdx,
    preview,
    compactHtml,
    postCss,
    preferAbsolute,
    (context) =>
      buildCache(context, {inputs: ['package-lock.json', 'reference'], variant: lean ? 'lean' : 'stock'}),
    (context) =>
      promotionsPlugin(context, {
        file: 'src/data/promotions.json',
        prismicRepository: services.prismic?.repository,
      }),
    ...(lean ? [leanClient] : []),
    ...(services.algolia ? [] : [searchPage, searchIndex]),
    ['@docusaurus/plugin-client-redirects', {createRedirects: oldRoutesOf}],
    // The last, so that those that work in threads after the build have started by then.
    (context) => brokenLinks(context, {requirements}),
  ],
  themeConfig,
};

export default config;
