import type {DocsEnum, DocsInterface, DocsTypeAlias} from '@capacitor/docgen';
import type {EnumModel, Field, InterfaceModel, TypeAliasModel, TypesModel} from '../../../schema/plugin';
import type {Declaration, DeclaredMember, Declarations} from './declarations';
import {fieldFromDeclaration, fieldFromDocs, methodFrom, nestedFields} from './fields';
import type {Docs} from './readDocsJson';
import {cleanDocs, tagTexts} from './tags';
import {cleanType, namesIn} from '../../../typeText';

/** Names that docgen takes from TypeScript's library if it finds that library. They belong to no plugin. */
const STANDARD = new Set([
  'Date',
  'Partial',
  'Required',
  'Readonly',
  'Record',
  'Pick',
  'Omit',
  'Exclude',
  'Extract',
]);

/**
 * Returns an API's named types: those that docgen lists, followed by those that only the declarations have, such as
 * parents of interfaces and types that docgen didn't follow. `alsoUsed` holds type texts from outside the API whose
 * names are needed, too.
 */
export function namedTypes(
  docs: Docs,
  declarations: Declarations,
  alsoUsed: readonly string[] = [],
): TypesModel {
  const belongs = (kind: Declaration['kind']) => (type: {name: string}) =>
    declarations.has(type.name)
      ? declarationOf(type.name, declarations, kind) !== undefined
      : !STANDARD.has(type.name);
  const listed: TypesModel = {
    interfaces: docs.interfaces.filter(belongs('interface')).map((type) => interfaceOf(type, declarations)),
    typeAliases: docs.typeAliases.filter(belongs('alias')).map((type) => aliasOf(type, declarations)),
    enums: docs.enums.filter(belongs('enum')).map((type) => enumOf(type, declarations)),
  };
  return withUndocumented(listed, {docs, declarations, alsoUsed});
}

/**
 * Returns the declaration of a name of the given kind: the one in the nearest file, with the members of all merged
 * declarations.
 */
export function declarationOf(
  name: string,
  declarations: Declarations,
  kind: Declaration['kind'],
): Declaration | undefined {
  const [first, ...others] = (declarations.get(name) ?? []).filter(
    (declaration) => declaration.kind === kind,
  );
  if (!first) return undefined;
  const parts = others.filter(({file}) => file === first.file);
  return {...first, members: [first, ...parts].flatMap(({members}) => members)};
}

function interfaceOf(docs: DocsInterface, declarations: Declarations): InterfaceModel {
  const declared = declarationOf(docs.name, declarations, 'interface');
  const memberOf = memberFinder(declared?.members ?? []);
  const {since, deprecated} = tagTexts(docs.tags);
  return {
    ...named(docs.name, docs.docs || declared?.docs || ''),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    extends: declared?.extends ?? [],
    fields: [
      ...docs.properties.flatMap((property) => {
        const member = memberOf(property.name);
        return [fieldFromDocs(property, member), ...(member ? nestedFields(member) : [])];
      }),
      ...(declared?.members ?? []).filter(({kind}) => kind === 'index').map(fieldFromDeclaration),
    ],
    methods: docs.methods.flatMap((method) => {
      const member = memberOf(method.name);
      return member ? methodFrom(member, method) : [];
    }),
  };
}

function aliasOf(docs: DocsTypeAlias, declarations: Declarations): TypeAliasModel {
  const declared = declarationOf(docs.name, declarations, 'alias');
  return {
    ...aliasFrom(docs.name, docs.docs || declared?.docs || '', declared),
    type: declared?.type ?? docs.types.map(({text}) => cleanType(text)).join(' | '),
  };
}

function enumOf(docs: DocsEnum, declarations: Declarations): EnumModel {
  const declared = declarationOf(docs.name, declarations, 'enum');
  const members = docs.members.map((member): Field => {
    const {since, deprecated} = tagTexts(member.tags);
    return {
      name: member.name,
      type: member.value ? cleanType(member.value) : '',
      docs: cleanDocs(member.docs),
      optional: false,
      ...(since ? {since} : {}),
      ...(deprecated === undefined ? {} : {deprecated}),
    };
  });
  return {...named(docs.name, declared?.docs ?? ''), ...sinceOf(declared), members};
}

function named(name: string, docs: string): {name: string; slug: string; docs: string} {
  return {name, slug: name.toLowerCase(), docs: cleanDocs(docs)};
}

function sinceOf(declared: Declaration | undefined): {since?: string; deprecated?: string} {
  const {since, deprecated} = tagTexts(declared?.tags ?? []);
  return {...(since ? {since} : {}), ...(deprecated === undefined ? {} : {deprecated})};
}

function aliasFrom(name: string, docs: string, declared: Declaration | undefined): TypeAliasModel {
  return {
    ...named(name, docs),
    ...sinceOf(declared),
    type: declared?.type ?? '',
    fields: fieldsOf(declared?.members ?? []),
  };
}

function fieldsOf(members: readonly DeclaredMember[]): Field[] {
  return members
    .filter(({kind}) => kind !== 'method')
    .flatMap((member) => [fieldFromDeclaration(member), ...nestedFields(member)]);
}

/** Returns a function that returns the members with a name one after the other, because overloads share a name. */
export function memberFinder(
  members: readonly DeclaredMember[],
): (name: string) => DeclaredMember | undefined {
  const left = members.filter(({tags}) => !tags.some(({name}) => name === 'hidden'));
  return (name) => {
    const index = left.findIndex((member) => member.name === name);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
}

type Api = {
  readonly docs: Docs;
  readonly declarations: Declarations;
  readonly alsoUsed: readonly string[];
};

function withUndocumented(listed: TypesModel, {docs, declarations, alsoUsed}: Api): TypesModel {
  const apiNames = new Set(docs.api.methods.map(({name}) => name));
  const add = (types: TypesModel, name: string): TypesModel => {
    const declaration = declarations.get(name)?.[0];
    if (!declaration || name === docs.api.name || has(types, name)) return types;
    if (declaration.kind === 'class' && implementsAll(declaration, apiNames)) return types;
    const merged = declarationOf(name, declarations, declaration.kind) ?? declaration;
    return textsOfMembers(merged).flatMap(namesIn).reduce(add, addDeclaration(merged, types));
  };
  const api = declarationOf(docs.api.name, declarations, 'interface');
  return [...textsOf(api, listed), ...alsoUsed].flatMap(namesIn).reduce(add, listed);
}

function has({interfaces, typeAliases, enums}: TypesModel, name: string): boolean {
  return [...interfaces, ...typeAliases, ...enums].some((type) => type.name === name);
}

/** Returns whether a class has all methods of the API, which makes it the same API in another form. */
export function implementsAll(declaration: Declaration, methods: ReadonlySet<string>): boolean {
  const own = new Set(declaration.members.map(({name}) => name));
  return methods.size > 0 && [...methods].every((method) => own.has(method));
}

function addDeclaration(declaration: Declaration, types: TypesModel): TypesModel {
  const {name, docs, kind, members} = declaration;
  if (kind === 'alias')
    return {...types, typeAliases: [...types.typeAliases, aliasFrom(name, docs, declaration)]};
  if (kind === 'enum') {
    const model = {...named(name, docs), ...sinceOf(declaration), members: fieldsOf(members)};
    return {...types, enums: [...types.enums, model]};
  }
  const methods = members.filter((member) => member.kind === 'method').map((member) => methodFrom(member));
  const model = {
    ...named(name, docs),
    ...sinceOf(declaration),
    extends: declaration.extends,
    fields: fieldsOf(members),
    methods,
  };
  return {...types, interfaces: [...types.interfaces, model]};
}

function textsOfMembers({members, type, extends: parents}: Declaration): string[] {
  return [type, ...parents, ...members.map((member) => member.type)];
}

/** Returns the texts of all types that the API and its types use. The API's own parents aren't among them. */
function textsOf(api: Declaration | undefined, types: TypesModel): string[] {
  return [
    ...(api ? api.members.map(({type}) => type) : []),
    ...types.interfaces.flatMap(({fields, methods, extends: parents}) => [
      ...parents,
      ...fields.map(({type}) => type),
      ...methods.map(({signature}) => signature),
    ]),
    ...types.typeAliases.flatMap(({type, fields}) => [type, ...fields.map((field) => field.type)]),
  ];
}
