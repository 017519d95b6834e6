import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {clientReplacements, serverReplacements} from '../../plugins/client/lean/build/replacements';
import {problemOf, type Internal} from '../support/internals';

/** The internals of Docusaurus that `plugins/client/lean/build` replaces, or whose behaviour it counts on. */
const INTERNALS: readonly Internal[] = [
  {
    file: 'core/lib/client/App.js',
    contains: "from '@generated/routes'",
    why: 'lean-client gives this import one route for all docs (clientModules.ts)',
  },
  {
    file: 'core/lib/client/normalizeLocation.js',
    contains: 'matchRoutes(routes, location.pathname)',
    why: 'lean-client counts on it to want nothing of the routes but whether one is exact',
  },
  {
    file: 'core/lib/client/exports/ComponentCreator.js',
    contains: "from '@generated/registry'",
    why: 'lean-client gives this import the modules of pages that are no docs (clientModules.ts)',
  },
  {
    file: 'core/lib/client/exports/ComponentCreator.js',
    contains: "from '@generated/routesChunkNames'",
    why: 'lean-client gives this import the chunks of pages that are no docs (clientModules.ts)',
  },
  {
    file: 'core/lib/client/exports/ComponentCreator.js',
    contains: 'modules.push(chunkRegistry[1])',
    why: 'lean-client puts the chunk’s name there on the server, so that scripts of a page get into its HTML',
  },
  {
    file: 'core/lib/webpack/client.js',
    contains: "entry: path_1.default.resolve(__dirname, '../client/clientEntry.js'),",
    why: 'lean-client gives the browser’s build an entry that ends with this one (entry.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: 'preload(window.location.pathname).then(() => {\n        startTransition(renderApp);',
    why: 'lean-client has React start in a task of its own by when this promise resolves (preload.ts)',
  },
  {
    file: 'core/lib/ssg/ssgTemplate.js',
    contains: 'getBundles)(manifest, modulesToBeLoaded)',
    why: 'lean-client counts on the server to look up in the manifest what ComponentCreator reported',
  },
  {
    file: 'core/lib/client/docusaurusContext.js',
    contains: "from '@generated/globalData'",
    why: 'lean-client gives this import the data without the docs (clientData.ts)',
  },
  {
    file: 'core/lib/client/docusaurusContext.js',
    contains: "from '@generated/site-metadata'",
    why: 'lean-client gives this import metadata without plugin versions (generate.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: "from '@generated/docusaurus.config'",
    why: 'lean-client gives this import the configuration that browsers need (clientData.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: 'preload(window.location.pathname).then(',
    why: 'lean-client has this wait for the table before React hydrates (plugins/client/lean/browser/preload.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: "from './preload'",
    why: 'lean-client replaces this import (plugins/client/lean/browser/preload.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: "from './docusaurus'",
    why: 'lean-client replaces this import (plugins/client/lean/browser/docusaurus.ts)',
  },
  {
    file: 'core/lib/client/clientEntry.js',
    contains: 'window.docusaurus = docusaurus',
    why: 'lean-client takes this as the sign that the site’s script has come (headScript.ts)',
  },
  {
    file: 'core/lib/client/PendingNavigation.js',
    contains: 'preload(nextLocation.pathname)',
    why: 'lean-client has this fetch the page before it is shown (plugins/client/lean/browser/preload.ts)',
  },
  {
    file: 'core/lib/client/preload.js',
    contains: 'match.route.component.preload?.()',
    why: 'lean-client does the same, with the address as argument (plugins/client/lean/browser/preload.ts)',
  },
  {
    file: 'core/lib/client/docusaurus.js',
    contains: 'const docusaurus = {\n    prefetch,\n    preload,\n};',
    why: 'lean-client puts the same two functions on window (plugins/client/lean/browser/docusaurus.ts)',
  },
  {
    file: 'plugin-content-docs/lib/client/index.js',
    contains:
      "import { getActivePlugin, getLatestVersion, getActiveVersion, getActiveDocContext, getDocVersionSuggestions, } from './docsClientUtils'",
    why: 'lean-client replaces this module and has these five functions (plugins/client/lean/browser/docsClientUtils.ts)',
  },
  {
    file: 'plugin-content-docs/lib/options.js',
    contains: "docItemComponent: '@theme/DocItem'",
    why: 'lean-client wraps this component on the server (server/DocItem.tsx)',
  },
  {
    file: 'theme-classic/lib/theme/DocItem/index.js',
    contains: '<DocItemLayout>\n          <MDXComponent />',
    why: 'lean-client gives it a component that shows nothing, and shows the article itself (docsStore.ts)',
  },
  {
    file: 'theme-classic/lib/theme/DocItem/Layout/index.js',
    contains: "from '@theme/DocItem/Content'",
    why: 'lean-client replaces this import (plugins/client/lean/browser/DocItemContent.tsx)',
  },
  {
    file: 'theme-classic/lib/theme/DocItem/Layout/index.js',
    contains:
      '<DocItemContent>{children}</DocItemContent>\n            <DocItemFooter />\n          </article>',
    why: 'lean-client finds the end of the article by what comes after it (fragments.ts)',
  },
  {
    file: 'theme-classic/lib/theme/DocItem/Content/index.js',
    contains: "clsx(ThemeClassNames.docs.docMarkdown, 'markdown')",
    why: 'lean-client finds the article by this class, and makes the same element (fragments.ts)',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    contains: "`component: ComponentCreator('${routePath}', '${routeHash}')`",
    why: 'lean-client reads the routes it writes (readGenerated.ts)',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    contains: '`  "${chunkName}": [() => import(/* webpackChunkName: "${chunkName}" */ "${modulePath}")',
    why: 'lean-client reads the registry it writes (readGenerated.ts)',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    contains: 'const routeKey = `${routePath}-${routeHash}`',
    why: 'lean-client looks up the chunks of routes by this key (splitRoutes.ts)',
  },
  {
    file: 'utils-common/lib/index.js',
    contains: 'require("tslib")',
    why: 'lean-client replaces this import (plugins/client/lean/browser/tslib.ts)',
  },
  {
    file: 'mdx-loader/lib/loader.js',
    contains: 'crossCompilerCache.set(cacheKey, { promise, resolve, reject });\n            return promise;',
    why: 'lean-client switches that cache off, since the server would wait for the client for ever (index.ts)',
  },
  {
    file: 'faster/lib/index.js',
    contains: "await import('@swc/html')",
    why: 'compact-html puts its own minifier into that package (serverMinifier.ts)',
  },
  {
    file: 'utils/lib/webpackUtils.js',
    contains: 'emitFile: !isServer',
    why: 'lean-client turns this option round, so that the server writes images (pageAssets.ts)',
  },
  {
    file: 'utils/lib/webpackUtils.js',
    contains: '`&emitFile=false`',
    why: 'lean-client takes this out of requests, so that the server writes images of Markdown (pageAssets.ts)',
  },
  {
    file: 'core/lib/client/App.js',
    contains: "import Root from '@theme/Root'",
    why: 'lean-client follows the links of all pages from there (plugins/client/lean/browser/Root.tsx)',
  },
  {
    file: 'theme-classic/lib/theme/DocSidebarItem/Link/index.js',
    contains: "import Link from '@docusaurus/Link'",
    why: 'lean-client replaces this import everywhere (plugins/client/lean/browser/Link.tsx)',
  },
  {
    file: 'core/lib/client/exports/Link.js',
    contains:
      'const isRegularHtmlLink = !targetLink ||\n        !isInternal ||\n        !hasInternalTarget ||',
    why: 'lean-client tells the same links from others (plugins/client/lean/browser/Link.tsx)',
  },
  {
    file: 'core/lib/client/exports/Link.js',
    contains: '<a ref={innerRef} href={targetLink} {...(targetLinkUnprefixed &&',
    why: 'lean-client makes the same HTML for a place on the page (plugins/client/lean/browser/Link.tsx)',
  },
  {
    file: 'theme-common/lib/index.js',
    contains: "from './hooks/useWindowSize'",
    why: 'lean-client replaces this import (plugins/client/lean/browser/useWindowSize.ts)',
  },
  {
    file: 'theme-common/lib/contexts/navbarMobileSidebar.js',
    contains: "from '../hooks/useWindowSize'",
    why: 'lean-client replaces this import (plugins/client/lean/browser/useWindowSize.ts)',
  },
  {
    file: 'theme-common/lib/hooks/useWindowSize.js',
    contains: 'setWindowSize(getWindowSize(desktopBreakpoint));',
    why: 'lean-client does the same, in a transition (plugins/client/lean/browser/useWindowSize.ts)',
  },
  {
    file: 'theme-classic/lib/theme/TOCItems/Tree.js',
    contains: 'dangerouslySetInnerHTML={{__html: heading.value}}',
    why: 'src/theme/TOCItems/Tree makes the same list of what a heading says, as HTML',
  },
];

test.each(INTERNALS)('$file holds $contains', (internal) => {
  expect(problemOf(internal)).toBeUndefined();
});

test('of tslib, the browser’s part of utils-common uses the one helper that ours has', async () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));
  const files = ['index', 'applyTrailingSlash', 'stringUtils', 'errorUtils'];
  const sources = await Promise.all(
    files.map((name) => fs.readFile(path.join(folder, `lib/${name}.js`), 'utf8')),
  );
  const used = sources.flatMap((source) => [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});

test('every import of Docusaurus that is replaced is in the list', () => {
  const replaced = [...clientReplacements('/', '/'), ...serverReplacements('/', '/')].filter(
    ({request}) => !request.startsWith('@site/'),
  );
  const listed = ({request, from}: (typeof replaced)[number]): boolean =>
    INTERNALS.some(
      ({file, contains}) =>
        (contains.includes(`'${request}'`) || contains.includes(`"${request}"`)) &&
        (from === undefined || path.dirname(file) === from),
    );
  expect(replaced.filter((replacement) => !listed(replacement)).map(({request}) => request)).toEqual([]);
});

describe('an internal that has changed', () => {
  let root: string;
  beforeAll(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'internals-'));
    await fs.writeFile(path.join(root, 'App.js'), "import routes from '@generated/pages';\n");
  });
  afterAll(() => fs.rm(root, {recursive: true}));

  const internal = {contains: "from '@generated/routes'", why: 'lean-client replaces this import'};

  test('is told by file and text, with what to do', () => {
    const problem = problemOf({...internal, file: 'App.js'}, root);
    expect(problem).toBe(
      '@docusaurus/App.js no longer holds "from \'@generated/routes\'": lean-client replaces this import. ' +
        'Compare the file with the one of the last release, and adapt or drop that plugin.',
    );
  });

  test('is told too when its file is gone', () => {
    expect(problemOf({...internal, file: 'client/App.js'}, root)).toMatch(
      /^@docusaurus\/client\/App\.js is gone: /,
    );
  });
});
