import type {Root} from 'mdast';
import type {Requirements} from '../plugins/content/version-numbers';

/** One page of one docs version, as its writer typed it. */
export type DocPage = {
  /** Path from the site's folder, with `/`: `versioned_docs/version-v6/apis/camera.md`. */
  readonly file: string;
  /** Docs version: `next`, `v7` … `v2`. */
  readonly version: string;
  /** Path inside the version's tree: `apis/camera.md`. */
  readonly path: string;
  /** The whole file, tokens not resolved. */
  readonly source: string;
  /** Strings have their tokens resolved. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown with MDX, GFM and directives, tokens not resolved; positions are those of the file. */
  readonly tree: Root;
  readonly blocks: readonly CodeBlock[];
};

/** One fenced block of a page. */
export type CodeBlock = {
  /** Place among the page's blocks, from 0. */
  readonly index: number;
  /** What stands behind the fence, in lower case; empty where nothing does. */
  readonly lang: string;
  /** Value of `title="…"`, tokens resolved. */
  readonly title?: string;
  /** The block goes on from the one before it on the page. */
  readonly continues: boolean;
  /** The block is a piece that does not stand alone; it is parsed all the same. */
  readonly fragment: boolean;
  /** The code with tokens resolved; `highlight-…` comments are blank lines, so lines stay in place. */
  readonly code: string;
  /** Line of the file on which the fence stands; the code starts on the next. */
  readonly fenceLine: number;
  /** Characters of indentation before each line of the code in the file. */
  readonly indent: number;
};

/** A mistake on a page. */
export type Finding = {
  readonly file: string;
  /** One-based. */
  readonly line: number;
  /** One-based. */
  readonly column: number;
  readonly rule: string;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What would be right, in one sentence without a full stop. */
  readonly hint: string;
};

/** What a rule may ask about, besides the pages. */
export type CheckContext = {
  /** Absolute folder of the site. */
  readonly siteDir: string;
  readonly requirements: Requirements;
};

/**
 * A rule that judges each page by itself and by the packages of the page's docs version, so that what it
 * finds on a page can be kept until one of the two changes.
 */
export type PageRule = {
  readonly name: string;
  /** Files and folders from the site's folder that it reads, besides pages, packages and its own sources. */
  readonly inputs: readonly string[];
  /** Returns what is wrong on `pages`, all of docs version `version`. */
  readonly check: (
    pages: readonly DocPage[],
    version: string,
    context: CheckContext,
  ) => readonly Finding[] | Promise<readonly Finding[]>;
};

/**
 * A rule that judges pages by one another. What it needs to know of a page is collected page by page, and
 * kept like the findings of a `PageRule`; the judgement is made every time.
 */
export type SiteRule<Facts = unknown> = {
  readonly name: string;
  /** Files and folders that `collect` reads, from the site's folder; what `judge` reads is read each time. */
  readonly inputs: readonly string[];
  /** Returns what the rule needs to know of a page, as a value that JSON can hold. */
  readonly collect: (page: DocPage, context: CheckContext) => Facts;
  /**
   * Returns what is wrong on the pages asked for, which may be one only. A method, so that rules with facts of
   * their own fit into one list: each gets only what its own `collect` gave.
   */
  judge(
    pages: readonly {readonly file: string; readonly version: string; readonly facts: Facts}[],
    context: CheckContext,
  ): readonly Finding[] | Promise<readonly Finding[]>;
};
