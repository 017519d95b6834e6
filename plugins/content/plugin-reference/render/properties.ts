import type {RootContent} from 'mdast';
import {namesIn} from '../api/typeText';
import {plainDetails, text, withoutParagraph} from '../../lib/markdown';
import {factsOf, memberList, type Member} from '../../lib/members';
import type {Field} from '../../lib/referenceTypes';
import {commentBlocks} from './comment';
import {memberAnchor, typeCell} from './fields';
import type {Links} from './links';

/** How many properties are shown at once. Opening a list takes a click, which a few lines don't deserve. */
const SHOWN = 3;

/**
 * Returns the properties of the object type that `type` names, each with the first paragraph of its description and a
 * link to all of it, so that readers don't have to leave the method. Returns nothing if `type` names no object type of
 * the API, or several.
 */
export function propertiesOf(type: string, links: Links): RootContent[] {
  const [object, ...others] = namesIn(type).flatMap((name) => links.objects.get(name) ?? []);
  if (!object || others.length > 0) return [];
  const {slug, fields} = object;
  const [list] = memberList(fields.map((field) => property(field, slug, links)));
  if (!list || fields.length <= SHOWN) return list ? [list] : [];
  return [plainDetails([text(`${fields.length} properties`)], list)];
}

function property(field: Field, owner: string, links: Links): Member {
  const {name, type, optional, defaultValue, deprecated, news} = field;
  const [first] = commentBlocks(field.docs, links);
  return {
    name,
    href: `#${memberAnchor(owner, name)}`,
    facts: factsOf(
      {optional, ...(defaultValue === undefined ? {} : {defaultValue})},
      typeCell({type}, links),
    ),
    deprecated,
    news,
    docs: first?.type === 'paragraph' ? withoutParagraph([first]) : [],
  };
}
