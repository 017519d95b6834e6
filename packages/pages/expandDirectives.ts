import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {mayContain} from './mayContain';
import {docsVersionOf} from './docsVersion';
import {anchoredHeadings, anchorsIn, headingsIn, headingThatTakes} from './headingIds';

/** A directive's location: the site, the docs version, the page's absolute path, and what is above it. */
export type Place = {
  readonly siteDir: string;
  readonly version: string;
  readonly file: string;
  /** The anchors above the directive: of headings, and of what other directives have generated. */
  readonly above: ReadonlySet<string>;
  /**
   * Removes the section with an anchor from what is above the directive, and returns it with its heading, so that it can
   * be part of what replaces the directive. Returns nothing if there is no such section.
   */
  readonly takeSection: (anchor: string) => RootContent[];
};
export type Attributes = Readonly<Record<string, string>>;

/** Blocks that replace a directive. */
type Blocks = readonly RootContent[];

/** Blocks that replace a directive, and others for the ends of its page. */
export type Placed = {
  readonly blocks: Blocks;
  /** Blocks for the top of the page, below its title. */
  readonly top?: Blocks;
  /** Blocks for the end of the page, above its related pages. */
  readonly bottom?: Blocks;
};

/** Returns what replaces a directive. */
export type Renderer = (attributes: Attributes, place: Place) => Blocks | Placed;

/** The anchors that the section at the end of a page may have. */
const LAST_SECTIONS = ['related-pages', 'where-to-go-next'];

/** A directive, and the blocks that it is one of. */
type Found = {readonly directive: LeafDirective; readonly siblings: RootContent[]};

/**
 * Returns a remark transformer that replaces each leaf directive in `renderers` with its blocks: at the top level of a page
 * or, if `isAnywhere`, also in lists, tabs and columns. Throws `file:line:column` with the renderer's message, and also if a
 * directive is outside the docs trees or inside another block, or if a heading on the page uses an anchor that the generated
 * part needs.
 */
export function expandDirectives(
  siteDir: string,
  renderers: Readonly<Record<string, Renderer>>,
  {isAnywhere = false} = {},
) {
  const marks = Object.keys(renderers).map((name) => `::${name}`);
  return (tree: Root, file: VFile): void => {
    if (!mayContain(file, marks)) return;
    for (const found of directivesIn(tree, renderers)) {
      const {directive} = found;
      try {
        expand(found, tree, {siteDir, version: versionOf(directive, file, siteDir), file: file.path});
      } catch (error) {
        const {line = 1, column = 1} = directive.position?.start ?? {};
        const where = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    }
  };

  function expand(
    {directive, siblings}: Found,
    tree: Root,
    page: Omit<Place, 'above' | 'takeSection'>,
  ): void {
    const above = (): RootContent[] => siblings.slice(0, siblings.indexOf(directive));
    if (!isAnywhere && siblings !== tree.children)
      throw new Error(`::${directive.name} cannot be inside a list, a quote or a tab.`);
    const place = {
      ...page,
      above: anchorsIn({type: 'root', children: above()}),
      takeSection: (anchor: string) => removeSection(tree, above(), anchor),
    };
    const rendered = renderers[directive.name]?.(attributesOf(directive), place) ?? [];
    const {blocks, top = [], bottom = []}: Placed = 'blocks' in rendered ? rendered : {blocks: rendered};
    refuseTakenAnchors(above(), blocks);
    siblings.splice(siblings.indexOf(directive), 1, ...positioned(blocks, directive));
    if (bottom.length > 0) {
      const [last] = LAST_SECTIONS.flatMap((anchor) => sectionIn(tree.children, anchor) ?? []);
      const end = last?.start ?? tree.children.length;
      refuseTakenAnchors(tree.children.slice(0, end), bottom);
      tree.children.splice(end, 0, ...positioned(bottom, directive));
    }
    const afterTitle = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1) + 1;
    tree.children.splice(afterTitle, 0, ...positioned(top, directive));
  }
}

function removeSection(tree: Root, above: readonly RootContent[], anchor: string): RootContent[] {
  const section = sectionIn(above, anchor);
  return section ? tree.children.splice(section.start, section.end - section.start) : [];
}

/** Returns the indexes of a section's heading and of what follows the section, or nothing. */
function sectionIn(blocks: readonly RootContent[], anchor: string): {start: number; end: number} | undefined {
  const headings = headingsIn(blocks);
  const heading = headings[anchoredHeadings(headings).findIndex(({id}) => id === anchor)];
  const start = heading ? blocks.indexOf(heading) : -1;
  if (!heading || start < 0) return undefined;
  const length = blocks
    .slice(start + 1)
    .findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return {start, end: length < 0 ? blocks.length : start + 1 + length};
}

/** Gives generated nodes, which have no position, the directive's, which later errors about them report. */
function positioned(blocks: Blocks, {position}: LeafDirective): Blocks {
  visit({type: 'root', children: [...blocks]} as Root, (node) => {
    node.position ??= position;
  });
  return blocks;
}

function directivesIn(tree: Root, renderers: Readonly<Record<string, Renderer>>): Found[] {
  const found: Found[] = [];
  visit(tree, 'leafDirective', (directive: LeafDirective, _index, parent) => {
    if (parent && Object.hasOwn(renderers, directive.name))
      found.push({directive, siblings: parent.children});
  });
  return found;
}

function versionOf({name}: LeafDirective, file: VFile, siteDir: string): string {
  const version = docsVersionOf(file.path, siteDir);
  if (!version)
    throw new Error(`::${name} only works in docs/ and versioned_docs/, because it needs a docs version.`);
  return version;
}

/** Returns a directive's attributes; the value of one without a value is empty. */
function attributesOf({attributes}: LeafDirective): Attributes {
  return Object.fromEntries(Object.entries(attributes ?? {}).map(([name, value]) => [name, value ?? '']));
}

function refuseTakenAnchors(before: readonly RootContent[], generated: readonly RootContent[]): void {
  const taken = headingThatTakes(before, generated);
  if (!taken) return;
  throw new Error(
    `The heading "${taken.text}" on line ${taken.line} uses the anchor #${taken.id}, which the generated reference needs. ` +
      'Reword the heading.',
  );
}
