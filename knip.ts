import type {KnipConfig} from 'knip';

/** Modules that Docusaurus makes up at build: aliases of the theme, of its client and of generated files. */
const DOCUSAURUS_ALIASES = [
  /^@theme(-original)?\/./,
  /^@generated\/./,
  /^@docusaurus\/(ErrorBoundary|Head|Link|isInternalUrl|router|use\w+)$/,
  'react-loadable',
];

/** Found by name at run time: grammars of languages, the HTML checker, Docusaurus's plugins and bundler. */
const BY_NAME = [/^tree-sitter-./, 'vnu-jar', '@docusaurus/babel', '@docusaurus/bundler'];

const config: KnipConfig = {
  docusaurus: false,
  ignoreWorkspaces: ['reference/*'],
  workspaces: {
    '.': {
      // Files that are started or replaced by their path have to be entries.
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        'src/theme/**/*.{ts,tsx}',
        'scripts/*.ts',
        'tests/**/*.test.{ts,tsx}',
        'tests/fixtures/search-index/*.ts',
        'plugins/client/articles/index.ts',
        'plugins/client/fonts/subsetLoader.cjs',
        'plugins/client/lean/{browser,server}/*.{ts,tsx}',
        'plugins/client/lean/build/afterBuild.ts',
        'plugins/search/index/indexInWorker.ts',
        'plugins/build/render-cache/serverEntry.ts',
        'plugins/content/code-blocks/empty.ts',
        'plugins/content/plugin-reference/otherFilesLoader.cjs',
        'plugins/preview/strongImports.cjs',
        'plugins/{content/changes/browser,content/error-lookup/browser,search/browser/arrival}/clientModule.ts',
        'plugins/site/base-url-banner/nothing.ts',
        'plugins/site/upgrade-assistant/browser/{FirstPaint.tsx,mount.ts}',
        'src/components/BaseUrlIssueBanner.tsx',
      ],
      project: [
        '*.{ts,js,mjs}',
        '{packages,plugins,scripts,src,tests}/**/*.{ts,tsx,cjs,cts,mjs}',
        '!tests/fixtures/{assistant,site,tutorial,reference}/**',
      ],
    },
  },
  ignoreDependencies: [...DOCUSAURUS_ALIASES, ...BY_NAME],
  // Tests install them with apt-get where they are missing.
  ignoreBinaries: ['java', 'apt-get'],
};

export default config;
