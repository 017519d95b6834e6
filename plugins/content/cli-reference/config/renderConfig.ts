import type {PhrasingContent, RootContent} from 'mdast';
import {
  anchoredCode,
  blocksOf,
  heading,
  inlineCode,
  link,
  paragraph,
  phrasingOf,
  table,
  text,
  type Cell,
} from '../../lib/markdown';
import type {Field} from '../../lib/referenceTypes';
import {allFields} from './readConfig';
import type {ConfigModel, ConfigOption, ConfigType, PluginKeys} from './types';

/**
 * Returns the generated part of the configuration page: top-level options, a section for each object among them, the
 * plugins, and the types that they refer to. An option's ID is `configId` of its path. The first heading has the ID
 * `schema`, which other pages and sites link to. `pageOf` returns the relative path of a plugin's page by the plugin's
 * class name, if the page exists.
 */
export function renderConfig(
  model: ConfigModel,
  pageOf: (jsName: string) => string | undefined,
): RootContent[] {
  const sections = model.options.filter(({options}) => options.length > 0);
  const single = model.options.filter(({options, name}) => options.length === 0 && name !== 'plugins');
  const typeLinks = new Set(model.types.map(({name}) => name));
  return [
    heading(2, text('Top-level options'), 'schema'),
    sourceNote(model),
    ...single.flatMap((option) => optionBlocks(option, typeLinks)),
    ...sections.flatMap((section) => [
      heading(2, inlineCode(section.path), configId(section.path)),
      ...blocksOf(section.docs),
      ...allFields(section.options).flatMap((option) => optionBlocks(option, typeLinks)),
    ]),
    ...pluginsSection(model, pageOf, typeLinks),
    ...typesSection(model.types, typeLinks),
  ];
}

function sourceNote({packageVersion, definitionUrl}: ConfigModel): RootContent {
  const type = inlineCode('CapacitorConfig');
  return paragraph(
    text('These are the options of '),
    definitionUrl ? link(definitionUrl, type) : type,
    text(' in '),
    inlineCode('@capacitor/cli'),
    text(` ${packageVersion}.`),
  );
}

/** Returns an option's ID: its path in lowercase without dots, such as `androidminwebviewversion`. */
function configId(path: string): string {
  return path.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function optionBlocks(option: ConfigOption, typeLinks: ReadonlySet<string>): RootContent[] {
  return [
    heading(3, inlineCode(option.path), configId(option.path)),
    paragraph(...factsOf(option, typeLinks)),
    ...deprecation(option),
    ...blocksOf(option.docs),
  ];
}

function factsOf(option: ConfigOption, typeLinks: ReadonlySet<string>): PhrasingContent[] {
  const facts: PhrasingContent[][] = [[text('Type '), ...typeCell(option.type, typeLinks)]];
  if (option.defaultValue) facts.push([text('default '), inlineCode(option.defaultValue)]);
  if (option.since) facts.push([text(`since ${option.since}`)]);
  return facts.flatMap((fact, index) => (index > 0 ? [text(', '), ...fact] : fact));
}

function deprecation({deprecated}: Pick<Field, 'deprecated'>): RootContent[] {
  if (deprecated === undefined) return [];
  return [paragraph({type: 'strong', children: [text(deprecatedText(deprecated))]})];
}

/** The tag contains a version or a sentence. */
function deprecatedText(deprecated: string): string {
  if (/^\d[\d.]*$/.test(deprecated)) return `Deprecated since ${deprecated}.`;
  return deprecated ? `Deprecated: ${deprecated}` : 'Deprecated.';
}

function typeCell(type: string, typeLinks: ReadonlySet<string>): PhrasingContent[] {
  const named = type.match(/[A-Z]\w+/g)?.find((name) => typeLinks.has(name));
  return [named ? link(`#${configId(named)}`, inlineCode(type)) : inlineCode(type)];
}

function pluginsSection(
  model: ConfigModel,
  pageOf: (jsName: string) => string | undefined,
  typeLinks: ReadonlySet<string>,
): RootContent[] {
  const option = model.options.find(({name}) => name === 'plugins');
  return [
    heading(2, text('Plugins'), 'plugins'),
    ...(option ? blocksOf(option.docs) : []),
    ...model.plugins.flatMap((plugin) => pluginBlocks(plugin, pageOf(plugin.jsName), typeLinks)),
  ];
}

function pluginBlocks(
  plugin: PluginKeys,
  page: string | undefined,
  typeLinks: ReadonlySet<string>,
): RootContent[] {
  const path = `plugins.${plugin.jsName}`;
  const since = plugin.since ? [text(`Since ${plugin.since}. `)] : [];
  const about = page ? [text('Plugin page: '), link(page, text(pageTitle(page))), text('.')] : [];
  return [
    heading(3, inlineCode(path), configId(path)),
    ...deprecation(plugin),
    ...(since.length + about.length > 0 ? [paragraph(...since, ...about)] : []),
    ...blocksOf(plugin.docs),
    fieldTable('Key', plugin.keys, path, typeLinks),
  ];
}

/** Returns a page's title from its path: `splash-screen` for `./apis/splash-screen.md`. */
function pageTitle(page: string): string {
  return page.replace(/^.*\//, '').replace(/\.md$/, '');
}

function typesSection(types: readonly ConfigType[], typeLinks: ReadonlySet<string>): RootContent[] {
  if (types.length === 0) return [];
  return [
    heading(2, text('Types'), 'types'),
    ...types.flatMap((type) => [
      heading(3, inlineCode(type.name), configId(type.name)),
      ...blocksOf(type.docs),
      fieldTable('Property', type.fields, type.name, typeLinks),
    ]),
  ];
}

function fieldTable(
  nameHeader: string,
  fields: readonly Field[],
  path: string,
  typeLinks: ReadonlySet<string>,
): RootContent {
  const row = (field: Field): Cell[] => [
    [anchoredCode(field.name, configId(`${path}.${field.name}`))],
    typeCell(field.type, typeLinks),
    field.defaultValue ? [inlineCode(field.defaultValue)] : [],
    field.since ? [text(field.since)] : [],
    describe(field),
  ];
  return table([nameHeader, 'Type', 'Default', 'Since', 'Description'], fields.map(row));
}

function describe(field: Field): PhrasingContent[] {
  const docs = phrasingOf(field.docs);
  if (field.deprecated === undefined) return docs;
  const mark: PhrasingContent = {type: 'strong', children: [text(deprecatedText(field.deprecated))]};
  return docs.length > 0 ? [mark, text(' '), ...docs] : [mark];
}
