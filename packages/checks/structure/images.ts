import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {DocPage} from '../types';
import {offsetOf, type PageProblem} from '../problem';

/** Finds images without an alternative text. The build finds those that don't exist. */
export function checkImages({tree}: DocPage): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const lacksAlt =
      (node.type === 'image' && !node.alt?.trim()) || (isElement && node.name === 'img' && !hasAlt(node));
    if (!lacksAlt) return;
    const hint = 'Describe what it shows';
    problems.push({offset: offsetOf(node), message: 'The image has no alternative text', hint});
  });
  return problems;
}

/** An expression counts as an alternative text, because its value isn't known here. */
function hasAlt({attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return attributes.some((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    if (attribute.name !== 'alt') return false;
    return typeof attribute.value === 'string' ? attribute.value.trim() !== '' : Boolean(attribute.value);
  });
}
