import {memberAnchor, methodTitle, PLATFORMS, type Field, type Method, type PluginModel} from '../facts';
import {commentsIn} from './commentsIn';
import type {Entry, Facts} from './types';

const PLATFORM_NAMES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/** Returns what a plugin's API consists of: its own name, methods, events, named types with their members, settings and permissions. */
export function pluginEntries(model: PluginModel): Entry[] {
  const permissions = model.facts.android?.permissions ?? [];
  return unique([
    {subject: 'plugin', key: 'plugin', name: model.jsName, facts: {}, deprecated: false},
    ...model.methods.map((method) => methodEntry(method, model)),
    ...model.interfaces.flatMap((type) => [
      typeEntry(type, 'interface', {extends: type.extends.join(', ')}),
      ...type.fields.map((field) => propertyEntry(field, type, 'interface')),
      ...type.methods.map((method) => memberMethodEntry(method, type)),
    ]),
    ...model.typeAliases.flatMap((type) => [
      typeEntry(type, 'type alias', type.fields.length > 0 ? {} : {type: plain(type.type)}),
      ...type.fields.map((field) => propertyEntry(field, type, 'type alias')),
    ]),
    ...model.enums.flatMap((type) => [
      typeEntry(type, 'enum', {}),
      ...type.members.map((member) => propertyEntry({...member, optional: false}, type, 'enum')),
    ]),
    ...model.configuration.map((field) => settingEntry(field, model.configurationKey)),
    ...permissions.map((name) => permissionEntry(name)),
  ]);
}

/** Overloads of a method are different entries. */
function unique(entries: readonly Entry[]): Entry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const count = seen.get(entry.key) ?? 0;
    seen.set(entry.key, count + 1);
    return count === 0 ? entry : {...entry, key: `${entry.key} ${count + 1}`};
  });
}

function methodEntry(method: Method, {support}: PluginModel): Entry {
  const isEvent = method.name === 'addListener';
  const name = methodTitle(method);
  const works = support[method.name];
  const platforms = PLATFORMS.filter((platform) => works?.[platform]).map(
    (platform) => PLATFORM_NAMES[platform],
  );
  return {
    subject: isEvent ? 'event' : 'method',
    key: `method ${name.replaceAll('"', "'")}`,
    name,
    anchor: method.slug,
    // All events of a plugin share one row of its platform support.
    facts: {
      signature: plain(method.signature),
      ...(isEvent ? {} : {platforms: platforms.join(', ') || 'none'}),
    },
    deprecated: method.deprecated !== undefined,
    ...commentsIn(method.docs, method.deprecated),
  };
}

type Type = {
  readonly name: string;
  readonly slug: string;
  readonly docs: string;
  readonly deprecated?: string;
};

function typeEntry({name, slug, docs, deprecated}: Type, declared: string, facts: Facts): Entry {
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
  return {
    subject: 'type',
    key: `type ${name}`,
    name,
    anchor: slug,
    facts: {declaration: declared, ...known},
    deprecated: deprecated !== undefined,
    ...commentsIn(docs, deprecated),
  };
}

function propertyEntry(field: Field, {name, slug}: Type, form: string): Entry {
  return {
    subject: 'property',
    key: `type ${name}.${field.name}`,
    parent: `type ${name}`,
    form,
    name: `${name}.${field.name}`,
    anchor: memberAnchor(slug, field.name),
    facts: factsOf(field),
    deprecated: field.deprecated !== undefined,
    ...commentsIn(described(field), field.deprecated),
  };
}

function memberMethodEntry(method: Method, {name, slug}: Type): Entry {
  return {
    subject: 'method',
    key: `type ${name}.${method.name}()`,
    parent: `type ${name}`,
    form: 'interface',
    name: `${name}.${method.name}()`,
    anchor: memberAnchor(slug, `${method.name}()`),
    facts: {signature: plain(method.signature)},
    deprecated: method.deprecated !== undefined,
    ...commentsIn(method.docs, method.deprecated),
  };
}

function settingEntry(field: Field, configurationKey: string): Entry {
  return {
    subject: 'setting',
    key: `setting ${field.name}`,
    name: `plugins.${configurationKey}.${field.name}`,
    anchor: memberAnchor('configuration', field.name),
    // All settings are optional.
    facts: factsOf({...field, optional: false}),
    deprecated: field.deprecated !== undefined,
    ...commentsIn(described(field), field.deprecated),
  };
}

/** Returns a field's comment with the platforms that it is limited to, which pages show as a badge. */
function described({docs, limit}: Field): string {
  return [docs, limit && `${limit}.`].filter(Boolean).join('\n\n');
}

function permissionEntry(name: string): Entry {
  return {
    subject: 'permission',
    key: `permission ${name}`,
    name,
    anchor: 'package-facts',
    facts: {},
    deprecated: false,
  };
}

/** Returns what a change of a field can be: its type, whether it is optional, and its default. */
export function factsOf({type, optional, defaultValue}: Field): Facts {
  // The properties of an object are fields of their own.
  return {
    ...(type && !type.startsWith('{') ? {type: plain(type)} : {}),
    ...(optional ? {presence: 'optional'} : {}),
    ...(defaultValue ? {default: defaultValue} : {}),
  };
}

/** Returns a type on one line, with the one kind of quotes, because packages were formatted differently over the years. */
function plain(type: string): string {
  return type.replace(/\s+/g, ' ').replaceAll('"', "'").replace(/;? \}/g, ' }').trim();
}
