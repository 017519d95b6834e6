import type {Element, ElementContent} from 'hast';

/**
 * Elements that render unchanged if they have no attribute other than a class or the label of a cell: neither `src/theme/MDXComponents` nor
 * theme-classic changes them.
 */
const PLAIN = new Set(
  'blockquote br code dd del div dl dt em hr kbd li ol p s section span strong sub sup tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Elements that render unchanged only without a class. */
const WITHOUT_CLASS = new Set(['li', 'td', 'th', 'ul']);

/**
 * Returns whether an element renders to exactly its own HTML: no component changes it, and no script or check looks
 * for its ID.
 */
export function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  return node.type === 'element' && isPlainTag(node) && node.children.every(isPlain);
}

function isPlainTag({tagName, properties, children}: Element): boolean {
  const names = Object.keys(properties).filter((name) => properties[name] !== undefined);
  if (names.some((name) => name !== 'className' && name !== 'dataLabel')) return false;
  if (WITHOUT_CLASS.has(tagName) && names.includes('className')) return false;
  // The component for `th` renders an empty one as a `td`.
  return PLAIN.has(tagName) && (tagName !== 'th' || children.length > 0);
}
