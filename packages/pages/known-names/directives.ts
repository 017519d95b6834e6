import type {Root} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {nearMatches} from '../../lib/nearMatches';
import names from './names.json';
import {problemAt, type NameProblem} from './problem';

/** The directives that our plugins replace. Each is on a line of its own, after two colons. */
const LEAF_DIRECTIVES: readonly string[] = names.directives;

/** Docusaurus's admonitions, written between `:::` (`DefaultAdmonitionOptions` of `@docusaurus/mdx-loader`). */
const ADMONITIONS: readonly string[] = names.admonitions;

type Directive = TextDirective | LeafDirective | ContainerDirective;

const COLONS = {textDirective: ':', leafDirective: '::', containerDirective: ':::'} as const;

/**
 * Returns a problem for each directive on a page that no plugin handles, because Docusaurus only warns about it and
 * leaves an empty element in its place. `:name` without a label or attributes is prose, such as the port in
 * `localhost:http`. `types` are the directive types to check.
 */
export function directiveProblems(
  tree: Root,
  types: readonly Directive['type'][] = ['textDirective', 'leafDirective', 'containerDirective'],
): NameProblem[] {
  const problems: NameProblem[] = [];
  visit(tree, (node) => {
    if (!isDirective(node) || !types.includes(node.type) || isHandled(node)) return;
    const written = COLONS[node.type] + node.name;
    problems.push(problemAt(node, `No plugin handles the directive "${written}"`, hintFor(node)));
  });
  return problems;
}

function isDirective(node: {readonly type: string}): node is Directive {
  return Object.hasOwn(COLONS, node.type);
}

function isHandled(node: Directive): boolean {
  if (node.type === 'leafDirective') return LEAF_DIRECTIVES.includes(node.name);
  if (node.type === 'containerDirective') return ADMONITIONS.includes(node.name);
  return node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

function hintFor({type, name}: Directive): string {
  const near = [
    ...nearMatches(name, LEAF_DIRECTIVES).map((match) => `::${match}`),
    ...nearMatches(name, ADMONITIONS).map((match) => `:::${match}`),
  ].slice(0, 3);
  if (LEAF_DIRECTIVES.includes(name)) return `Write ::${name} on a line of its own`;
  if (near.length > 0) return `Did you mean ${near.join(' or ')}`;
  if (type === 'textDirective') return String.raw`Write \: if you mean a colon`;
  return `The directives are ${LEAF_DIRECTIVES.map((known) => `::${known}`).join(', ')}, :::note and :::warning`;
}
