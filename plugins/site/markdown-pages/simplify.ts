import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

/** Elements that only work or make sense on the page: controls, pictures that have a caption, and links to the page itself. */
const DROPPED_TAGS = new Set(['button', 'fieldset', 'input', 'label', 'nav', 'script', 'style', 'svg']);
const DROPPED_CLASSES = new Set([
  'also',
  'error-lookup',
  'hash-link',
  'page-menu',
  'plugin-count',
  'plugin-filter',
  'plugin-none',
  'properties',
  'section-label',
  'tabs-box__list',
  'tabs-box__label',
  'ua',
]);

type Node = RootContent | ElementContent;
type Rule = (element: Element, context: Context) => ElementContent[];
/** `depth`: the level of the heading above, which the headings of tabs follow. */
type Context = {depth: number};

/**
 * Returns the article with the elements that Markdown has: tabs become sections, lists of definitions become lists,
 * chips become a sentence, and controls are left out.
 */
export function simplify(article: Root): Root {
  const context = {depth: 1};
  return {...article, children: article.children.flatMap((node) => simplified(node, context))};
}

function simplified(node: Node, context: Context): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) context.depth = Number(level);
  if (isDropped(node)) return [];
  const rule = RULES.find(([selects]) => selects(node))?.[1];
  return rule ? rule(node, context) : [{...node, children: childrenOf(node, context)}];
}

function isDropped(element: Element): boolean {
  return (
    DROPPED_TAGS.has(element.tagName) || classesOf(element).some((name) => DROPPED_CLASSES.has(String(name)))
  );
}

function childrenOf(element: Element, context: Context): ElementContent[] {
  return element.children.flatMap((child) => simplified(child, context));
}

const RULES: readonly (readonly [(element: Element) => boolean, Rule])[] = [
  [has('tabs-box'), tabs],
  [has('chips'), chips],
  [has('code-block'), codeBlock],
  [has('theme-admonition'), callout],
  [has('other-errors'), linkToErrors],
  // The signature above has the type.
  [(element) => has('part')(element) && isTypeAlone(element), () => []],
  [({tagName}) => tagName === 'dl', definitions],
  [(element) => has('error-group')(element) || has('folded')(element), countedList],
  [({tagName}) => tagName === 'details', collapsible],
  [({tagName}) => tagName === 'figure', figure],
  // The name of a property is a link to itself.
  [({tagName, properties}) => tagName === 'a' && properties.id !== undefined, childrenOf],
];

/** A panel follows its tab's label as a section of the section that the tabs are in. */
function tabs(element: Element, context: Context): ElementContent[] {
  const depth = context.depth;
  const panels = elementsIn(element).filter(has('tabs-box__panel'));
  const sections = panels.flatMap((panel): ElementContent[] => {
    const label = elementsIn(panel).find(has('tabs-box__label'));
    const heading = h(`h${Math.min(depth + 1, 6)}`, [label ? toString(label) : '']);
    return [heading, ...childrenOf(panel, {depth: depth + 1})];
  });
  context.depth = depth;
  return sections;
}

/** The platforms of a plugin or method, and what stands beside them, such as "since 1.0.0". */
function chips(element: Element): ElementContent[] {
  const platforms = elementsIn(element).filter((chip) => has('chip')(chip) && chip.tagName !== 'b');
  const others = element.children.filter((child) => !platforms.includes(child as Element));
  const [names, rest] = [platforms.map(toString).join(', '), others.map(toString).join('')].map((part) =>
    part.replaceAll(/\s+/g, ' ').trim(),
  );
  return [h('p', [[names && `Platforms: ${names}`, rest].filter(Boolean).join(' · ')])];
}

/** Code loses its colors, and the lines of a diff get their signs back. */
function codeBlock(element: Element): ElementContent[] {
  const code = descendants(element).find(({tagName}) => tagName === 'code');
  if (!code) return [];
  const isDiff = descendants(code).some(({tagName}) => tagName === 'ins' || tagName === 'del');
  const title = descendants(element).find(has('code-block__title'));
  const language = isDiff ? 'diff' : String(element.properties.dataLanguage ?? '');
  const source = isDiff ? diffOf(code) : toString(code);
  return [
    ...(title ? [h('p', [h('code', [toString(title)]), ':'])] : []),
    h('pre', [h('code', {className: `language-${language}`}, [source])]),
  ];
}

function diffOf(code: Element): string {
  return code.children
    .map((child) => {
      const line = toString(child);
      if (child.type !== 'element') return line;
      const sign = {ins: '+', del: '-'}[child.tagName] ?? (has('line')(child) ? ' ' : '');
      return `${sign}${line}`;
    })
    .join('');
}

function callout(element: Element, context: Context): ElementContent[] {
  const [head, body] = elementsIn(element);
  if (!head || !body) return childrenOf(element, context);
  const title = h('p', [h('strong', [toString(head).trim()])]);
  return [h('blockquote', [title, ...childrenOf(body, context)])];
}

/** The list of all errors has the causes and fixes, so the section of it is enough. */
function linkToErrors(element: Element): ElementContent[] {
  const inside = descendants(element);
  const label = inside.find(({tagName}) => tagName === 'summary');
  const href = inside.flatMap(({properties}) => properties.href ?? [])[0];
  // The address of an error is that of its section, a dot and its message.
  const section = String(href).replace(/(#[^.]*).*/, '$1');
  return label ? [h('p', [h('a', {href: section}, [toString(label)])])] : [];
}

/** Whether nothing follows the label of an option or a result and its type. */
function isTypeAlone({children}: Element): boolean {
  const [label, type, ...others] = children.filter((child) => toString(child).trim() !== '');
  return label !== undefined && type?.type === 'element' && type.tagName === 'code' && others.length === 0;
}

/** Each definition becomes an item: the term, its first definition after a colon, and the others as paragraphs. */
function definitions(element: Element, context: Context): ElementContent[] {
  const items = elementsIn(element).map((pair) => {
    const parts = elementsIn(pair).filter((part) => !isDropped(part));
    const term = parts
      .filter(({tagName}) => tagName === 'dt')
      .flatMap((part) => withoutEnd(termOf(part, context)));
    const meanings = parts.filter(({tagName}) => tagName === 'dd').map((part) => childrenOf(part, context));
    const [first = [], ...others] = meanings;
    const lead = [h('strong', term), ...(hasBlocks(first) ? [':'] : [': ', ...first])];
    const rest = others.flatMap((meaning) => (hasBlocks(meaning) ? meaning : [h('p', meaning)]));
    return h('li', [h('p', lead), ...(hasBlocks(first) ? first : []), ...rest]);
  });
  return [h('ul', items)];
}

/** A space at the end of a term would be written as an entity. */
function withoutEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), {...last, value: last.value.trimEnd()}] : nodes;
}

/** A term is one line, so the list that opens below it, of other wordings, becomes a part of that line. */
function termOf(term: Element, context: Context): ElementContent[] {
  return term.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'details') return simplified(child, context);
    const others = descendants(child).filter(({tagName}) => tagName === 'li');
    return others.flatMap((other): ElementContent[] => [
      {type: 'text', value: ', '},
      ...childrenOf(other, context),
    ]);
  });
}

/** A list to open, and what is above it, without its summary, which only counts. */
function countedList(element: Element, context: Context): ElementContent[] {
  return elementsIn(element).flatMap((part) =>
    part.tagName === 'details'
      ? elementsIn(part).flatMap((one) => (one.tagName === 'summary' ? [] : simplified(one, context)))
      : simplified(part, context),
  );
}

function collapsible(element: Element, context: Context): ElementContent[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'summary') return simplified(child, context);
    const label = childrenOf(child, context);
    return label.length > 0 ? [h('p', [h('strong', label)])] : [];
  });
}

/** The caption of a diagram says in words what it shows. */
function figure(element: Element): ElementContent[] {
  const caption = descendants(element).find(({tagName}) => tagName === 'figcaption');
  return caption ? [h('p', [h('em', [`Diagram: ${toString(caption).trim()}`])])] : [];
}

const BLOCKS = new Set(['blockquote', 'div', 'dl', 'ol', 'p', 'pre', 'table', 'ul']);

function hasBlocks(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => node.type === 'element' && BLOCKS.has(node.tagName));
}

function has(name: string): (node: Element) => boolean {
  return (node) => classesOf(node).includes(name);
}

function classesOf({properties}: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

function elementsIn({children}: Element): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}

function descendants(element: Element): Element[] {
  return elementsIn(element).flatMap((child) => [child, ...descendants(child)]);
}
