import type {Root} from 'mdast';
import type {Requirements} from '../pages/requirements';

/** One page of one docs version, as typed by its writer. */
export type DocPage = {
  /** Path from the site's folder, with `/`: `versioned_docs/version-v6/apis/camera.md`. */
  readonly file: string;
  /** Docs version: `next`, `v7` … `v2`. */
  readonly version: string;
  /** Path inside the version's tree: `apis/camera.md`. */
  readonly path: string;
  /** The whole file, with tokens unresolved. */
  readonly source: string;
  /** The values of the front matter, with tokens resolved. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown with MDX, GFM and directives, with tokens unresolved. Positions are positions in the file. */
  readonly tree: Root;
  readonly blocks: readonly CodeBlock[];
  readonly inlineCode: readonly InlineText[];
};

/** One fenced block of a page. */
export type CodeBlock = {
  /** Place among the page's blocks, from 0. */
  readonly index: number;
  /** The language after the fence, in lowercase; empty if there is none. */
  readonly lang: string;
  /** The value of `title="…"`, with tokens resolved. */
  readonly title?: string;
  /** The block continues the one before it on the page. */
  readonly continues: boolean;
  /** The block is a fragment that doesn't work on its own. Its syntax is still checked. */
  readonly fragment: boolean;
  /**
   * The code with tokens resolved. Comments such as `highlight-next-line` are blank lines, so line numbers stay the
   * same.
   */
  readonly code: string;
  /** The line of the file that the fence is on. The code starts on the next line. */
  readonly fenceLine: number;
  /** The number of characters that each line of the code is indented by in the file. */
  readonly indent: number;
};

/** A piece of inline code on a page, with its place in the file. */
export type InlineText = FilePlace & {
  /** The code with tokens resolved. */
  readonly text: string;
};

/** A place in a file. Both numbers are one-based; columns are in UTF-16 units. */
export type FilePlace = {readonly line: number; readonly column: number};

/** What is wrong and what would be right, each in one sentence without a period. */
export type Complaint = {readonly message: string; readonly hint: string};

/** A mistake at an offset (UTF-16 units) in a text, such as a page's source. */
export type OffsetProblem = Complaint & {readonly offset: number};

/** A mistake at a place in a file. */
export type PlacedProblem = Complaint & FilePlace;

/** A mistake on a page. */
export type Finding = PlacedProblem & {readonly file: string; readonly rule: string};

/** A place in some code, zero-based; columns are in UTF-16 units. */
export type CodePlace = {readonly line: number; readonly column: number};

/** A mistake in some code. */
export type CodeProblem = Complaint & CodePlace;

/** What a rule can use besides the pages. */
export type CheckContext = {
  /** Absolute folder of the site. */
  readonly siteDir: string;
  readonly requirements: Requirements;
};

/**
 * A rule that checks each page on its own against the packages of the page's docs version. Its findings are cached
 * until the page or the packages change.
 */
export type PageRule = {
  readonly name: string;
  /** Files and folders that the rule reads besides pages, packages and its own source files, from the site's folder. */
  readonly inputs?: readonly string[];
  /** Whether the rule also checks the files with samples of methods, which aren't pages. */
  readonly checksSamples?: true;
  /** Returns the mistakes on `pages`, which are all in the docs version `version`. */
  readonly check: (
    pages: readonly DocPage[],
    version: string,
    context: CheckContext,
  ) => readonly Finding[] | Promise<readonly Finding[]>;
};

/**
 * A rule that compares pages with each other. It collects facts page by page, which are cached like the findings of a
 * `PageRule`, and compares them on every run.
 */
export type SiteRule<Facts = unknown> = {
  readonly name: string;
  /** Files and folders that `collect` reads, from the site's folder. Whatever `judge` reads is read on every run. */
  readonly inputs?: readonly string[];
  /** As in a `PageRule`. */
  readonly checksSamples?: true;
  /** Returns the facts that the rule needs about a page, as a value that can be written as JSON. */
  readonly collect: (page: DocPage, context: CheckContext) => Facts | Promise<Facts>;
  /**
   * Returns the mistakes on the requested pages, which may be a single one. It's a method so that rules with different
   * types of facts fit in one list; each rule only gets the facts that its own `collect` returned.
   */
  judge(
    pages: readonly {readonly file: string; readonly version: string; readonly facts: Facts}[],
    context: CheckContext,
  ): readonly Finding[] | Promise<readonly Finding[]>;
};
