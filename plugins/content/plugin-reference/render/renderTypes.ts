import type {RootContent} from 'mdast';
import {
  deprecationReason,
  type EnumModel,
  type InterfaceModel,
  type TypeAliasModel,
  type TypesModel,
} from '../../../../packages/facts';
import {TYPE_SECTIONS} from '../../../../packages/facts/slugs';
import {
  element,
  heading,
  inlineCode,
  plainDetails,
  text,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {deprecationBadge} from '../../lib/members';
import {commentBlocks} from './comment';
import {datedOnce, enumMemberList, fieldList, methodList} from './fields';
import {coloredType, linkedCode, type Links} from './links';

/**
 * Returns the sections Interfaces, Type aliases and Enums, without empty ones. A type's list of members opens, because
 * readers come for one of many types, and methods show most members already.
 */
export function renderTypes(types: TypesModel, links: Links): RootContent[] {
  return typeBlocks(types, links).flatMap(([{title, slug}, blocks]) => {
    if (blocks.length === 0) return [];
    // What most aliases are is shown beside their names, while other types are only names that open.
    const classes = slug === TYPE_SECTIONS.typeAliases.slug ? 'div.types.types--rows' : 'div.types';
    return [heading(2, text(title), slug), element(classes, ...blocks)];
  });
}

/** Returns the reference of named types without section headings, for an API that is itself a section. */
export function renderPlainTypes(types: TypesModel, links: Links): RootContent[] {
  return [element('div.types', ...typeBlocks(types, links).flatMap(([, blocks]) => blocks))];
}

type Section = (typeof TYPE_SECTIONS)[keyof TypesModel];

function typeBlocks(types: TypesModel, links: Links): [Section, ElementNode[]][] {
  const {interfaces, typeAliases, enums} = types;
  const block = (blocks: RootContent[]): ElementNode => element('div', ...blocks);
  return [
    [TYPE_SECTIONS.interfaces, interfaces.map((type) => block(interfaceBlocks(type, links)))],
    [TYPE_SECTIONS.typeAliases, typeAliases.map((type) => block(aliasBlocks(type, links)))],
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

function interfaceBlocks(type: InterfaceModel, links: Links): RootContent[] {
  const {extends: parents, fields, methods, slug} = type;
  const {since, members} = datedOnce({...type, members: fields});
  const inherited = parents.flatMap((parent, index) => [
    text(index === 0 ? 'Includes all members of ' : ' and '),
    linkedCode(parent, links),
  ]);
  const sizes = [...counted(fields, 'property', 'properties'), ...counted(methods, 'method', 'methods')];
  const lists = [...fieldList(members, slug, links), ...methodList(methods, slug, links)];
  if (lists.length === 0 && inherited.length > 0)
    return [...head(type, since, links), element('p', ...inherited, text('.'))];
  const lead = inherited.length > 0 ? [element('p', ...inherited, text(', and:'))] : [];
  return [...head(type, since, links), ...folded(sizes.join(', '), [...lead, ...lists])];
}

function aliasBlocks(type: TypeAliasModel, links: Links): RootContent[] {
  const {since, members} = datedOnce({...type, members: type.fields});
  const list = fieldList(members, type.slug, links);
  const union = element('p.union', element('code', ...coloredType(type.type, links)));
  return [
    ...head(type, since, links),
    ...(list.length > 0 ? folded(counted(members, 'property', 'properties').join(), list) : [union]),
  ];
}

function enumBlocks(type: EnumModel, links: Links): RootContent[] {
  const {since, members} = datedOnce(type);
  const list = enumMemberList(members, type.slug, links);
  return [...head(type, since, links), ...folded(counted(members, 'value', 'values').join(), list)];
}

function counted({length}: readonly unknown[], noun: string, nouns: string): string[] {
  return length > 0 ? [`${length} ${length === 1 ? noun : nouns}`] : [];
}

/** Returns members as a list to open. */
function folded(label: string, lists: readonly ElementNode[]): ElementNode[] {
  return lists.length > 0 ? [element('div.members.folded', plainDetails([text(label)], ...lists))] : [];
}
