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
 * Returns the sections Interfaces, Type aliases and Enums, without empty ones. What methods list already is in lists to
 * open: the properties of most interfaces are those of a method's options, and pages would have them twice.
 */
export function renderTypes(types: TypesModel, links: Links, listing: Listing): RootContent[] {
  const section = (name: keyof TypesModel, blocks: ElementNode[]): RootContent[] => {
    const {title, slug} = TYPE_SECTIONS[name];
    return blocks.length > 0 ? [heading(2, text(title), slug), element('div.types', ...blocks)] : [];
  };
  return [
    ...section('interfaces', types.interfaces.map(typeBlock(interfaceBlocks, links, listing))),
    ...section('typeAliases', types.typeAliases.map(typeBlock(aliasBlocks, links, listing))),
    ...section('enums', types.enums.map(typeBlock(enumBlocks, links, listing))),
  ];
}

/** Returns the reference of named types without section headings, for an API that is itself a section. */
export function renderPlainTypes(types: TypesModel, links: Links): RootContent[] {
  return [
    element(
      'div.types',
      ...types.interfaces.map(typeBlock(interfaceBlocks, links)),
      ...types.typeAliases.map(typeBlock(aliasBlocks, links)),
      ...types.enums.map(typeBlock(enumBlocks, links)),
    ),
  ];
}

function typeBlock<Type>(
  blocksOf: (type: Type, links: Links, listing: Listing) => RootContent[],
  links: Links,
  listing: Listing = new Map(),
): (type: Type) => ElementNode {
  return (type) => element('div', ...blocksOf(type, links, listing));
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
  const {since, members} = datedOnce({...type, members: type.fields});
  return [
    ...head(type, since, links),
    ...(parents.length > 0 ? [paragraph(...parents, text(', and:'))] : []),
    ...folded(fieldList(members, type.slug, links), members.length, listing.get(type.slug)),
    ...methodList(type.methods, type.slug, links),
  ];
}

function aliasBlocks(type: TypeAliasModel, links: Links, listing: Listing): RootContent[] {
  const {since, members} = datedOnce({...type, members: type.fields});
  const fields = folded(fieldList(members, type.slug, links), members.length, listing.get(type.slug));
  return [
    ...head(type, since, links),
    ...(fields.length > 0 ? fields : [element('p.union', element('code', ...coloredType(type.type, links)))]),
  ];
}

/** Returns a list of properties, to open if there are some that `method` lists. */
function folded(list: readonly ElementNode[], count: number, method: Method | undefined): RootContent[] {
  if (!method || count === 0) return [...list];
  const label = element(
    'span.also',
    text(`${count} ${count === 1 ? 'property' : 'properties'}, also listed at ${methodTitle(method)}`),
  );
  return [element('div.members', plainDetails([label], ...list))];
}

function enumBlocks(type: EnumModel, links: Links): RootContent[] {
  const {since, members} = datedOnce(type);
  return [...head(type, since, links), ...enumMemberList(members, type.slug, links)];
}
