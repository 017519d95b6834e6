import type {RootContent} from 'mdast';
import {memberAnchor, type Field, type Method} from '../../../../packages/facts';
import {namesIn} from '../../../../packages/facts/typeText';
import {plainDetails, text, withoutParagraph, type ElementNode} from '../../../../packages/pages/markdown';
import {factsOf, memberList, type Marked, type Member} from '../../lib/members';
import {commentBlocks} from './comment';
import {typeCell} from './fields';
import type {Links, ObjectType} from './links';

/** How many properties of a long list are visible at once. */
const VISIBLE = 5;

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
  const object = objectIn(type, links);
  if (!object) return [];
  const {slug, fields} = object;
  const listOf = (some: readonly Field[]): ElementNode[] =>
    memberList(some.map((field) => property(field, slug, links, marked)));
  // A list to open takes a line itself, so it never contains a single property.
  if (fields.length <= VISIBLE + 1) return listOf(fields);
  const sorted = [...fields.filter(({optional}) => !optional), ...fields.filter(({optional}) => optional)];
  const more = sorted.slice(VISIBLE);
  return [
    ...listOf(sorted.slice(0, VISIBLE)),
    plainDetails([text(`${more.length} more properties`)], ...listOf(more)),
  ];
}

/** Returns the only object type of the API that `type` names. */
function objectIn(type: string, links: Links): ObjectType | undefined {
  const objects = namesIn(type).flatMap((name) => links.objects.get(name) ?? []);
  return objects.length === 1 ? objects[0] : undefined;
}

/** Returns the first method that lists the properties of an object type, by the type's anchor. */
export function methodsListing(methods: readonly Method[], links: Links): ReadonlyMap<string, Method> {
  const listed = methods.flatMap((method) =>
    [...method.parameters.map(({type}) => type), method.returns].flatMap((type): [string, Method][] => {
      const object = objectIn(type, links);
      return object ? [[object.slug, method]] : [];
    }),
  );
  return new Map(listed.reverse());
}

function property(field: Field, owner: string, links: Links, marked: Marked): Member {
  const {name, type, optional, defaultValue, deprecated, news, limit, docs} = field;
  const paragraphs = commentBlocks(docs, links).filter(({type: kind}) => kind === 'paragraph');
  return {
    name,
    href: `#${memberAnchor(owner, name)}`,
    facts: factsOf(
      {optional, ...(defaultValue === undefined ? {} : {defaultValue})},
      typeCell({type}, links),
      marked,
    ),
    deprecated,
    news,
    limit,
    docs: withoutParagraph(paragraphs),
  };
}
