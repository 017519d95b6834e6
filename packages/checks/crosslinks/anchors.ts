import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {hashSources} from '../../lib/hashSources';
import {ANSWERS_DIR} from '../../errors/readAnswers';
import {docsVersionOf} from '../../pages/docsVersion';
import {ERRORS_ANCHOR} from '../../../plugins/content/error-answers';
import {anchoredHeadings} from '../../pages/headingIds';
import {remarkCliReference, remarkPackageReference} from '../../../plugins/content/plugin-reference';
import {cached} from '../cached';
import {resolveTokens} from '../../pages/resolveTokens';
import {heading, text} from '../../pages/markdown';
import {hashFiles, hashOf} from '../../lib/hashFiles';
import type {CheckContext, DocPage} from '../types';

/** A directive whose blocks have anchors of their own. */
export type GeneratedPart = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether a heading above is the section "Errors", which the part then leaves out. */
  readonly belowErrors: boolean;
};

/** The directives of `remarkPackageReference` and `remarkCliReference`. */
const GENERATING = [
  'plugin-api',
  'plugin-index',
  'errors',
  'cli-command',
  'cli-commands',
  'config-reference',
];

/** Returns the anchors in a page's source: those of its headings, and the IDs of its elements. */
export function anchorsOn({tree, version}: DocPage, {requirements}: CheckContext): string[] {
  const headings: Heading[] = [];
  const ids: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading')
      headings.push(withNumbers(node, (text) => resolveTokens(text, version, requirements).text));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') ids.push(attribute.value);
    }
  });
  return [...anchoredHeadings(headings).map(({id}) => id), ...ids];
}

function withNumbers(heading: Heading, resolve: (text: string) => string): Heading {
  const copy = structuredClone(heading);
  visit(copy, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') node.value = resolve(node.value);
  });
  return copy;
}

/** Returns the parts of a page that plugins generate with anchors. */
export function generatedPartsOf({tree}: DocPage): GeneratedPart[] {
  const parts: GeneratedPart[] = [];
  const headings: Heading[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    if (node.type !== 'leafDirective' || !GENERATING.includes(node.name)) return;
    const {name, attributes} = node;
    const belowErrors = anchoredHeadings(headings).some(({id}) => id === ERRORS_ANCHOR);
    const entries = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']);
    parts.push({name, attributes: Object.fromEntries(entries) as Record<string, string>, belowErrors});
  });
  return parts;
}

/** A hash of the code that generates references. */
let generator: string | undefined;

/**
 * Returns the anchors of a generated part on the page `file`, from `.cache/content-checks` if neither the facts nor the
 * code have changed. Throws if the part can't be generated, as the build does.
 */
export function generatedAnchors(part: GeneratedPart, file: string, siteDir: string): Promise<string[]> {
  generator ??= hashSources(__filename);
  const absolute = path.join(siteDir, file);
  const version = docsVersionOf(absolute, siteDir) ?? '';
  const asText = JSON.stringify(part);
  return cached(
    {
      dir: path.join(siteDir, '.cache/content-checks/anchors', version),
      name: hashOf(asText),
      key: hashOf(generator, asText, hashFiles(siteDir, [`reference/${version}/facts`, ANSWERS_DIR])),
    },
    () => generate(part, absolute, siteDir),
  );
}

async function generate(part: GeneratedPart, absolute: string, siteDir: string): Promise<string[]> {
  const {name, attributes, belowErrors} = part;
  const directive: LeafDirective = {type: 'leafDirective', name, attributes, children: []};
  const above = belowErrors ? [heading(2, text('Errors'), ERRORS_ANCHOR)] : [];
  const tree: Root = {type: 'root', children: [...above, directive]};
  const file = new VFile({path: absolute});
  for (const expand of [remarkPackageReference, remarkCliReference]) await expand({siteDir})(tree, file);
  tree.children = tree.children.filter((node) => !above.some((one) => one === node));
  const headings: Heading[] = [];
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    const id: unknown = (node.data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;
    if (typeof id === 'string') ids.add(id);
  });
  for (const {id} of anchoredHeadings(headings)) ids.add(id);
  return [...ids];
}
