import type {CodeBlock, DocPage} from '../types';

/**
 * Where a sample runs, which decides what is global in it:
 * - `app`: in a web view or browser, built by a bundler
 * - `node`: in Node.js, without a DOM: configuration files, scripts, hooks
 * - `mixed`: with globals of both: tests, and app code that a bundler gives `process`
 * - `worker`: a service worker
 * - `runner`: the engine of `@capacitor/background-runner`
 */
export type Environment = 'app' | 'node' | 'mixed' | 'worker' | 'runner';

/** A block's code inside the text of a sample. */
export type Segment = {
  readonly block: CodeBlock;
  /** Offset in the sample's text at which the block's code begins. */
  readonly start: number;
};

/** One module: a block and the blocks that continue it. */
export type Sample = {
  readonly page: DocPage;
  /** Path in the app whose file the block shows; made up where the block has no title. */
  readonly title: string;
  /** Absolute path at which the compiler finds it; no such file exists. */
  readonly file: string;
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly environment: Environment;
  /** Offsets of the tabs that the first block stands in, outermost first. */
  readonly tabs: readonly number[];
};
