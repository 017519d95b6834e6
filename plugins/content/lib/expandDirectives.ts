import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsVersionOf, mayContain} from '../version-numbers';
import {headingThatTakes} from './headingIds';

/** Where a directive stands: the site, the docs version, the absolute path of the page. */
export type Place = {readonly siteDir: string; readonly version: string; readonly file: string};
export type Attributes = Readonly<Record<string, string>>;

/** What a directive becomes. */
export type Renderer = (attributes: Attributes, place: Place) => RootContent[] | Promise<RootContent[]>;

/**
 * Returns a remark transformer that replaces each leaf directive in `renderers` by the blocks it becomes.
 * Throws `file:line:column` with the renderer's complaint, for a directive outside the docs trees or
 * inside another block, and for a heading of the page that takes an anchor of the generated part.
 */
export function expandDirectives(siteDir: string, renderers: Readonly<Record<string, Renderer>>) {
  const marks = Object.keys(renderers).map((name) => `::${name}`);
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!mayContain(file, marks)) return;
    for (const directive of directivesIn(tree, renderers)) {
      try {
        await expand(directive, tree, {
          siteDir,
          version: versionOf(directive, file, siteDir),
          file: file.path,
        });
      } catch (error) {
        const {line = 1, column = 1} = directive.position?.start ?? {};
        const where = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    }
  };

  async function expand(directive: LeafDirective, tree: Root, place: Place): Promise<void> {
    const index = tree.children.indexOf(directive);
    if (index < 0) throw new Error(`::${directive.name} cannot be inside a list, a quote or a tab.`);
    const blocks = (await renderers[directive.name]?.(attributesOf(directive), place)) ?? [];
    refuseTakenAnchors(tree.children.slice(0, index), blocks);
    // Later complaints about generated nodes name the directive.
    visit({type: 'root', children: blocks} as Root, (node) => {
      node.position = directive.position;
    });
    tree.children.splice(index, 1, ...blocks);
  }
}

function directivesIn(tree: Root, renderers: Readonly<Record<string, Renderer>>): LeafDirective[] {
  const found: LeafDirective[] = [];
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    if (Object.hasOwn(renderers, node.name)) found.push(node);
  });
  return found;
}

function versionOf({name}: LeafDirective, file: VFile, siteDir: string): string {
  const version = docsVersionOf(file.path, siteDir);
  if (!version)
    throw new Error(`::${name} only works in docs/ and versioned_docs/, because it needs a docs version.`);
  return version;
}

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
