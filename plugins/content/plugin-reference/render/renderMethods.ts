import type {PhrasingContent, RootContent} from 'mdast';
import {deprecationReason, methodTitle, PLATFORMS, type Field, type Method} from '../../../../packages/facts';
import {limitTo, platformLimit} from '../../../../packages/facts/platformLimit';
import {
  element,
  EXPLICIT_JSX,
  heading,
  inlineCode,
  jsxElement,
  paragraph,
  text,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {sampleName, type MethodSamples} from '../../../../packages/pages/methodSamples';
import type {PageError} from '../../error-answers/pageErrors';
import {COMMON, explainedErrors, type LinkedError} from '../../error-answers/renderErrors';
import {deprecationLabel, noteBadge} from '../../lib/members';
import {commentBlocks} from './comment';
import {describeField, parameterList, withoutSince, type Described} from './fields';
import {coloredType, isListener, linkedCode, type Links} from './links';
import {listedTypes, propertiesOf} from './properties';
import {renderMethodErrors, renderSample} from './renderSample';
import {
  methodStates,
  platformChips,
  pluginStates,
  supportOf,
  type PlatformStates,
  type Support,
} from './renderSupport';

/** What the blocks of a plugin's methods show besides the methods themselves. */
type Context = {
  readonly support: Support;
  readonly links: Links;
  readonly errors: readonly PageError[];
  readonly samples: MethodSamples['byName'];
};

/**
 * Returns a block for each method: its heading with its published anchor, the platforms that have it where they aren't the
 * plugin's, its signature and its comment; beside these a sample with what follows from it; and its parameters and result.
 */
export function renderMethods(methods: readonly Method[], context: Context): ElementNode[] {
  const errors = linked(context.errors);
  return methods.map((method) => methodBlock(method, context, errors));
}

function methodBlock(
  method: Method,
  {support, links, samples}: Context,
  errors: readonly LinkedError[],
): ElementNode {
  const [lead, ...more] = commentBlocks(
    withoutChips(method.docs, methodStates(supportOf(method, support))),
    links,
  );
  const sample = samples.get(sampleName(method));
  // Where the method doesn't work is beside its name.
  const own = errors.filter(
    ({raisedBy, codes}) =>
      raisedBy.includes(method.name) && raisedBy.length <= COMMON && !codes.includes('UNIMPLEMENTED'),
  );
  return element(
    sample ? 'div.method.method--wide' : 'div.method',
    element(
      'div.method__about',
      methodHead(method, support),
      ...deprecationNote(method, links),
      signature(method, links),
      ...(lead ? [lead] : []),
    ),
    ...(sample ? [renderSample(sample, own)] : []),
    element(
      'div.method__details',
      ...more,
      ...optionsOf(method, links),
      ...resultOf(method, links),
      ...(sample ? [] : renderMethodErrors(own)),
    ),
  );
}

/** Returns errors with links to their explanations: first those that the page has, then those of the list of all errors. */
function linked(errors: readonly PageError[]): LinkedError[] {
  const explained = explainedErrors(errors);
  const others = errors.filter((error) => !explained.includes(error));
  return [
    ...explained.map((error) => ({...error, url: `#${error.anchor}`})),
    ...others.map((error) => ({...error, url: error.listUrl})),
  ];
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
    ...platformChips(differingStates(method, support)),
    ...(since ? [text(` since ${since}`)] : []),
    ...noteBadge(news),
  ];
  return element(
    'div.method__head',
    heading(3, inlineCode(methodTitle(method)), slug),
    ...(facts.length > 0 ? [element('p.chips', ...facts)] : []),
  );
}

/** Returns the platforms of a method, unless they are all those that the plugin has. */
function differingStates(method: Method, support: Support): PlatformStates | undefined {
  const states = methodStates(supportOf(method, support));
  const ofPlugin = pluginStates(support.support);
  const isSame = PLATFORMS.every(
    (platform) => (states?.[platform] === 'none') === (ofPlugin[platform] === 'none'),
  );
  return isSame ? undefined : states;
}

/** Returns a comment without its line about platforms if that says the same as the chips of the method, or of the plugin. */
function withoutChips(comment: string, states: PlatformStates | undefined): string {
  const {docs, limit} = platformLimit(comment);
  const working = PLATFORMS.filter((platform) => states?.[platform] === 'all');
  return limit === limitTo(working) ? docs : comment;
}

/** The heading above has the name. Signatures wrap, while the component for `pre` makes blocks scroll. */
function signature(method: Method, links: Links): RootContent {
  const code = element('code', ...coloredType(method.signature, links));
  return {...jsxElement('pre', {className: 'method__signature'}, [code]), data: EXPLICIT_JSX};
}

/** Returns a method's parameters, or the properties of the only one, which nearly every method has. */
function optionsOf(method: Method, links: Links): RootContent[] {
  const parameters = method.name === 'addListener' ? method.parameters.slice(1) : method.parameters;
  const [first, ...others] = parameters.map((parameter) => withoutSince(parameter, method.since));
  if (!first) return [];
  const isCalled = isListener(method);
  const properties = propertiesOf(first.type, links, isCalled ? 'optional' : 'required');
  if (others.length === 0 && properties.length > 0)
    return [part(isCalled ? 'Event' : 'Options', first, links), ...properties];
  if (![first, ...others].some(isDescribed)) return [];
  return [element('div.part', element('b', text('Parameters'))), ...parameterList([first, ...others], links)];
}

/** Whether there is more to say of a parameter than its signature does. */
function isDescribed({docs, defaultValue, deprecated}: Field): boolean {
  return docs !== '' || defaultValue !== undefined || deprecated !== undefined;
}

/** Returns what the signature doesn't say of a method's result: its description, and its properties. */
function resultOf(method: Method, links: Links): RootContent[] {
  const {returns, returnsDocs: docs = ''} = method;
  const isShown = returns !== 'void' && returns !== 'Promise<void>' && listedTypes(method).includes(returns);
  if (!isShown) return [];
  const properties = propertiesOf(returns, links, 'optional');
  if (docs === '' && properties.length === 0) return [];
  return [part('Returns', {type: returns, docs}, links), ...properties];
}

/** Returns the line above properties: what they are, their type and its description. */
function part(
  label: string,
  {type, ...described}: Described & Pick<Field, 'type'>,
  links: Links,
): ElementNode {
  const docs = describeField(described, links);
  const description = docs.length > 0 ? [text(' '), ...docs] : [];
  return element('div.part', element('b', text(label)), text(' '), linkedCode(type, links), ...description);
}
