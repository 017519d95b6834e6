import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {nearMatches} from '../../lib/nearMatches';
import names from './names.json';
import {problemAt, type NameProblem} from './problem';

/**
 * The components that pages can use: the names in `src/theme/MDXComponents`, and Docusaurus's own.
 */
const COMPONENTS: readonly string[] = names.components;

/**
 * Returns a problem for each component that pages don't have, because it would throw when the page renders.
 */
export function componentProblems(tree: Root): NameProblem[] {
  const problems: NameProblem[] = [];
  const judge = (node: MdxJsxFlowElement | MdxJsxTextElement): void => {
    const [name = ''] = (node.name ?? '').split('.');
    // A lowercase name is an HTML element.
    if (!/^[A-Z]/.test(name) || COMPONENTS.includes(name)) return;
    const near = nearMatches(name, COMPONENTS).map((match) => `<${match}>`);
    const hint =
      near.length > 0
        ? `Did you mean ${near.join(' or ')}`
        : String.raw`Pages can use ${COMPONENTS.join(', ')}; write \< if you mean the character`;
    problems.push(problemAt(node, `There is no component <${node.name}>`, hint));
  };
  visit(tree, 'mdxJsxFlowElement', judge);
  visit(tree, 'mdxJsxTextElement', judge);
  return problems;
}
