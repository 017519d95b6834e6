/**
 * How our file uses an upstream file: it is loaded instead (`replaced`), it renders or calls the upstream file
 * (`wrapped`), it started as a copy that has to be kept in sync (`copied`), or it depends on the upstream file's
 * behavior (`relied on`).
 */
export type Use = 'replaced' | 'wrapped' | 'copied' | 'relied on';

/** An internal file of a dependency that we use in a way that its authors never promised to support. */
export type Upstream = {
  /** The package's folder below `node_modules`. */
  readonly package: string;
  /** The path below the package's folder. */
  readonly file: string;
  /** Our file, relative to the repository's root. */
  readonly ours: string;
  readonly how: Use;
  /** What our file relies on, in one sentence. */
  readonly relies: string;
  /** What to do when the file changes, in one sentence. */
  readonly whenItChanges: string;
};

/** What an entry contains besides the upstream file's location. */
type Rest = Omit<Upstream, 'package' | 'file'>;

const inPackage =
  (name: string) =>
  (file: string, rest: Rest): Upstream => ({package: name, file, ...rest});

const core = inPackage('@docusaurus/core');
const docsPlugin = inPackage('@docusaurus/plugin-content-docs');
const searchTheme = inPackage('@docusaurus/theme-search-algolia');
const themeClassic = inPackage('@docusaurus/theme-classic');
const themeCommon = inPackage('@docusaurus/theme-common');
const utils = inPackage('@docusaurus/utils');

/**
 * Returns the entry for a component of theme-classic, such as `ThemedImage/index`, and our component of the same name in
 * `src/theme`.
 */
function component(name: string, rest: Omit<Rest, 'ours'>): Upstream {
  return themeClassic(`lib/theme/${name}.js`, {ours: `src/theme/${name}.tsx`, ...rest});
}

/** `src/theme`: components that shadow a theme's, without those that the theme promises to keep replaceable. */
const THEME: readonly Upstream[] = [
  component('DocBreadcrumbs/index', {
    how: 'replaced',
    relies: 'It takes no props, and DocItem/Layout imports it even though breadcrumbs are off.',
    whenItChanges: 'Do nothing, unless it now renders something besides breadcrumbs.',
  }),
  component('DocVersionBadge/index', {
    how: 'replaced',
    relies: 'It takes a class name, and DocItem/Layout imports it even though the badge is off.',
    whenItChanges: 'Do nothing, unless it now renders something besides the badge.',
  }),
  component('DocItem/Content/index', {
    how: 'copied',
    relies: 'It renders the title from the front matter, unless the page hides it or has one of its own.',
    whenItChanges: 'Carry over changes to the title; the label of the section above it is ours.',
  }),
  component('DocItem/Metadata/index', {
    how: 'wrapped',
    relies:
      'It takes no props, and sets the title and description but no canonical link, and no Twitter title or description.',
    whenItChanges: 'Remove TwitterMetadata from ours if the theme now sets these tags itself.',
  }),
  component('DocItem/TOC/Desktop/index', {
    how: 'copied',
    relies: 'It reads the table of contents and the heading levels of the front matter from useDoc().',
    whenItChanges: 'Carry over changes to what it reads; the edit link and the promotion below it are ours.',
  }),
  component('DocItem/TOC/Mobile/index', {
    how: 'copied',
    relies: 'It reads the table of contents and the heading levels of the front matter from useDoc().',
    whenItChanges: 'Carry over changes to what it reads; ours is a plain <details> without React state.',
  }),
  component('DocSidebar/Desktop/Content/index', {
    how: 'copied',
    relies: 'It renders the items in a <nav class="menu thin-scrollbar"> with a <ul class="menu__list">.',
    whenItChanges: 'Carry over classes and accessibility fixes; ours adds the menus above the items.',
  }),
  component('ContentVisibility/index', {
    how: 'replaced',
    relies:
      'It shows a banner for the unlisted and draft fields of the metadata, with the wording of theme-common; without its callouts the scripts of every page are about 2 KB smaller.',
    whenItChanges: 'Check for another kind of visibility; the wording is that of theme-common.',
  }),
  component('DocVersionBanner/index', {
    how: 'replaced',
    relies: 'It reads the banner from useDocsVersion() and the latest version from useLatestVersion().',
    whenItChanges: 'Check for a new kind of banner; the wording is ours.',
  }),
  component('Icon/Language/index', {
    how: 'replaced',
    relies:
      'It takes a width, a height and a class. The language menu of the navbar is the only component that uses it.',
    whenItChanges: 'Delete ours if the icon of the theme is drawn with a stroke of 1.5 px.',
  }),
  component('Icon/ExternalLink/index', {
    how: 'replaced',
    relies: 'It takes a width and a height.',
    whenItChanges: 'Add any new props to ours.',
  }),
  component('Navbar/ColorModeToggle/index', {
    how: 'replaced',
    relies: 'It takes a className, and both the navbar and the menu of narrow screens render it.',
    whenItChanges:
      'Check whether there is a new color mode to choose; plugins/client/early-taps switches the mode.',
  }),
  component('Navbar/MobileSidebar/Layout/index', {
    how: 'copied',
    relies:
      'It renders the header and both menus, and makes the one inert that useNavbarSecondaryMenu() does not show. The content ' +
      'of the second comes from useNavbarSecondaryMenu() too, below a button that hides it.',
    whenItChanges:
      'Carry over changes to props, classes and panels; ours is a modal <dialog> that is rendered late, takes over from ' +
      'plugins/client/early-taps, and has the menus of the sidebar in the second panel.',
  }),
  themeClassic('lib/theme/NavbarItem/DocNavbarItem.js', {
    ours: 'src/theme/NavbarItem/DocNavbarItem/index.tsx',
    how: 'copied',
    relies: 'It takes docId, label and docsPluginId, and is active on every doc of the same sidebar.',
    whenItChanges:
      'Carry over changes to when an item is active; ours finds the doc in the version being read.',
  }),
  component('NavbarItem/DropdownNavbarItem/Desktop/index', {
    how: 'copied',
    relies: 'The classes dropdown--hoverable and dropdown--show of Infima open it, and Enter toggles it.',
    whenItChanges:
      'Delete ours if the menu now closes with Escape; otherwise carry over attributes and handlers.',
  }),
  component('NotFound/Content/index', {
    how: 'replaced',
    relies: 'Both @theme/NotFound and DocRoot render it as the content of the not-found page.',
    whenItChanges: 'Check its props; the content is ours.',
  }),
  searchTheme('lib/theme/SearchBar/index.js', {
    ours: 'src/theme/SearchBar/index.tsx',
    how: 'replaced',
    relies: 'With Algolia configured, ours takes precedence over it.',
    whenItChanges: 'Compare the query that it sends with plugins/search/browser/engine/hostedEngine.ts.',
  }),
  searchTheme('lib/theme/SearchPage/index.js', {
    ours: 'src/theme/SearchPage/index.tsx',
    how: 'replaced',
    relies: 'With Algolia configured, ours takes precedence over it, at the same route.',
    whenItChanges: 'Compare the query that it sends with plugins/search/browser/engine/hostedEngine.ts.',
  }),
  component('ThemedImage/index', {
    how: 'replaced',
    relies: 'It takes sources for the light and the dark mode and the attributes of an image.',
    whenItChanges: 'Add any new props to ours, because the logo is rendered with it.',
  }),
  core('lib/client/theme-fallback/Error/index.js', {
    ours: 'src/theme/Error/index.tsx',
    how: 'replaced',
    relies: 'The outermost error boundary renders it with error and tryAgain, outside any layout or route.',
    whenItChanges: 'Check its props and the providers around it.',
  }),
  core('lib/client/theme-fallback/Loading/index.js', {
    ours: 'src/theme/Loading/index.tsx',
    how: 'replaced',
    relies: 'react-loadable renders it with error, retry and pastDelay.',
    whenItChanges: 'Check its props.',
  }),
  themeClassic('lib/theme/ErrorPageContent.js', {
    ours: 'src/theme/ErrorPageContent/index.tsx',
    how: 'replaced',
    relies: 'The error boundary of the layout renders it with error and tryAgain.',
    whenItChanges: 'Check its props; the content is ours.',
  }),
  core('lib/client/routeContext.js', {
    ours: 'src/theme/Error/index.tsx',
    how: 'relied on',
    relies: 'RouteContextProvider takes {plugin: {name, id}} as its value where there is no route above it.',
    whenItChanges: 'Check that the crash page still shows the layout.',
  }),
];

const LEAN = 'plugins/client/lean';

/** `plugins/client/lean`: the parts of the browser's application that it replaces. Its README says why. */
const LEAN_BROWSER: readonly Upstream[] = [
  core('lib/client/App.js', {
    ours: `${LEAN}/build/clientModules.ts`,
    how: 'relied on',
    relies:
      'It imports @generated/routes, which ours replaces with a module that has one route for all docs.',
    whenItChanges: 'Check that nothing else in it expects a route for each page.',
  }),
  core('lib/client/normalizeLocation.js', {
    ours: `${LEAN}/build/clientModules.ts`,
    how: 'relied on',
    relies: 'It asks the routes only whether one of them matches an address exactly.',
    whenItChanges: 'Check what it needs from the one route that stands for all docs.',
  }),
  core('lib/client/exports/ComponentCreator.js', {
    ours: `${LEAN}/build/clientModules.ts`,
    how: 'relied on',
    relies:
      'It imports @generated/registry and @generated/routesChunkNames, looks up chunks by `${path}-${hash}`, and reports ' +
      'the second item of a registry entry to the server as a module of the page.',
    whenItChanges:
      'Check the shape of the registry, and that the search page still names its scripts in its HTML.',
  }),
  core('lib/ssg/ssgTemplate.html.js', {
    ours: 'src/data/ssrTemplate.ts',
    how: 'relied on',
    relies: 'It is the template of all pages, writes preBodyTags once, and ends the head with </head>.',
    whenItChanges: 'Check that ours still finds preBodyTags and </head> in it.',
  }),
  core('lib/ssg/ssgTemplate.js', {
    ours: `${LEAN}/build/clientModules.ts`,
    how: 'relied on',
    relies: 'It looks up in the manifest what ComponentCreator reported; ours reports the names of chunks.',
    whenItChanges: 'Check that the search page still names its scripts in its HTML.',
  }),
  core('lib/webpack/client.js', {
    ours: `${LEAN}/browser/entry.ts`,
    how: 'relied on',
    relies:
      'The browser build has one entry, clientEntry.js, before which ours runs, and a separate runtime chunk.',
    whenItChanges: 'Check that the last step in entry.ts is the entry that it names.',
  }),
  core('lib/client/clientEntry.js', {
    ours: `${LEAN}/browser/entry.ts`,
    how: 'wrapped',
    relies:
      'It starts the application when it is imported, puts the functions of ./docusaurus on window.docusaurus, waits for ' +
      'preload(window.location.pathname), and only then hydrates, in a transition.',
    whenItChanges:
      'Check that our entry can still end with it, that headScript.ts can wait for window.docusaurus, and that React ' +
      'still starts after the table has loaded, in a task of its own.',
  }),
  core('lib/client/preload.js', {
    ours: `${LEAN}/browser/preload.ts`,
    how: 'replaced',
    relies:
      'Its default export calls component.preload?.() on every route that matches the address as it is or decoded.',
    whenItChanges:
      'Carry the change over; ours also passes the address, because one component shows all docs.',
  }),
  core('lib/client/PendingNavigation.js', {
    ours: `${LEAN}/browser/preload.ts`,
    how: 'relied on',
    relies: 'It waits for preload(nextLocation.pathname) before it shows the next page.',
    whenItChanges:
      'Check that it still fetches a page before showing it, and that the promise may stay pending.',
  }),
  core('lib/client/docusaurus.js', {
    ours: `${LEAN}/browser/docusaurus.ts`,
    how: 'replaced',
    relies: 'Its default export is a frozen object with prefetch and preload, and clientEntry.js imports it.',
    whenItChanges: 'Export the same functions from ours.',
  }),
  core('lib/client/exports/Link.js', {
    ours: `${LEAN}/browser/Link.tsx`,
    how: 'replaced',
    relies:
      'It renders a plain <a> for #places, for links with a target, and for other sites, which open in a new tab; and it ' +
      'reports where links lead with collectLink().',
    whenItChanges: 'Carry over changes to attributes and to which links are followed without a page load.',
  }),
  core('lib/client/docusaurusContext.js', {
    ours: `${LEAN}/build/clientData.ts`,
    how: 'relied on',
    relies: 'It imports @generated/docusaurus.config, @generated/globalData and @generated/site-metadata.',
    whenItChanges: 'Check that what ours leaves out of the three is still unused in the browser.',
  }),
  docsPlugin('lib/client/docsClientUtils.js', {
    ours: `${LEAN}/browser/docsClientUtils.ts`,
    how: 'replaced',
    relies:
      'Three of its functions search the docs of all versions for an address; ours return the same from less data.',
    whenItChanges: 'Export the same functions with the same results from ours.',
  }),
  docsPlugin('lib/client/docsUtils.js', {
    ours: `${LEAN}/browser/routes.tsx`,
    how: 'relied on',
    relies:
      'useDocRootMetadata() uses only the route of the current page, with its sidebar, from route.routes.',
    whenItChanges: 'Check that one route in route.routes is enough.',
  }),
  docsPlugin('lib/client/doc.js', {
    ours: `${LEAN}/browser/docsStore.ts`,
    how: 'relied on',
    relies: 'useDoc() returns metadata, frontMatter, assets, contentTitle and toc of the compiled page.',
    whenItChanges: 'Put new fields into the data of a page (server/PageData.tsx) and into toPage().',
  }),
  core('lib/client/routeContext.js', {
    ours: `${LEAN}/browser/routes.tsx`,
    how: 'relied on',
    relies: 'RouteContextProvider takes what ComponentCreator loads for __context of a route.',
    whenItChanges: 'Provide the same value for the docs.',
  }),
  themeClassic('lib/theme/DocItem/index.js', {
    ours: `${LEAN}/browser/docsStore.ts`,
    how: 'relied on',
    relies: 'It renders props.content once, inside DocItemLayout, and reads all data of the doc from it.',
    whenItChanges:
      'Check what it reads from content, which in the browser is an empty component with data as properties.',
  }),
  themeClassic('lib/theme/DocItem/Layout/index.js', {
    ours: `plugins/lib/fragments.ts`,
    how: 'relied on',
    relies:
      'The content is followed by the footer of the doc, or by the end of the <article> that they are in.',
    whenItChanges: 'Check that fragments.ts still finds the end of the article.',
  }),
  themeClassic('lib/theme/DocItem/Content/index.js', {
    ours: `${LEAN}/browser/DocItemContent.tsx`,
    how: 'replaced',
    relies: 'It renders <div class="theme-doc-markdown markdown"> around the title and the article.',
    whenItChanges: 'Make the same element in ours, and find it by the same classes in fragments.ts.',
  }),
  themeCommon('lib/hooks/useWindowSize.js', {
    ours: `${LEAN}/browser/useWindowSize.ts`,
    how: 'copied',
    relies: 'It returns ssr, desktop or mobile, and calls setWindowSize(getWindowSize(…)) after hydration.',
    whenItChanges: 'Carry over the breakpoint and the values; ours does the same in a transition.',
  }),
];

/** `plugins/client/lean`: the parts of the build that it reads and changes. */
const LEAN_BUILD: readonly Upstream[] = [
  core('lib/server/codegen/codegenRoutes.js', {
    ours: `${LEAN}/build/readGenerated.ts`,
    how: 'relied on',
    relies:
      "It writes routes with component: ComponentCreator('path', 'hash'), chunk names by the key `path-hash`, a file " +
      'in <plugin>/default/p/ with the props of each route, and a registry with a line ' +
      '"name": [() => import(…), "path", require.resolveWeak("path")] for each module.',
    whenItChanges: 'Compare them with what readGenerated.ts, otherRoutes.ts and clientModules.ts expect.',
  }),
  docsPlugin('lib/routes.js', {
    ours: `${LEAN}/build/otherRoutes.ts`,
    how: 'relied on',
    relies:
      'Routes of docs are nested as DocsRoot, DocVersionRoot, DocRoot and DocItem, with path and sidebar on each doc.',
    whenItChanges:
      'Check which properties of a doc route the browser needs; all but path and sidebar are dropped.',
  }),
  docsPlugin('lib/props.js', {
    ours: `${LEAN}/build/versionTable.ts`,
    how: 'relied on',
    relies: 'The props of a version hold all sidebars, in which a doc is a link with href and docId.',
    whenItChanges: 'Check what the browser reads from a version and from a sidebar item.',
  }),
  docsPlugin('lib/globalData.js', {
    ours: `${LEAN}/build/clientData.ts`,
    how: 'relied on',
    relies:
      'The global data of a version has docs, draftIds and mainDocId; the browser needs few of the docs.',
    whenItChanges:
      'Check whether anything else in it grows with the number of docs, and leave that out as well.',
  }),
  utils('lib/webpackUtils.js', {
    ours: `${LEAN}/build/pageAssets.ts`,
    how: 'relied on',
    relies:
      'File loaders have the option emitFile: !isServer, and loaders of images in Markdown &emitFile=false.',
    whenItChanges: 'Check that images and files beside pages are still in the build.',
  }),
  core('lib/webpack/base.js', {
    ours: `plugins/lib/assetNames.ts`,
    how: 'relied on',
    relies: 'Scripts are assets/js/[name].[hash].js, style sheets assets/css/[name].[hash].css.',
    whenItChanges: 'Check that commonAssetNames() still finds main, runtime~main and styles.',
  }),
];

/** `plugins/client/early-taps`. */
const EARLY_TAPS: readonly Upstream[] = [
  themeClassic('lib/inlineScripts.js', {
    ours: 'plugins/client/early-taps/index.ts',
    how: 'relied on',
    relies:
      'Its script reads the color mode from the storage key `theme${siteStorage.namespace}`, and sets the attributes ' +
      'data-theme and data-theme-choice on the document.',
    whenItChanges:
      'Store the mode under the key that it reads, and set the same attributes when script.ts switches the mode.',
  }),
  themeCommon('lib/contexts/colorMode.js', {
    ours: 'plugins/client/early-taps/script.ts',
    how: 'relied on',
    relies: 'Its state follows storage events for the key of the color mode (ColorModeStorage.listen).',
    whenItChanges: 'Check that the color mode in React follows the theme switch.',
  }),
];

/** `plugins/client/articles`, and the parts of `src/components` that scroll. */
const ARTICLES: readonly Upstream[] = [
  core('lib/client/ClientLifecyclesDispatcher.js', {
    ours: 'plugins/client/articles/hashTarget.ts',
    how: 'relied on',
    relies:
      'After a navigation it scrolls to the top or to the place that the address names, in a layout effect, and calls ' +
      'onRouteDidUpdate after that.',
    whenItChanges:
      'Check that links into closed tabs, and to places that do not exist, end up in the right place.',
  }),
  core('lib/client/ClientLifecyclesDispatcher.js', {
    ours: 'src/components/useCurrentInView.tsx',
    how: 'relied on',
    relies: 'It scrolls the page in a layout effect of the same commit that shows the page.',
    whenItChanges:
      'Check that the sidebar scrolls to the current page, and the table of contents marks the current heading.',
  }),
];

/** `plugins/client/used-css`. */
const USED_CSS: readonly Upstream[] = [
  core('lib/webpack/base.js', {
    ours: 'plugins/client/used-css/index.ts',
    how: 'relied on',
    relies:
      'All styles are in one sheet, styles.[hash].css, which pages name in their HTML and scripts do not name.',
    whenItChanges: 'Check that there is still one style sheet, with a hash of its content in its name.',
  }),
  inPackage('@docusaurus/plugin-css-cascade-layers')('lib/postCssPlugin.js', {
    ours: 'plugins/client/used-css/index.ts',
    how: 'relied on',
    relies:
      'It puts the styles of Infima and the theme into cascade layers, and leaves ours outside, so that ours win.',
    whenItChanges: 'Check that our own styles are still outside of all layers.',
  }),
];

/** `plugins/content/code-blocks`. */
const CODE_BLOCKS: readonly Upstream[] = [
  themeClassic('lib/prism-include-languages.js', {
    ours: 'plugins/content/code-blocks/empty.ts',
    how: 'replaced',
    relies: 'All it does is add languages to the highlighter, which the browser does not need.',
    whenItChanges: 'Check that it does nothing else.',
  }),
];

/** `plugins/site`. */
const SITE: readonly Upstream[] = [
  core('lib/client/BaseUrlIssueBanner/index.js', {
    ours: 'src/components/BaseUrlIssueBanner.tsx',
    how: 'replaced',
    relies: 'It takes no props, and shows when the script of the site has not set window.docusaurus.',
    whenItChanges:
      'Delete ours if the banner no longer blames the base URL for other failures; otherwise carry over fixes.',
  }),
  inPackage('@docusaurus/plugin-sitemap')('lib/createSitemapItem.js', {
    ours: 'plugins/site/sitemap-dates/index.ts',
    how: 'relied on',
    relies: 'It asks for the last change of a file with the path relative to the folder of the site.',
    whenItChanges: 'Check the dates in sitemap.xml.',
  }),
];

/** `plugins/search`. Pagefind has its own test, `pagefind.test.ts`. */
const SEARCH: readonly Upstream[] = [
  searchTheme('lib/index.js', {
    ours: 'plugins/search/page/index.ts',
    how: 'relied on',
    relies:
      'With Algolia configured, it adds the route of the search page and opensearch.xml, so ours does not.',
    whenItChanges: 'Check that there is one search page and one opensearch.xml, with and without Algolia.',
  }),
  searchTheme('lib/client/useAlgoliaContextualFacetFilters.js', {
    ours: 'plugins/search/browser/engine/hostedEngine.ts',
    how: 'relied on',
    relies: 'It filters by language and by docusaurus_tag, which is default or docs-<plugin id>-<version>.',
    whenItChanges: 'Send the same filters.',
  }),
  core('lib/client/PendingNavigation.js', {
    ours: 'plugins/search/browser/interface/usePageAddress.ts',
    how: 'relied on',
    relies:
      'Because of it, useLocation() changes only after the next page has loaded, which is too late for a text field.',
    whenItChanges: 'Check that typing on the search page loses no characters.',
  }),
  themeCommon('lib/utils/skipToContentUtils.js', {
    ours: 'plugins/search/browser/interface/usePageAddress.ts',
    how: 'relied on',
    relies: 'It moves the focus to the top of the page after each PUSH, even on the same page.',
    whenItChanges: 'Delete keepFocus() if it now leaves the focus alone when only the query changes.',
  }),
];

/** `plugins/preview`. */
const PREVIEW: readonly Upstream[] = [
  core('lib/server/codegen/codegenRoutes.js', {
    ours: 'plugins/preview/strongImports.cjs',
    how: 'relied on',
    relies: 'Each entry of the registry holds require.resolveWeak("…") beside its import().',
    whenItChanges: 'Check that npm start still compiles a page only when it is opened.',
  }),
  core('lib/commands/start/webpack.js', {
    ours: 'plugins/preview/index.ts',
    how: 'relied on',
    relies:
      'It merges devServer of plugins into its own options, and joins the results of all setupMiddlewares.',
    whenItChanges: 'Check that pages compile on request, and that the error overlay works.',
  }),
  docsPlugin('lib/index.js', {
    ours: 'plugins/preview/docs.ts',
    how: 'wrapped',
    relies: 'It reads all docs in loadContent(), which is called again after each edit.',
    whenItChanges: 'Check that an edit reaches the screen before all docs are read again.',
  }),
  docsPlugin('lib/sidebars/utils.js', {
    ours: 'plugins/preview/sidebarError.ts',
    how: 'relied on',
    relies: 'Its message about unknown ids lists them, then all known ids, each on a line after "- ".',
    whenItChanges: 'Adapt the pattern to the new message.',
  }),
  inPackage('webpack-dev-server')('client/index.js', {
    ours: 'plugins/preview/screen.ts',
    how: 'relied on',
    relies: 'A message of the type errors is shown over the page until one of the type invalid or ok comes.',
    whenItChanges: 'Check that a mistake in sidebars.ts shows over the page, and goes away.',
  }),
];

/** `plugins/build/bundler-cache`. */
const BUNDLER_CACHE: readonly Upstream[] = [
  core('lib/webpack/base.js', {
    ours: 'plugins/build/bundler-cache/index.ts',
    how: 'relied on',
    relies:
      "Rspack's cache is configured in experiments.cache, and its version is a string that ours extends.",
    whenItChanges: 'Check that an edited remark plugin still changes the pages of the next build.',
  }),
];

/** The files that run Docusaurus and load our TypeScript: those in `scripts` and `plugins/lib/startWorker.cjs`. */
const LOADING: readonly Upstream[] = [
  core('bin/docusaurus.mjs', {
    ours: 'scripts/docusaurus.mjs',
    how: 'copied',
    relies:
      "Ours runs Docusaurus's commands in the same way, but prints errors about pages without their stacks.",
    whenItChanges:
      'Run the command line in the same way in ours; we leave out the notification about updates.',
  }),
  core('lib/index.js', {
    ours: 'scripts/docusaurus.mjs',
    how: 'relied on',
    relies: 'runCLI() runs a command and rejects if it fails.',
    whenItChanges: 'Import it from the place that bin/docusaurus.mjs imports it from.',
  }),
  core('lib/commands/build/build.js', {
    ours: 'scripts/writersError.cjs',
    how: 'relied on',
    relies: 'A failed build throws an error whose cause is the error of the step that failed.',
    whenItChanges: 'Run tests/build/gate.test.ts and adapt ours if it shows stacks.',
  }),
  utils('lib/moduleUtils.js', {
    ours: 'scripts/swcConfig.cjs',
    how: 'relied on',
    relies:
      'It loads the configuration and plugins with jiti(file, options), and passes no transform of its own.',
    whenItChanges: 'Check that ours still wraps the jiti that it requires.',
  }),
  utils('lib/moduleUtils.js', {
    ours: 'plugins/lib/startWorker.cjs',
    how: 'relied on',
    relies: 'loadFreshModule() loads any TypeScript module by its path.',
    whenItChanges: 'Check that the threads of the build still start.',
  }),
];

/** `plugins/build/render-cache`. */
const RENDER_CACHE: readonly Upstream[] = [
  core('lib/client/serverEntry.js', {
    ours: 'plugins/build/render-cache/serverEntry.ts',
    how: 'wrapped',
    relies:
      'Its default export renders a page from its pathname and the routes alone. The result is plain data if v4RemoveLegacyPostBuildHeadAttribute is on.',
    whenItChanges: 'Check that a page still depends on nothing but its path and the server bundle.',
  }),
  core('lib/webpack/server.js', {
    ours: 'plugins/build/render-cache/index.ts',
    how: 'relied on',
    relies: 'The server build has one entry, serverEntry.js, under the name main.',
    whenItChanges:
      'Check that pages still go through our entry: .cache/render has a file for each page after a build.',
  }),
  core('lib/server/codegen/codegenRoutes.js', {
    ours: 'plugins/build/render-cache/renderKeys.ts',
    how: 'relied on',
    relies: 'routesChunkNames.json has the chunks of each route under its path, a hyphen and a hash.',
    whenItChanges: 'Compare the file in .docusaurus with what renderKeys.ts expects.',
  }),
];

/** Every upstream file that we replace, wrap, copy or rely on, by room. */
export const UPSTREAM: readonly Upstream[] = [
  ...THEME,
  ...LEAN_BROWSER,
  ...LEAN_BUILD,
  ...EARLY_TAPS,
  ...ARTICLES,
  ...USED_CSS,
  ...CODE_BLOCKS,
  ...SITE,
  ...SEARCH,
  ...PREVIEW,
  ...BUNDLER_CACHE,
  ...LOADING,
  ...RENDER_CACHE,
];
