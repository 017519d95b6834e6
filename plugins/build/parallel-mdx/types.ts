import type {LoadContext} from '@docusaurus/types';

/** A page to compile: what the bundler passes to its MDX loader. */
export type Page = {
  /** The file's path, with the query that it was imported with. */
  readonly resource: string;
  readonly file: string;
  readonly content: string;
  /** The name of the compilation: `server` or `client`. */
  readonly compiler: string;
  /**
   * The sort key. Pages with neighboring keys have much text in common, which plugins process only once per thread.
   */
  readonly order: string;
};

/** Returns the JavaScript module of a page. Rejects if the page doesn't compile. */
export type Compile = (page: Page) => Promise<string>;

/**
 * The parts of the site that a worker needs to make the same MDX options as the build. They contain no functions,
 * which can't be sent to a worker.
 */
export type WorkerSite = Pick<
  LoadContext,
  'siteDir' | 'siteConfigPath' | 'generatedFilesDir' | 'localizationDir' | 'outDir' | 'baseUrl' | 'i18n'
>;
