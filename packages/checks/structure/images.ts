import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {problemAt} from '../../pages/known-names/problem';
import type {DocPage, PlacedProblem} from '../types';

/** Finds images without an alternative text. The build finds those that don't exist. */
export function checkImages({tree}: DocPage): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const lacksAlt =
      (node.type === 'image' && !node.alt?.trim()) || (isElement && node.name === 'img' && !hasAlt(node));
    if (lacksAlt)
      problems.push(problemAt(node, 'The image has no alternative text', 'Describe what it shows'));
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
