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

/** What the parts of the page refer to. */
type Context = {
  /** The names of the types that have a section. */
  readonly typeNames: ReadonlySet<string>;
  readonly pageOf: (jsName: string) => string | undefined;
  readonly news: ReadonlyMap<string, string> | undefined;
};

/**
 * Returns the generated part of the configuration page: top-level options, a section for each object among them, the
 * plugins, and the types that they refer to. An option's ID is `configId` of its path. The first heading has the ID
 * `schema`, which other pages and sites link to. `pageOf` returns the relative path of a plugin's page by the plugin's
 * class name, if the page exists, and `news` has what the badges of options say, by the options' anchors.
 */
export function renderConfig(
  model: ConfigModel,
  pageOf: Context['pageOf'],
  news?: Context['news'],
): RootContent[] {
  const sections = model.options.filter(({options}) => options.length > 0);
  const single = model.options.filter(({options, name}) => options.length === 0 && name !== 'plugins');
  const context = {typeNames: new Set(model.types.map(({name}) => name)), pageOf, news};
  return [
    heading(2, text('Top-level options'), 'schema'),
    sourceNote(model),
    optionEntries(single, context),
    ...sections.flatMap((section) => [
      heading(2, inlineCode(section.path), configId(section.path)),
      ...blocksOf(section.docs),
      optionEntries(allFields(section.options), context),
    ]),
    ...pluginsSection(model, context),
    ...typesSection(model.types, context),
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
function optionEntries(options: readonly ConfigOption[], context: Context): RootContent {
  const entry = (option: ConfigOption): RootContent => {
    const id = configId(option.path);
    const {facts} = factsOf(shownOf(option), typeCell(option.type, context));
    const badges = [
      ...(option.docs.includes(FOR_DEVELOPMENT) ? cautionBadge('Not for production') : []),
      ...badgesOf({...option, news: context.news?.get(id)}),
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

/** The version of Capacitor, and of most plugins, that had the first options. */
const FIRST_VERSION = '1.0.0';

/** Returns an option's default, and the version that added it unless that's the first one. None says that it's optional. */
function shownOf({defaultValue, since}: Field): Pick<Field, 'optional' | 'defaultValue' | 'since'> {
  return {
    optional: false,
    ...(defaultValue !== undefined && {defaultValue}),
    ...(since !== undefined && since !== FIRST_VERSION && {since}),
  };
}

function typeCell(type: string, {typeNames}: Context): PhrasingContent[] {
  const named = type.match(/[A-Z]\w+/g)?.find((name) => typeNames.has(name));
  return [named ? link(`#${configId(named)}`, inlineCode(type)) : inlineCode(type)];
}

function pluginsSection({options, plugins}: ConfigModel, context: Context): RootContent[] {
  const option = options.find(({name}) => name === 'plugins');
  return [
    heading(2, text('Plugins'), 'plugins'),
    ...(option ? blocksOf(option.docs) : []),
    ...plugins.flatMap((plugin) => pluginBlocks(plugin, context)),
  ];
}

function pluginBlocks(plugin: PluginKeys, context: Context): RootContent[] {
  const page = context.pageOf(plugin.jsName);
  const path = `plugins.${plugin.jsName}`;
  const isLater = plugin.since !== undefined && plugin.since !== FIRST_VERSION;
  const about = [
    ...(isLater ? [text(`Since ${plugin.since}. `)] : []),
    ...(page ? [text('Plugin page: '), link(page, text(pageTitle(page))), text('.')] : []),
    ...deprecationBadge(plugin.deprecated),
  ];
  return [
    element('div.type-head', heading(3, inlineCode(path), configId(path))),
    ...(about.length > 0 ? [paragraph(...about)] : []),
    ...blocksOf(deprecationReason(plugin.deprecated)),
    ...blocksOf(plugin.docs),
    ...fieldList(plugin.keys, path, context),
  ];
}

/** Returns a page's title from its path: `splash-screen` for `./apis/splash-screen.md`. */
function pageTitle(page: string): string {
  return page.replace(/^.*\//, '').replace(/\.md$/, '');
}

function typesSection(types: readonly ConfigType[], context: Context): RootContent[] {
  if (types.length === 0) return [];
  return [
    heading(2, text('Types'), 'types'),
    ...types.flatMap((type) => [
      element('div.type-head', heading(3, inlineCode(type.name), configId(type.name))),
      ...blocksOf(type.docs),
      ...fieldList(type.fields, type.name, context),
    ]),
  ];
}

function fieldList(fields: readonly Field[], path: string, context: Context): RootContent[] {
  const member = (field: Field): Member => ({
    name: field.name,
    id: configId(`${path}.${field.name}`),
    ...factsOf(shownOf(field), typeCell(field.type, context)),
    docs: withoutParagraph([...blocksOf(deprecationReason(field.deprecated)), ...blocksOf(field.docs)]),
    limit: field.limit,
    deprecated: field.deprecated,
  });
  return memberList(fields.map(member));
}
