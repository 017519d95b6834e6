import path from 'node:path';
import type {ExpressRequestHandler} from 'webpack-dev-server';
import type {LoadContext, Plugin} from '@docusaurus/types';

const MARKDOWN = /\.mdx?$/;

/** What this plugin uses of Rspack, which Docusaurus's types know as webpack. */
type Bundler = {readonly lazyCompilationMiddleware: (compiler: unknown) => ExpressRequestHandler};

/**
 * Reloads the page when what was broken compiles again: the update of a page whose module failed finds
 * no module to replace. The messages are those of webpack-dev-server's client.
 */
const RELOAD_WHEN_MENDED = `let broken = false;
addEventListener('message', ({data}) => {
  if (data?.type === 'webpackErrors') broken = true;
  if (broken && /^webpack(Still)?Ok$/.test(data?.type)) {
    broken = false;
    location.reload();
  }
});`;

/** Compiles pages when they are asked for, in `npm start` only. */
export function lazyPages({generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'lazy-pages',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'development'
        ? {headTags: [{tagName: 'script', innerHTML: RELOAD_WHEN_MENDED}]}
        : {},
    configureWebpack(config, _isServer, {currentBundler}) {
      if (config.mode === 'production') return {};
      const bundler = currentBundler.instance as unknown as Bundler;
      let middleware: ExpressRequestHandler;
      return {
        lazyCompilation: {imports: true, entries: false, test: MARKDOWN},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              use: path.join(__dirname, 'strongImports.cjs'),
            },
          ],
        },
        // The middleware has to know the compiler before it starts, so a bundler plugin makes it.
        plugins: [
          {
            apply(compiler: unknown): void {
              middleware = bundler.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {
          // What this returns comes after the middlewares of core.
          setupMiddlewares: () => [{name: 'lazy-pages', middleware}],
        },
      };
    },
  };
}
