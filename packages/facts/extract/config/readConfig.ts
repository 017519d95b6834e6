import {uniqueBy} from '../../../lib/uniqueBy';
import {allFields} from '../../names';
import {correctTexts} from '../correctTexts';
import {platformLimit} from '../../platformLimit';
import {readDeclarations, type Declaration, type DeclaredMember} from '../plugins/api/declarations';
import {tagTexts} from '../plugins/api/tags';
import type {Field} from '../../schema/plugin';
import type {ConfigDeclarations, ConfigOption, ConfigType, PluginKeys} from '../../schema/config';

/** The types that a file itself declares, by name. */
type Scope = ReadonlyMap<string, Declaration>;

/**
 * Returns the configuration that a declaration file declares: the options of `CapacitorConfig`, and the plugins of
 * `PluginsConfig`, which plugin packages extend in `declare module '@capacitor/cli'`. Both are empty if the file declares
 * neither.
 */
export function readConfig(file: string): ConfigDeclarations {
  const scope = new Map([...readDeclarations(file)].filter(([, declaration]) => declaration.file === file));
  const options = optionsOf(propertiesOf('CapacitorConfig', scope), '', scope);
  const declared = propertiesOf('PluginsConfig', scope).map((plugin) => pluginOf(plugin, scope));
  // background-runner declares its keys twice.
  const plugins = uniqueBy(declared, ({jsName}) => jsName);
  return {
    options,
    plugins,
    types: typesNamedBy([...allFields(options), ...plugins.flatMap(({keys}) => keys)], scope),
  };
}

/** Returns the properties of an interface in the file, or none if the name is that of anything else. */
function propertiesOf(name: string, scope: Scope): DeclaredMember[] {
  const declaration = scope.get(name);
  return declaration?.kind === 'interface' ? declaration.members.filter(isProperty) : [];
}

function isProperty({kind}: DeclaredMember): boolean {
  return kind === 'property';
}

function optionsOf(members: readonly DeclaredMember[], prefix: string, scope: Scope): ConfigOption[] {
  return members.map((member) => {
    const path = `${prefix}${member.name}`;
    const options = optionsOf(member.members.filter(isProperty), `${path}.`, scope);
    const field = fieldOf(member, scope);
    return {...field, path, options, type: options.length > 0 ? 'object' : field.type};
  });
}

function fieldOf(member: DeclaredMember, scope: Scope): Field {
  const {since, deprecated, defaultValue} = tagTexts(member.tags);
  const {docs, limit} = platformLimit(correctTexts(listValues(member.docs)));
  return {
    name: member.name,
    type: typeText(member.type, scope),
    optional: member.optional,
    docs,
    since,
    deprecated,
    // The sources write the same kind of default with quotes, with backticks or with neither.
    defaultValue: defaultValue?.replace(/^(['"])(.*)\1$/, '$2'),
    limit,
  };
}

/** Returns the text with a list item for each line such as `'debug' = …`, in which the sources explain one value. */
function listValues(docs: string): string {
  return docs.replace(/^(['"`])([^'"`\n]+)\1 = /gm, '- `$2`: ');
}

function pluginOf({name, docs, tags, type, members}: DeclaredMember, scope: Scope): PluginKeys {
  const {since, deprecated} = tagTexts(tags);
  const keys = members.length > 0 ? members.filter(isProperty) : propertiesOf(type, scope);
  return {
    jsName: name,
    docs: listValues(docs),
    since,
    deprecated,
    keys: keys.map((key) => fieldOf(key, scope)),
  };
}

/** Returns the interfaces in the file that the types of `fields` refer to, directly or through other interfaces. */
function typesNamedBy(fields: readonly Field[], scope: Scope, known = new Set<string>()): ConfigType[] {
  const found: ConfigType[] = [];
  for (const name of new Set(fields.flatMap(({type}) => type.match(/[A-Z]\w+/g) ?? []))) {
    const declaration = scope.get(name);
    if (declaration?.kind !== 'interface' || name === 'PluginsConfig' || known.has(name)) continue;
    known.add(name);
    const members = propertiesOf(name, scope).map((member) => fieldOf(member, scope));
    const type = {name, docs: listValues(declaration.docs), fields: members};
    found.push(type, ...typesNamedBy(type.fields, scope, known));
  }
  return found;
}

/**
 * Returns a type's text. Aliases and enums from the same file are expanded, because a configuration file contains their
 * values rather than their names.
 */
function typeText(type: string, scope: Scope): string {
  if (type.endsWith('[]')) {
    const element = typeText(type.slice(0, -2), scope);
    return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  }
  const declaration = scope.get(type);
  if (declaration?.kind === 'alias') return typeText(declaration.type, scope);
  if (declaration?.kind === 'enum')
    return declaration.members.map(({name, type: value}) => value || name).join(' | ');
  return type;
}
