import type {CodeBlock, DocPage} from '../types';

/**
 * Where a sample runs, which decides which globals it has:
 * - `app`: in a web view or browser, built by a bundler
 * - `node`: in Node.js, without a DOM: configuration files, scripts, hooks
 * - `mixed`: with the globals of both: tests, and app code that a bundler gives `process`
 * - `worker`: in a service worker
 * - `runner`: in the engine of `@capacitor/background-runner`
 */
export type Environment = 'app' | 'node' | 'mixed' | 'worker' | 'runner';

/** A block's code in the text of a sample. */
export type Segment = {
  readonly block: CodeBlock;
  /** The offset in the sample's text at which the block's code starts. */
  readonly start: number;
};

/** A module: a block and the blocks that continue it. */
export type Sample = {
  readonly page: DocPage;
  /** The path in the app of the file that the block shows; made up if the block has no title. */
  readonly title: string;
  /** The absolute path at which the compiler finds the module; no such file exists. */
  readonly file: string;
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly environment: Environment;
  /** The offsets of the tabs that the first block is in, outermost first. */
  readonly tabs: readonly number[];
};
