import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';

/** A page to compile: what the bundler tells its MDX loader. */
export type Page = {
  /** The file with the query that imported it. */
  readonly resource: string;
  readonly file: string;
  readonly content: string;
  /** Name of the compilation: `server` or `client`. */
  readonly compiler: string;
  /** Pages whose orders are near have much text in common, which plugins work on once. */
  readonly order: string;
};

/** Returns the JavaScript module of a page; rejects with the complaint about it. */
export type Compile = (page: Page) => Promise<string>;

/** What a worker needs to know of the site to make the same MDX options as the build: nothing with functions. */
export type WorkerSite = Pick<
  LoadContext,
  'siteDir' | 'siteConfigPath' | 'generatedFilesDir' | 'localizationDir' | 'outDir' | 'baseUrl' | 'i18n'
>;

/** First what the docs plugin loaded, when it has, then pages. */
export type Request = {readonly content: LoadedContent} | {readonly id: number; readonly page: Page};
export type Answer = {readonly id: number} & ({readonly code: string} | {readonly error: Error});
