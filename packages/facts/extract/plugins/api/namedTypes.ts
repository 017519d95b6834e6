import type {EnumModel, InterfaceModel, TypeAliasModel, TypesModel} from '../../../schema/plugin';
import {namesIn} from '../../../typeText';
import type {Declaration, Declarations} from './declarations';
import {fieldsOf, methodOf} from './fields';
import {withDocs, type DocsJson} from './readDocsJson';
import {tagTexts} from './tags';

/** An API with what it's made of. `docs` is the package's reference data, if it ships any. */
type ApiSource = {
  readonly name: string;
  readonly declarations: Declarations;
  readonly docs?: DocsJson;
};

/**
 * Returns the named types that an API uses, directly or through other types. Those of the package's reference data come
 * first, in its order. `alsoUsed` has texts of types from outside the API, whose names are needed, too.
 */
export function namedTypes(source: ApiSource, alsoUsed: readonly string[]): TypesModel {
  const {name, docs} = source;
  const declarations = docs ? withDocs(source.declarations, docs) : source.declarations;
  const api = declarations.get(name);
  const types = new Map<string, Declaration>();
  const add = (used: string): Declaration | undefined => {
    const type = declarations.get(used);
    if (!type || types.has(used) || type === api || (api && isSameApi(type, api))) return undefined;
    types.set(used, type);
    return type;
  };
  // As in docgen's order, an interface that a method returns comes before its parameters, but what it resolves to after them.
  const textsOfMembers = ({type, members}: Declaration): string[] => [
    type,
    ...members.flatMap(({returns, type: text}) =>
      declarations.get(returns)?.kind === 'interface' ? [returns, text] : [text],
    ),
  ];
  const allTexts = (type: Declaration): string[] => [...textsOfMembers(type), ...type.extends];
  const follow = (texts: readonly string[], textsOf: (type: Declaration) => readonly string[]): void => {
    for (const used of texts.flatMap(namesIn)) {
      const type = add(used);
      if (type) follow(textsOf(type), textsOf);
    }
  };
  for (const type of docs ? [...docs.interfaces, ...docs.typeAliases, ...docs.enums] : []) add(type.name);
  follow(api ? textsOfMembers(api) : [], textsOfMembers);
  // Parents come last, and those of the API itself, such as core's `Plugin`, aren't part of it.
  follow([...[...types.values()].flatMap(allTexts), ...alsoUsed], allTexts);
  const all = [...types.values()];
  return {
    interfaces: all.filter(({kind}) => kind === 'interface' || kind === 'class').map(interfaceOf),
    typeAliases: all.filter(({kind}) => kind === 'alias').map(aliasOf),
    enums: all.filter(({kind}) => kind === 'enum').map(enumOf),
  };
}

/** Returns whether a class has all methods of the API, which makes it the same API in another form. */
export function isSameApi(type: Declaration, api: Declaration): boolean {
  const names = new Set(type.members.map(({name}) => name));
  return type.kind === 'class' && api.members.every(({kind, name}) => kind !== 'method' || names.has(name));
}

function interfaceOf(type: Declaration): InterfaceModel {
  const methods = type.members.filter(({kind}) => kind === 'method').map((method) => methodOf(method));
  return {
    ...commonOf(type),
    extends: type.extends,
    fields: fieldsOf(type.members),
    // Only the methods of interfaces have anchors of their own.
    methods: type.kind === 'class' ? methods.map((method) => ({...method, slug: ''})) : methods,
  };
}

function aliasOf(type: Declaration): TypeAliasModel {
  return {...commonOf(type), type: type.type, fields: fieldsOf(type.members)};
}

function enumOf(type: Declaration): EnumModel {
  const members = type.members.map(({name, type: value, docs, tags}) => {
    const {since, deprecated} = tagTexts(tags);
    return {name, type: value, docs, optional: false, since, deprecated};
  });
  return {...commonOf(type), members};
}

function commonOf({name, docs, tags}: Declaration): Omit<EnumModel, 'members'> {
  const {since, deprecated} = tagTexts(tags);
  return {name, slug: name.toLowerCase(), docs, since, deprecated};
}
