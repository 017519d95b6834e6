import type {RootContent} from 'mdast';
import {
  deprecationReason,
  type EnumModel,
  type InterfaceModel,
  type TypeAliasModel,
  type TypesModel,
} from '../../../../packages/facts';
import {TYPE_ANCHORS} from '../../../../packages/facts/slugs';
import {
  element,
  heading,
  inlineCode,
  plainDetails,
  text,
  withAttributes,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {deprecationBadge, type Marked} from '../../lib/members';
import {commentBlocks} from './comment';
import {datedOnce, enumMemberList, fieldList, methodList} from './fields';
import {coloredType, linkedCode, type Links} from './links';

/**
 * Returns the section Types: interfaces, type aliases and enums. A type's list of members opens, because readers come for
 * one of many types, and methods show most members already. Other sites link to a section for each kind, so the heading has
 * the anchor of the first kind, and the lists of the others have theirs.
 */
export function renderTypes(types: TypesModel, links: Links): RootContent[] {
  const kinds = typeBlocks(types, links).filter(([, blocks]) => blocks.length > 0);
  return kinds.flatMap(([slug, blocks], index) =>
    index === 0
      ? [heading(2, text('Types'), slug), element('div.types', ...blocks)]
      : [withAttributes(element('div.types', ...blocks), {id: slug})],
  );
}

/** Returns the reference of named types without section headings, for an API that is itself a section. */
export function renderPlainTypes(types: TypesModel, links: Links): RootContent[] {
  return [element('div.types', ...typeBlocks(types, links).flatMap(([, blocks]) => blocks))];
}

/** Returns the types of each kind, with the kind's anchor. */
function typeBlocks(types: TypesModel, links: Links): [string, ElementNode[]][] {
  const {interfaces, typeAliases, enums} = types;
  return [
    [TYPE_ANCHORS.interfaces, interfaces.map((type) => interfaceBlock(type, links))],
    [TYPE_ANCHORS.typeAliases, typeAliases.map((type) => aliasBlock(type, links))],
    [TYPE_ANCHORS.enums, enums.map((type) => enumBlock(type, links))],
  ];
}

/** Returns a type's heading with its badges. `since` is the version that added the type. */
function head(
  {name, slug, deprecated}: InterfaceModel | TypeAliasModel | EnumModel,
  since: string | undefined,
): ElementNode {
  const facts = [...(since ? [text(`since ${since}`)] : []), ...deprecationBadge(deprecated)];
  return element(
    'div.type-head',
    heading(3, inlineCode(name), slug),
    ...(facts.length > 0 ? [element('p.chips', ...facts)] : []),
  );
}

/** Returns why a type is deprecated, and its comment. */
function about({docs, deprecated}: InterfaceModel | TypeAliasModel | EnumModel, links: Links): RootContent[] {
  return [...commentBlocks(deprecationReason(deprecated), links), ...commentBlocks(docs, links)];
}

function interfaceBlock(type: InterfaceModel, links: Links): ElementNode {
  const {extends: parents, fields, methods, slug} = type;
  const {since, members} = datedOnce({...type, members: fields});
  const inherited = parents.flatMap((parent, index) => [
    text(index === 0 ? 'Includes all members of ' : ' and '),
    linkedCode(parent, links),
  ]);
  const lists = [
    ...fieldList(members, slug, links, markOf(type, links)),
    ...methodList(methods, slug, links),
  ];
  const end = text(lists.length > 0 ? ', and:' : '.');
  const lead = [...about(type, links), ...(inherited.length > 0 ? [element('p', ...inherited, end)] : [])];
  const sizes = [...counted(fields, 'property', 'properties'), ...counted(methods, 'method', 'methods')];
  return element('div', head(type, since), ...folded(sizes.join(', '), lead, lists));
}

function aliasBlock(type: TypeAliasModel, links: Links): ElementNode {
  const {since, members} = datedOnce({...type, members: type.fields});
  const list = fieldList(members, type.slug, links, markOf(type, links));
  if (list.length > 0) {
    const label = counted(members, 'property', 'properties').join();
    return element('div', head(type, since), ...folded(label, about(type, links), list));
  }
  const union = element('p.union', element('code', ...coloredType(type.type, links)));
  return element('div.definition', head(type, since), union, ...about(type, links));
}

function enumBlock(type: EnumModel, links: Links): ElementNode {
  const {since, members} = datedOnce(type);
  const list = enumMemberList(members, type.slug, links);
  const label = counted(members, 'value', 'values').join();
  return element('div', head(type, since), ...folded(label, about(type, links), list));
}

/** A list of options marks what a call needs, as it does at the method, and other lists mark what may be missing. */
function markOf({name}: InterfaceModel | TypeAliasModel, {passed}: Links): Marked {
  return passed.has(name) ? 'required' : 'optional';
}

function counted({length}: readonly unknown[], noun: string, nouns: string): string[] {
  return length > 0 ? [`${length} ${length === 1 ? noun : nouns}`] : [];
}

/** Returns members as a list to open, with what is said about all of them, or only that if there are none. */
function folded(label: string, lead: readonly RootContent[], lists: readonly ElementNode[]): RootContent[] {
  if (lists.length === 0) return [...lead];
  const opened = [...(lead.length > 0 ? [element('div', ...lead)] : []), ...lists];
  return [element('div.members.folded', plainDetails([text(label)], ...opened))];
}
