import type {PhrasingContent, RootContent} from 'mdast';
import {deprecationReason, methodTitle, PLATFORMS, type Field, type Method} from '../../../../packages/facts';
import {errorLinks, errorsOfMost, type PageError} from '../../error-answers';
import {
  dotted,
  element,
  EXPLICIT_JSX,
  heading,
  inlineCode,
  paragraph,
  text,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {deprecationLabel, factsOf, noteBadge} from '../../lib/members';
import {limitTo, platformLimit} from '../../../../packages/facts/platformLimit';
import {commentBlocks, commentEntry} from './comment';
import {describeField, typeCell, withoutSince} from './fields';
import {coloredType, linkedCode, type Links} from './links';
import {propertiesOf} from './properties';
import {methodStates, platformChips, supportOf, type PlatformStates, type Support} from './renderSupport';

/**
 * Returns the methods' reference: the errors that most of them raise, then a block for each method with its heading and
 * published anchor, the platforms that have it, its signature, its comment, its parameters, its result and its other
 * errors.
 */
export function renderMethods(
  methods: readonly Method[],
  support: Support,
  links: Links,
  errors: readonly PageError[] = [],
): RootContent[] {
  const common = errorsOfMost(
    errors,
    methods.map(({name}) => name),
  );
  const others = errors.filter((error) => !common.includes(error));
  return [
    ...rowList(errorsRow('Errors of most methods', common)),
    ...methods.map((method) => methodBlock(method, {support, links, errors: others})),
  ];
}

type Context = {
  readonly support: Support;
  readonly links: Links;
  readonly errors: readonly PageError[];
};

function methodBlock(method: Method, {support, links, errors}: Context): ElementNode {
  const own = errors.filter(({raisedBy}) => raisedBy.includes(method.name));
  return element(
    'div.method',
    methodHead(method, support),
    ...deprecationNote(method, links),
    signature(method, links),
    ...commentBlocks(withoutChips(method.docs, methodStates(supportOf(method, support))), links),
    ...rowList([
      ...method.parameters.map((parameter) => parameterRow(withoutSince(parameter, method.since), links)),
      ...returnsRow(method, links),
      ...errorsRow('Errors', own),
    ]),
  );
}

/** Returns what a deprecated method says below its head: that it is deprecated, since when if that's known, and why. */
function deprecationNote({deprecated}: Method, links: Links): ElementNode[] {
  if (deprecated === undefined) return [];
  const label: PhrasingContent = {type: 'strong', children: [text(`${deprecationLabel(deprecated)}.`)]};
  const [first, ...others] = commentBlocks(deprecationReason(deprecated), links);
  const lead =
    first?.type === 'paragraph'
      ? [paragraph(label, text(' '), ...first.children)]
      : [paragraph(label), ...(first ? [first] : [])];
  return [element('div.deprecation', ...lead, ...others)];
}

function methodHead(method: Method, support: Support): ElementNode {
  const {slug, since, news} = method;
  const facts: PhrasingContent[] = [
    ...platformChips(methodStates(supportOf(method, support))),
    ...(since ? [text(` since ${since}`)] : []),
    ...noteBadge(news),
  ];
  return element(
    'div.method__head',
    heading(3, inlineCode(methodTitle(method)), slug),
    ...(facts.length > 0 ? [element('p.chips', ...facts)] : []),
  );
}

/** Returns a comment without its line about platforms if that says the same as the method's chips. */
function withoutChips(comment: string, states: PlatformStates | undefined): string {
  const {docs, limit} = platformLimit(comment);
  const working = PLATFORMS.filter((platform) => states?.[platform] === 'all');
  return limit === limitTo(working) ? docs : comment;
}

/** Signatures wrap, while the component for `pre` makes blocks scroll. */
function signature(method: Method, links: Links): RootContent {
  const code = element(
    'code',
    element('span.t-function', text(method.name)),
    ...coloredType(method.signature, links),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'pre',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'method__signature'}],
    children: [code],
    data: EXPLICIT_JSX,
  };
}

/** Returns a definition list of rows, or nothing without any. */
function rowList(rows: readonly ElementNode[]): ElementNode[] {
  return rows.length > 0 ? [element('dl.pairs', ...rows)] : [];
}

function errorsRow(label: string, errors: readonly PageError[]): ElementNode[] {
  return errors.length > 0 ? [partRow([text(label)], errorLinks(errors), [])] : [];
}

function parameterRow(parameter: Field, links: Links): ElementNode {
  const facts = dotted(factsOf(parameter, typeCell(parameter, links)));
  const name = [inlineCode(parameter.name)];
  return partRow(
    name,
    facts,
    describeField(parameter, links),
    propertiesOf(parameter.type, links, 'required'),
  );
}

function returnsRow({returns, returnsDocs}: Method, links: Links): ElementNode[] {
  if (returns === 'void' || returns === 'Promise<void>') return [];
  const docs = commentEntry(returnsDocs ?? '', links);
  return [
    partRow([text('Returns')], [linkedCode(returns, links)], docs, propertiesOf(returns, links, 'optional')),
  ];
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
