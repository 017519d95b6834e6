import type {PhrasingContent, RootContent} from 'mdast';
import {errorLinks, type PageError} from '../../error-answers';
import {dotted, element, EXPLICIT_JSX, heading, inlineCode, text, type ElementNode} from '../../lib/markdown';
import {deprecationBadge, deprecationReason, factsOf, methodTitle, newsBadge} from '../../lib/members';
import type {Field, Method, SupportTable} from '../../lib/referenceTypes';
import {commentBlocks, commentEntry} from './comment';
import {describeField, typeCell} from './fields';
import {linkedCode, linkedType, type Links} from './links';
import {propertiesOf} from './properties';
import {platformChips} from './renderSupport';

/**
 * Returns the methods' reference: a block for each method with its heading and published anchor, the platforms that
 * have it, its signature, its comment, its parameters, its result and its errors.
 */
export function renderMethods(
  methods: readonly Method[],
  support: SupportTable,
  links: Links,
  errors: readonly PageError[] = [],
): RootContent[] {
  return methods.map((method) =>
    element(
      'div.method',
      methodHead(method, support),
      signature(method, links),
      ...commentBlocks(deprecationReason(method.deprecated), links),
      ...commentBlocks(method.docs, links),
      ...parts(method, links, errorLinks(errors, method.name)),
    ),
  );
}

function methodHead(method: Method, support: SupportTable): ElementNode {
  const {name, slug, since, deprecated, news} = method;
  const facts: PhrasingContent[] = [
    ...platformChips(support[name]),
    ...(since ? [text(` since ${since}`)] : []),
    ...deprecationBadge(deprecated),
    ...newsBadge(news),
  ];
  return element(
    'div.method__head',
    heading(3, text(methodTitle(method)), slug),
    ...(facts.length > 0 ? [element('p.chips', ...facts)] : []),
  );
}

/** Signatures wrap, while the component for `pre` makes blocks scroll. */
function signature(method: Method, links: Links): RootContent {
  const code = element(
    'code',
    element('span.t-function', text(method.name)),
    ...linkedType(method.signature, links),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'pre',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'method__signature'}],
    children: [code],
    data: EXPLICIT_JSX,
  };
}

/** Returns a definition list of the parameters, of what the method returns and of its errors, or nothing without them. */
function parts(method: Method, links: Links, errors: readonly RootContent[]): RootContent[] {
  const rows = [
    ...method.parameters.map((parameter) => parameterRow(parameter, links)),
    ...returnsRow(method, links),
    ...(errors.length > 0 ? [partRow([text('Errors')], errors, [])] : []),
  ];
  return rows.length > 0 ? [element('dl.pairs', ...rows)] : [];
}

function parameterRow(parameter: Field, links: Links): ElementNode {
  const facts = dotted(factsOf(parameter, typeCell(parameter, links)));
  const name = [inlineCode(parameter.name)];
  return partRow(name, facts, describeField(parameter, links), propertiesOf(parameter.type, links));
}

function returnsRow({returns, returnsDocs}: Method, links: Links): ElementNode[] {
  if (returns === 'void' || returns === 'Promise<void>') return [];
  const docs = commentEntry(returnsDocs ?? '', links);
  return [partRow([text('Returns')], [linkedCode(returns, links)], docs, propertiesOf(returns, links))];
}

function partRow(
  name: readonly PhrasingContent[],
  facts: readonly RootContent[],
  docs: readonly RootContent[],
  properties: readonly RootContent[] = [],
): ElementNode {
  const description = docs.length > 0 ? [element('dd', ...docs)] : [];
  const object = properties.length > 0 ? [element('dd.properties', ...properties)] : [];
  return element('div', element('dt', ...name), element('dd', ...facts), ...description, ...object);
}
