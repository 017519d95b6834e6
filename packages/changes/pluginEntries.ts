import {memberAnchor, methodTitle, PLATFORMS, type Field, type Method, type PluginModel} from '../facts';
import {commentsIn} from './commentsIn';
import type {Entry, Facts} from './types';

const PLATFORM_NAMES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/** Returns what a plugin's API consists of: its own name, methods, events, named types with their members, settings and permissions. */
export function pluginEntries(model: PluginModel): Entry[] {
  const permissions = model.facts.android?.permissions ?? [];
  return unique([
    {subject: 'plugin', key: 'plugin', name: model.jsName, facts: {}},
    ...model.methods.map((method) => methodEntry(method, model)),
    ...model.interfaces.flatMap((type) => [
      typeEntry(type, {declaration: 'interface', extends: type.extends.join(', ')}),
      ...type.fields.map((field) => propertyEntry(field, type, 'interface')),
      ...type.methods.map((method) => memberMethodEntry(method, type)),
    ]),
    ...model.typeAliases.flatMap((type) => [
      typeEntry(type, {declaration: 'type alias', type: type.fields.length > 0 ? '' : plain(type.type)}),
      ...type.fields.map((field) => propertyEntry(field, type, 'type alias')),
    ]),
    ...model.enums.flatMap((type) => [
      typeEntry(type, {declaration: 'enum'}),
      ...type.members.map((member) => propertyEntry({...member, optional: false}, type, 'enum')),
    ]),
    ...model.configuration.map((field) => settingEntry(field, model.configurationKey)),
    ...permissions.map((name): Entry => ({
      subject: 'permission',
      key: `permission ${name}`,
      name,
      anchor: 'package-facts',
      facts: {},
    })),
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
      platforms: isEvent ? '' : platforms.join(', ') || 'none',
    },
    ...commentsIn(method.docs, method.deprecated),
  };
}

type Type = Pick<PluginModel['interfaces'][number], 'name' | 'slug' | 'docs' | 'deprecated'>;

const typeEntry = ({name, slug, docs, deprecated}: Type, facts: Facts): Entry => ({
  subject: 'type',
  key: `type ${name}`,
  name,
  anchor: slug,
  facts,
  ...commentsIn(docs, deprecated),
});

const propertyEntry = (field: Field, type: Type, form: string): Entry => ({
  subject: 'property',
  ...memberOf(type, field.name),
  form,
  facts: factsOf(field),
  ...commentsIn(described(field), field.deprecated),
});

const memberMethodEntry = (method: Method, type: Type): Entry => ({
  subject: 'method',
  ...memberOf(type, `${method.name}()`),
  form: 'interface',
  facts: {signature: plain(method.signature)},
  ...commentsIn(method.docs, method.deprecated),
});

const memberOf = ({name, slug}: Type, member: string): Pick<Entry, 'key' | 'parent' | 'name' | 'anchor'> => ({
  key: `type ${name}.${member}`,
  parent: `type ${name}`,
  name: `${name}.${member}`,
  anchor: memberAnchor(slug, member),
});

function settingEntry(field: Field, configurationKey: string): Entry {
  return {
    subject: 'setting',
    key: `setting ${field.name}`,
    name: `plugins.${configurationKey}.${field.name}`,
    anchor: memberAnchor('configuration', field.name),
    // All settings are optional.
    facts: factsOf({...field, optional: false}),
    ...commentsIn(described(field), field.deprecated),
  };
}

/** Returns a field's comment with the platforms that it is limited to, which pages show as a badge. */
function described({docs, limit}: Field): string {
  return [docs, limit && `${limit}.`].filter(Boolean).join('\n\n');
}

/** Returns what a change of a field can be: its type, whether it is optional, and its default. */
export function factsOf({type, optional, defaultValue}: Field): Facts {
  return {
    // The properties of an object are fields of their own.
    type: type && !type.startsWith('{') ? plain(type) : '',
    presence: optional ? 'optional' : '',
    default: defaultValue ?? '',
  };
}

/** Returns a type on one line, with the one kind of quotes, because packages were formatted differently over the years. */
function plain(type: string): string {
  return type.replace(/\s+/g, ' ').replaceAll('"', "'").replace(/;? \}/g, ' }').trim();
}
