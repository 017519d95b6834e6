import type {RootContent} from 'mdast';
import {TYPE_SECTIONS} from '../api/slugs';
import {heading, inlineCode, paragraph, table, text, type Cell} from '../../lib/markdown';
import type {EnumModel, InterfaceModel, Method, TypeAliasModel, TypesModel} from '../../lib/referenceTypes';
import {commentBlocks, commentCell} from './comment';
import {deprecation, fieldsTable, membersTable, sinceLine} from './fields';
import {linkedCode, type Links} from './links';

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

function head({name, slug, docs, deprecated}: InterfaceModel | TypeAliasModel | EnumModel, links: Links) {
  return [heading(3, text(name), slug), ...deprecation(deprecated, links), ...commentBlocks(docs, links)];
}

function interfaceBlocks(type: InterfaceModel, links: Links): RootContent[] {
  const parents = type.extends.flatMap((parent, index) => [
    text(index === 0 ? 'Includes all members of ' : ' and '),
    linkedCode(parent, links),
  ]);
  return [
    ...head(type, links),
    ...(parents.length > 0 ? [paragraph(...parents, text(', and:'))] : []),
    ...fieldsTable('Property', type.fields, links),
    ...methodsTable(type.methods, links),
    ...sinceLine(type.since),
  ];
}

function methodsTable(methods: readonly Method[], links: Links): RootContent[] {
  if (methods.length === 0) return [];
  const row = ({name, signature, docs}: Method): Cell[] => [
    [inlineCode(name)],
    [linkedCode(signature, links)],
    commentCell(docs, links),
  ];
  return [table(['Method', 'Signature', 'Description'], methods.map(row))];
}

function aliasBlocks(type: TypeAliasModel, links: Links): RootContent[] {
  const fields = fieldsTable('Property', type.fields, links);
  return [
    ...head(type, links),
    ...(fields.length > 0 ? fields : [paragraph(linkedCode(type.type, links))]),
    ...sinceLine(type.since),
  ];
}

function enumBlocks(type: EnumModel, links: Links): RootContent[] {
  return [...head(type, links), ...membersTable(type.members, links), ...sinceLine(type.since)];
}
