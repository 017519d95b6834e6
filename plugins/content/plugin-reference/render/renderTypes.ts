import type {RootContent} from 'mdast';
import {
  deprecationReason,
  methodTitle,
  type EnumModel,
  type InterfaceModel,
  type Method,
  type TypeAliasModel,
  type TypesModel,
} from '../../../../packages/facts';
import {TYPE_SECTIONS} from '../../../../packages/facts/slugs';
import {
  element,
  heading,
  inlineCode,
  paragraph,
  plainDetails,
  text,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {deprecationBadge} from '../../lib/members';
import {commentBlocks} from './comment';
import {datedOnce, enumMemberList, fieldList, methodList} from './fields';
import {coloredType, linkedCode, type Links} from './links';

/** The methods that list the properties of types, by the anchors of the types. */
type Listing = ReadonlyMap<string, Method>;

/**
 * Returns the sections Interfaces, Type aliases and Enums, without empty ones. A type is a row whose list of members opens,
 * because readers come for one of many types, and methods list most members already.
 */
export function renderTypes(types: TypesModel, links: Links, listing: Listing): RootContent[] {
  return typeBlocks(types, links, listing).flatMap(([{title, slug}, blocks]) =>
    blocks.length > 0 ? [heading(2, text(title), slug), element('div.types', ...blocks)] : [],
  );
}

/** Returns the reference of named types without section headings, for an API that is itself a section. */
export function renderPlainTypes(types: TypesModel, links: Links): RootContent[] {
  return [element('div.types', ...typeBlocks(types, links, new Map()).flatMap(([, blocks]) => blocks))];
}

/** A type with at least this many members has them in a list to open. */
const FOLDED = 3;

type Section = (typeof TYPE_SECTIONS)[keyof TypesModel];

function typeBlocks(types: TypesModel, links: Links, listing: Listing): [Section, ElementNode[]][] {
  const {interfaces, typeAliases, enums} = types;
  const block = (blocks: RootContent[]): ElementNode => element('div', ...blocks);
  return [
    [TYPE_SECTIONS.interfaces, interfaces.map((type) => block(interfaceBlocks(type, links, listing)))],
    [TYPE_SECTIONS.typeAliases, typeAliases.map((type) => block(aliasBlocks(type, links, listing)))],
    [TYPE_SECTIONS.enums, enums.map((type) => block(enumBlocks(type, links)))],
  ];
}

/** Returns a type's heading with its badges, and its comment. `since` is the version that added the type. */
function head(
  {name, slug, docs, deprecated}: InterfaceModel | TypeAliasModel | EnumModel,
  since: string | undefined,
  links: Links,
): RootContent[] {
  const facts = [...(since ? [text(`since ${since}`)] : []), ...deprecationBadge(deprecated)];
  return [
    element(
      'div.type-head',
      heading(3, inlineCode(name), slug),
      ...(facts.length > 0 ? [element('p.chips', ...facts)] : []),
    ),
    ...commentBlocks(deprecationReason(deprecated), links),
    ...commentBlocks(docs, links),
  ];
}

function interfaceBlocks(type: InterfaceModel, links: Links, listing: Listing): RootContent[] {
  const parents = type.extends.flatMap((parent, index) => [
    text(index === 0 ? 'Includes all members of ' : ' and '),
    linkedCode(parent, links),
  ]);
  const {since, properties} = propertiesIn(type, links, listing);
  return [
    ...head(type, since, links),
    ...(parents.length > 0 ? [paragraph(...parents, text(', and:'))] : []),
    ...properties,
    ...methodList(type.methods, type.slug, links),
  ];
}

function aliasBlocks(type: TypeAliasModel, links: Links, listing: Listing): RootContent[] {
  const {since, properties} = propertiesIn(type, links, listing);
  const union = element('p.union', element('code', ...coloredType(type.type, links)));
  return [...head(type, since, links), ...(properties.length > 0 ? properties : [union])];
}

/** Returns the version that added a type, and its properties: a list to open if there are many, or a method lists them. */
function propertiesIn(
  type: InterfaceModel | TypeAliasModel,
  links: Links,
  listing: Listing,
): {since: string | undefined; properties: RootContent[]} {
  const {since, members} = datedOnce({...type, members: type.fields});
  const list = fieldList(members, type.slug, links);
  const method = listing.get(type.slug);
  if (members.length < (method ? 1 : FOLDED)) return {since, properties: list};
  const noun = members.length === 1 ? 'property' : 'properties';
  const place = method ? `, also listed at ${methodTitle(method)}` : '';
  return {since, properties: [folded(`${members.length} ${noun}${place}`, list)]};
}

const folded = (label: string, list: readonly ElementNode[]): ElementNode =>
  element('div.members', plainDetails([text(label)], ...list));

function enumBlocks(type: EnumModel, links: Links): RootContent[] {
  const {since, members} = datedOnce(type);
  const list = enumMemberList(members, type.slug, links);
  return [
    ...head(type, since, links),
    ...(members.length < FOLDED ? list : [folded(`${members.length} values`, list)]),
  ];
}
