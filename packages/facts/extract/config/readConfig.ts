import ts from 'typescript';
import {allFields} from '../../names';
import {commentOf} from './comment';
import {correctTexts} from '../correctTexts';
import {platformLimit} from '../../platformLimit';
import type {Field} from '../../schema/plugin';
import type {ConfigDeclarations, ConfigOption, ConfigType, PluginKeys} from '../../schema/config';

/**
 * Returns the configuration that a declaration file's text declares: the options of `CapacitorConfig`, and the plugins
 * of `PluginsConfig`, which plugin packages extend in `declare module '@capacitor/cli'`. Both are empty if the file
 * declares neither.
 */
export function readConfig(code: string, file: string): ConfigDeclarations {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const scope = declarationsOf(source);
  const root = scope.interfaces.get('CapacitorConfig');
  const options = root ? optionsOf(root.members, '', scope) : [];
  const plugins = pluginsOf(scope);
  return {
    options,
    plugins,
    types: typesNamedBy([...allFields(options), ...plugins.flatMap(({keys}) => keys)], scope),
  };
}

/** The named types that a file declares at its top level or in `declare module` blocks. */
type Scope = {
  readonly interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>;
  readonly aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>;
  readonly enums: ReadonlyMap<string, ts.EnumDeclaration>;
};

function declarationsOf(source: ts.SourceFile): Scope {
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const aliases = new Map<string, ts.TypeAliasDeclaration>();
  const enums = new Map<string, ts.EnumDeclaration>();
  const collect = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
    else if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node);
    else if (ts.isEnumDeclaration(node)) enums.set(node.name.text, node);
    else if (ts.isModuleDeclaration(node) && node.body) ts.forEachChild(node.body, collect);
  };
  ts.forEachChild(source, collect);
  return {interfaces, aliases, enums};
}

function optionsOf(members: ts.NodeArray<ts.TypeElement>, prefix: string, scope: Scope): ConfigOption[] {
  return members.filter(ts.isPropertySignature).map((member) => {
    const path = `${prefix}${member.name.getText()}`;
    const nested = member.type && ts.isTypeLiteralNode(member.type) ? member.type.members : undefined;
    const options = nested ? optionsOf(nested, `${path}.`, scope) : [];
    const field = fieldOf(member, scope);
    return {...field, path, options, type: options.length > 0 ? 'object' : field.type};
  });
}

function fieldOf(member: ts.PropertySignature, scope: Scope): Field {
  const comment = commentOf(member);
  return {
    name: member.name.getText(),
    type: member.type ? typeText(member.type, scope) : 'any',
    optional: Boolean(member.questionToken),
    ...comment,
    ...platformLimit(correctTexts(comment.docs)),
  };
}

function pluginsOf(scope: Scope): PluginKeys[] {
  const members = scope.interfaces.get('PluginsConfig')?.members.filter(ts.isPropertySignature) ?? [];
  return members.map((member) => {
    const {docs, since, deprecated} = commentOf(member);
    return {
      jsName: member.name.getText(),
      docs,
      ...(since ? {since} : {}),
      ...(deprecated ? {deprecated} : {}),
      keys: membersOf(member.type, scope).map((key) => fieldOf(key, scope)),
    };
  });
}

/** Returns the properties of an object type, whether it is a literal or the name of an interface in the same file. */
function membersOf(type: ts.TypeNode | undefined, scope: Scope): ts.PropertySignature[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  return scope.interfaces.get(type.getText())?.members.filter(ts.isPropertySignature) ?? [];
}

/** Returns the interfaces in the file that the types of `fields` refer to, directly or through other interfaces. */
function typesNamedBy(fields: readonly Field[], scope: Scope, known = new Set<string>()): ConfigType[] {
  const found: ConfigType[] = [];
  for (const name of new Set(fields.flatMap(({type}) => type.match(/[A-Z]\w+/g) ?? []))) {
    const declaration = scope.interfaces.get(name);
    if (!declaration || name === 'PluginsConfig' || known.has(name)) continue;
    known.add(name);
    const type = {
      name,
      docs: commentOf(declaration).docs,
      fields: declaration.members.filter(ts.isPropertySignature).map((member) => fieldOf(member, scope)),
    };
    found.push(type, ...typesNamedBy(type.fields, scope, known));
  }
  return found;
}

const printer = ts.createPrinter({removeComments: true});

/**
 * Returns a type on one line. Aliases and enums from the same file are expanded, because a configuration file contains
 * their values rather than their names.
 */
function typeText(type: ts.TypeNode, scope: Scope): string {
  if (ts.isArrayTypeNode(type)) {
    const element = typeText(type.elementType, scope);
    return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  }
  const name = type.getText();
  const alias = scope.aliases.get(name);
  if (alias) return typeText(alias.type, scope);
  const values = scope.enums.get(name)?.members.map(({initializer, name: key}) => initializer ?? key);
  if (values) return values.map((value) => value.getText().replaceAll('"', "'")).join(' | ');
  return printer.printNode(ts.EmitHint.Unspecified, type, type.getSourceFile()).replace(/\s+/g, ' ');
}
