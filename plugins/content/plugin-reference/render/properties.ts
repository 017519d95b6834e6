import type {RootContent} from 'mdast';
import type {Method} from '../../../../packages/facts';
import {namesIn} from '../../../../packages/facts/typeText';
import {
  element,
  plainDetails,
  text,
  withoutParagraph,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {factsOf, memberList, type Marked, type Member} from '../../lib/members';
import {commentBlocks} from './comment';
import {typeCell} from './fields';
import type {Links, Property} from './links';

/** How many properties of a long list of options are visible at once, and of a list of results. */
const VISIBLE = {required: 5, optional: 0};

/** A result with this many properties has them in a list to open. */
const MANY = 4;

/**
 * Returns the properties of the object type that `type` names, so that readers don't have to leave the method: each with
 * the paragraphs of its description, and a link to its entry, which may also have samples. Of a long list, the required
 * properties come first, and the rest is in a list to open. Returns nothing if `type` names no object type of the API, or
 * several.
 *
 * The caller of a method mostly needs to know what it can't leave out, and almost all options can be, so a list of options
 * (`marked: 'required'`) marks the others. A result says which of its properties may be missing.
 */
export function propertiesOf(type: string, links: Links, marked: Marked): RootContent[] {
  const fields = objectIn(type, links);
  const listOf = (some: readonly Property[]): ElementNode[] =>
    memberList(some.map((field) => memberOf(field, links, marked)));
  const visible = VISIBLE[marked];
  // A list to open takes a line itself, so it never contains a single property.
  if (fields.length === 0) return [];
  if (fields.length <= Math.max(visible + 1, MANY - 1)) return [element('div.properties', ...listOf(fields))];
  const sorted = [...fields.filter(({optional}) => !optional), ...fields.filter(({optional}) => optional)];
  const more = sorted.slice(visible);
  const label = `${more.length} ${visible > 0 ? 'more ' : ''}properties`;
  return [
    element(
      'div.properties',
      ...listOf(sorted.slice(0, visible)),
      plainDetails([text(label)], ...listOf(more)),
    ),
  ];
}

/**
 * Returns the types whose properties a method lists: those of its only parameter, apart from the name of an event, and of
 * its result.
 */
export function listedTypes({name, parameters, returns}: Method): string[] {
  const shown = name === 'addListener' ? parameters.slice(1) : parameters;
  return [
    ...(shown.length === 1 ? shown.map(({type}) => type) : []),
    ...(HANDLE.test(returns) ? [] : [returns]),
  ];
}

/** What each listener returns, as its signature says. */
const HANDLE = /^Promise<PluginListenerHandle>/;

/** Returns the properties of the only object type of the API that `type` names. */
function objectIn(type: string, {objects}: Links): readonly Property[] {
  const [only = [], ...others] = namesIn(type).flatMap((name) => {
    const properties = objects.get(name);
    return properties ? [properties] : [];
  });
  return others.length === 0 ? only : [];
}

function memberOf(property: Property, links: Links, marked: Marked): Member {
  const {name, anchor, type, optional, defaultValue, deprecated, news, limit, docs} = property;
  const paragraphs = commentBlocks(docs, links).filter(({type: kind}) => kind === 'paragraph');
  return {
    name,
    href: `#${anchor}`,
    ...factsOf({optional, defaultValue}, typeCell({type}, links), marked),
    deprecated,
    news,
    limit,
    docs: withoutParagraph(paragraphs),
  };
}
