import type {RootContent} from 'mdast';
import {TYPE_SECTIONS} from '../api/slugs';
import {element, heading, inlineCode, paragraph, text} from '../../lib/markdown';
import {deprecationBadge, deprecationReason} from '../../lib/members';
import type {EnumModel, InterfaceModel, TypeAliasModel, TypesModel} from '../../lib/referenceTypes';
import {commentBlocks} from './comment';
import {datedOnce, enumMemberList, fieldList, methodList} from './fields';
import {coloredType, linkedCode, type Links} from './links';

/** Returns the sections Interfaces, Type aliases and Enums, without empty ones. */
export function renderTypes(types: TypesModel, links: Links): RootContent[] {
  const section = (name: keyof TypesModel, blocks: RootContent[]): RootContent[] => {
    const {title, slug} = TYPE_SECTIONS[name];
    return blocks.length > 0 ? [heading(2, text(title), slug), ...blocks] : [];
  };
  return [
    ...section(
      'interfaces',
      types.interfaces.flatMap((type) => interfaceBlocks(type, links)),
    ),
    ...section(
      'typeAliases',
      types.typeAliases.flatMap((type) => aliasBlocks(type, links)),
    ),
    ...section(
      'enums',
      types.enums.flatMap((type) => enumBlocks(type, links)),
    ),
  ];
}

/** Returns the reference of named types without section headings, for an API that is itself a section. */
export function renderPlainTypes(types: TypesModel, links: Links): RootContent[] {
  return [
    ...types.interfaces.flatMap((type) => interfaceBlocks(type, links)),
    ...types.typeAliases.flatMap((type) => aliasBlocks(type, links)),
    ...types.enums.flatMap((type) => enumBlocks(type, links)),
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

function interfaceBlocks(type: InterfaceModel, links: Links): RootContent[] {
  const parents = type.extends.flatMap((parent, index) => [
    text(index === 0 ? 'Includes all members of ' : ' and '),
    linkedCode(parent, links),
  ]);
  const {since, members} = datedOnce({...type, members: type.fields});
  return [
    ...head(type, since, links),
    ...(parents.length > 0 ? [paragraph(...parents, text(', and:'))] : []),
    ...fieldList(members, type.slug, links),
    ...methodList(type.methods, type.slug, links),
  ];
}

function aliasBlocks(type: TypeAliasModel, links: Links): RootContent[] {
  const {since, members} = datedOnce({...type, members: type.fields});
  const fields = fieldList(members, type.slug, links);
  return [
    ...head(type, since, links),
    ...(fields.length > 0 ? fields : [element('p.union', element('code', ...coloredType(type.type, links)))]),
  ];
}

function enumBlocks(type: EnumModel, links: Links): RootContent[] {
  const {since, members} = datedOnce(type);
  return [...head(type, since, links), ...enumMemberList(members, type.slug, links)];
}
