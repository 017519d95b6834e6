import type {Node, Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {problemAt, type NameProblem} from './problem';

/** The HTML elements that pages may have: none of them loads, sends or runs anything but pictures. */
const ELEMENTS = (
  'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure hr i img ins kbd li mark ol p pre q ' +
  's samp section small span strong sub summary sup table tbody td tfoot th thead tr ul var'
).split(' ');

/** Attributes that contain code, markup or styles. */
const CODE_ATTRIBUTE = /^(?:on.*|style|srcdoc|html|dangerouslysetinnerhtml)$/i;
/** Attributes whose address the browser loads. */
const PICTURE_ATTRIBUTE = /^(?:src|srcset|poster|image)$/i;
/** The schemes that a link may have. */
const SCHEMES = ['https', 'http', 'mailto', 'tel', 'vscode'];

type Complaint = readonly [message: string, hint: string];

/**
 * Returns a problem for whatever on a page isn't text: imports, exports and expressions, which the build runs, elements and
 * attributes that run, load or send something in a reader's browser, pictures of other sites, and links that are scripts.
 */
export function programProblems(tree: Root): NameProblem[] {
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => void targets.set(identifier, url));
  const problems: NameProblem[] = [];
  visit(tree, (node) => {
    for (const [message, hint] of complaintsAbout(node, targets))
      problems.push(problemAt(node, message, hint));
  });
  return problems;
}

function complaintsAbout(node: Nodes, targets: ReadonlyMap<string, string>): Complaint[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [["A page can't import or export anything", COMPONENT_HINT]];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isData(node.data?.estree) ? [] : [codeComplaint(node.value)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isAllowed(node.name ?? '')
        ? node.attributes.flatMap(attributeComplaints)
        : [[`A page can't contain the element <${node.name}>`, ELEMENT_HINT]];
    case 'link':
    case 'definition':
      return linkComplaints(node.url);
    case 'image':
      return pictureComplaints(node.url);
    case 'imageReference':
      return pictureComplaints(targets.get(node.identifier) ?? '');
    default:
      return [];
  }
}

const COMPONENT_HINT =
  'CONTRIBUTING.md lists what pages can contain. A component of your own belongs in src/theme/MDXComponents';
const ELEMENT_HINT = String.raw`Write Markdown, or \< if you mean the character`;

function codeComplaint(code: string): Complaint {
  const start = code.trim().split('\n')[0] ?? '';
  const hint = String.raw`Write \{ if you mean the character, or backticks around code`;
  return [`{${start}} is code, and a page can't contain any`, hint];
}

/** Components have a capital. An element without a name is a fragment. */
function isAllowed(name: string): boolean {
  return name === '' || /^[A-Z]/.test(name) || ELEMENTS.includes(name);
}

function attributeComplaints(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Complaint[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [codeComplaint(attribute.value)];
  const {name, value} = attribute;
  if (CODE_ATTRIBUTE.test(name)) {
    return [[`A page can't contain the attribute ${name}`, 'Move styles to src/css, and code to a plugin']];
  }
  if (typeof value === 'object' && value)
    return isData(value.data?.estree) ? [] : [codeComplaint(value.value)];
  if (PICTURE_ATTRIBUTE.test(name)) return pictureComplaints(value ?? '');
  return linkComplaints(value ?? '', /^(?:javascript|data|vbscript)$/i);
}

function linkComplaints(url: string, refused?: RegExp): Complaint[] {
  const scheme = schemeOf(url);
  if (scheme === undefined) return [];
  const isAllowed = refused ? !refused.test(scheme) : SCHEMES.includes(scheme.toLowerCase());
  return isAllowed
    ? []
    : [[`A link can't start with ${scheme}:`, `Links start with ${SCHEMES.join(':, ')}:`]];
}

function pictureComplaints(url: string): Complaint[] {
  if (schemeOf(url) === undefined && !/^\s*[\\/]{2}/.test(url)) return [];
  return [
    [
      `The picture ${url.slice(0, 80)} is loaded from elsewhere`,
      'Put the file beside the page or in static/img, because the security policy allows no other host',
    ],
  ];
}

/** Returns the scheme of an address as browsers read it, which skip the spaces and line breaks before and in it. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\s\p{Cc}]/gu, ''))?.[1];
}

/** Returns whether a program is nothing but comments, or a value that is written out. */
function isData(program: Program | null | undefined): boolean {
  return program?.body.every((one) => one.type === 'ExpressionStatement' && isValue(one.expression)) ?? false;
}

function isValue(node: Node | null): boolean {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'ArrayExpression':
      return node.elements.every(isValue);
    case 'ObjectExpression':
      return node.properties.every((one) => one.type === 'Property' && !one.computed && isValue(one.value));
    default:
      return false;
  }
}
