import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import {isPlain} from './isPlain';

/**
 * Returns a rehype transformer that replaces plain content with a string of HTML. The content of a paragraph, table
 * body or list that uses no component becomes one string instead of a tree of elements, which would be compiled to
 * JavaScript, bundled, loaded and rendered to the same HTML.
 */
export function rehypeStaticHtml() {
  return (tree: Root): void => {
    tree.children = tree.children.map(written);
  };
}

function written<Node extends RootContent | ElementContent>(node: Node): Node | MdxJsxFlowElementHast {
  if (node.type === 'element' && isPlain(node)) return holdsElements(node) ? withHtml(node) : node;
  if ('children' in node) node.children = node.children.map(written);
  return node;
}

/** Text without elements is just as short in JavaScript. */
function holdsElements({children}: Element): boolean {
  return children.some(({type}) => type === 'element');
}

function withHtml(element: Element): MdxJsxFlowElementHast {
  const {tagName, properties} = element;
  const className = [properties.className ?? []].flat().join(' ');
  const label = properties.dataLabel;
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [
      ...(className ? [attribute('className', className)] : []),
      ...(typeof label === 'string' ? [attribute('data-label', label)] : []),
      htmlAttribute(htmlOf(element)),
    ],
    children: [],
    // This makes MDX treat the element as JSX, which components don't replace.
    data: {_mdxExplicitJsx: true},
  };
}

function htmlOf(element: Element): string {
  const {children} = withoutSpaceInTables(element);
  return toHtml(children, {characterReferences: {useNamedReferences: true}});
}

/** MDX drops whitespace in these elements (`hast-util-to-estree`). */
const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function withoutSpaceInTables(element: Element): Element {
  const children = TABLE_PARTS.has(element.tagName)
    ? element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    : element.children;
  return {
    ...element,
    children: children.map((child) => (child.type === 'element' ? withoutSpaceInTables(child) : child)),
  };
}

function attribute(name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** Returns the attribute `dangerouslySetInnerHTML={{__html: html}}`. */
function htmlAttribute(html: string): MdxJsxAttribute {
  const expression = valueToEstree({__html: html});
  return attribute('dangerouslySetInnerHTML', {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify({__html: html}),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression}],
      },
    },
  });
}
