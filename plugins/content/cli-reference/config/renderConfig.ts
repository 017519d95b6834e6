import type {PhrasingContent, RootContent} from 'mdast';
import {
  type ConfigModel,
  type ConfigOption,
  type ConfigType,
  type Field,
  type PluginKeys,
  allFields,
  configId,
  deprecationReason,
} from '../../../../packages/facts';
import {
  blocksOf,
  element,
  heading,
  inlineCode,
  link,
  paragraph,
  text,
  withoutParagraph,
} from '../../../../packages/pages/markdown';
import {
  badgesOf,
  cautionBadge,
  deprecationBadge,
  factLine,
  factsOf,
  memberList,
  type Member,
} from '../../lib/members';

/**
 * Returns the generated part of the configuration page: top-level options, a section for each object among them, the
 * plugins, and the types that they refer to. An option's ID is `configId` of its path. The first heading has the ID
 * `schema`, which other pages and sites link to. `pageOf` returns the relative path of a plugin's page by the plugin's
 * class name, if the page exists, and `news` has what the badges of options say, by the options' anchors.
 */
export function renderConfig(
  model: ConfigModel,
  pageOf: (jsName: string) => string | undefined,
  news?: ReadonlyMap<string, string>,
): RootContent[] {
  const sections = model.options.filter(({options}) => options.length > 0);
  const single = model.options.filter(({options, name}) => options.length === 0 && name !== 'plugins');
  const typeLinks = new Set(model.types.map(({name}) => name));
  return [
    heading(2, text('Top-level options'), 'schema'),
    sourceNote(model),
    optionEntries(single, typeLinks, news),
    ...sections.flatMap((section) => [
      heading(2, inlineCode(section.path), configId(section.path)),
      ...blocksOf(section.docs),
      optionEntries(allFields(section.options), typeLinks, news),
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

/** What comments say of options that only help during development. Pages say it beside the option's name instead. */
const FOR_DEVELOPMENT = '**This is not intended for use in production.**';

/**
 * Returns options as entries like those of `memberList`. Their names are headings, because contents lists and search
 * show headings, and a definition list can't contain any. All options are optional, so none says so.
 */
function optionEntries(
  options: readonly ConfigOption[],
  typeLinks: ReadonlySet<string>,
  news: ReadonlyMap<string, string> | undefined,
): RootContent {
  const entry = (option: ConfigOption): RootContent => {
    const id = configId(option.path);
    const {facts} = factsOf({...option, optional: false}, typeCell(option.type, typeLinks));
    const badges = [
      ...(option.docs.includes(FOR_DEVELOPMENT) ? cautionBadge('Not for production') : []),
      ...badgesOf({...option, news: news?.get(id)}),
    ];
    return element(
      'div',
      heading(3, inlineCode(option.path), id),
      element('p', ...factLine(facts)),
      element(
        'div',
        ...badges,
        ...blocksOf(deprecationReason(option.deprecated)),
        ...blocksOf(option.docs.replace(FOR_DEVELOPMENT, '')),
      ),
    );
  };
  return element('div.members.fields', ...options.map(entry));
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
  const about = [
    ...(plugin.since ? [text(`Since ${plugin.since}. `)] : []),
    ...(page ? [text('Plugin page: '), link(page, text(pageTitle(page))), text('.')] : []),
    ...deprecationBadge(plugin.deprecated),
  ];
  return [
    element('div.type-head', heading(3, inlineCode(path), configId(path))),
    ...(about.length > 0 ? [paragraph(...about)] : []),
    ...blocksOf(deprecationReason(plugin.deprecated)),
    ...blocksOf(plugin.docs),
    ...fieldList(plugin.keys, path, typeLinks),
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
      element('div.type-head', heading(3, inlineCode(type.name), configId(type.name))),
      ...blocksOf(type.docs),
      ...fieldList(type.fields, type.name, typeLinks),
    ]),
  ];
}

function fieldList(fields: readonly Field[], path: string, typeLinks: ReadonlySet<string>): RootContent[] {
  const member = (field: Field): Member => ({
    name: field.name,
    id: configId(`${path}.${field.name}`),
    ...factsOf({...field, optional: false}, typeCell(field.type, typeLinks)),
    docs: withoutParagraph([...blocksOf(deprecationReason(field.deprecated)), ...blocksOf(field.docs)]),
    limit: field.limit,
    deprecated: field.deprecated,
  });
  return memberList(fields.map(member));
}
