import type {Element, ElementContent} from 'hast';

/**
 * Elements whose component in `src/theme/MDXComponents` and theme-classic's, if there is one, returns the element
 * as it is, when it has no attribute but a class.
 */
const PLAIN = new Set(
  'blockquote br code dd del div dl dt em hr kbd li ol p s section span strong sub sup tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Those that are plain without a class only. */
const WITHOUT_CLASS = new Set(['li', 'td', 'th', 'ul']);

/** True when nothing but this HTML comes of an element: no component changes it, no script or check asks for its id. */
export function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  return node.type === 'element' && isPlainTag(node) && node.children.every(isPlain);
}

function isPlainTag({tagName, properties, children}: Element): boolean {
  const names = Object.keys(properties).filter((name) => properties[name] !== undefined);
  if (names.some((name) => name !== 'className')) return false;
  if (WITHOUT_CLASS.has(tagName) && names.length > 0) return false;
  // The component of `th` makes an empty one a `td`.
  return PLAIN.has(tagName) && (tagName !== 'th' || children.length > 0);
}
