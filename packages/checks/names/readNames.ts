import fs from 'node:fs';
import path from 'node:path';
import {
  declaresConfig,
  loadCli,
  loadConfig,
  loadPlugins,
  pinnedPackages,
  type ConfigOption,
  type PluginModel,
} from '../../facts';
import {readCliNames} from './cliNames';
import {declaredMembers} from './declaredMembers';
import {foreignNames, nativeNames} from './nativeNames';
import {nativeTypes, staticMembers} from './nativeTypes';
import {readSourceTexts, type SourceText} from './sourceTexts';
import type {NameData, PluginNames} from './types';
import {withoutComments, wordsOf} from './withoutComments';

/** Reads all names of a docs version from its packages. This takes a second or two, so cache the result. */
export function readNames(siteDir: string, version: string): NameData {
  const raw = readSourceTexts(siteDir, version);
  const sources = raw.map((source) => ({...source, text: withoutComments(source.file, source.text)}));
  const models = loadPlugins(siteDir, version);
  return {
    words: [...new Set(sources.flatMap(({text}) => [...wordsOf(text)]))].sort(),
    ...declaredMembers(raw.filter(({file}) => file.endsWith('.d.ts'))),
    ...nativeNames(sources),
    nativeTypes: nativeTypes(sources),
    statics: staticMembers(sources),
    foreign: foreignNames(sources),
    permissions: [
      ...new Set(sources.flatMap(({text}) => text.match(/\bandroid\.permission\.[A-Z_0-9]+/g) ?? [])),
    ],
    gradle: gradleVariables(sources),
    plugins: models.map(pluginNames),
    config: configPaths(siteDir, version),
    cli: loadCli(siteDir, version).commands.map(({name, aliases, options}) => ({
      name: [name, ...aliases].join('|'),
      options: options.flatMap(({long, short}) => (short === undefined ? [long] : [long, short])),
    })),
    cliNames: readCliNames(sources),
    packages: Object.keys(pinnedPackages(siteDir, version)),
  };
}

/** Reads the names of the web platform and of ECMAScript from TypeScript's own declarations. */
export function readWebNames(): Pick<NameData, 'words' | 'members'> {
  const dir = path.dirname(require.resolve('typescript'));
  const files = fs
    .readdirSync(dir)
    .filter((file) => /^lib\.(?:es\w*|dom)(?:\.\w+)*\.d\.ts$/.test(file))
    .map((file) => ({file, text: withoutComments(file, fs.readFileSync(path.join(dir, file), 'utf8'))}));
  return {
    words: [...new Set(files.flatMap(({text}) => [...wordsOf(text)]))].sort(),
    members: declaredMembers(files).members,
  };
}

/**
 * Returns variables such as `androidxCoreVersion = …` in an `ext` block, and the names that plugins read with
 * `project.hasProperty`.
 */
function gradleVariables(sources: readonly SourceText[]): string[] {
  const patterns = [/^\s*(?:ext\.)?(\w+)\s*=/gm, /\bhasProperty\(['"](\w+)['"]\)/g, /\bext\.(\w+)/g];
  const files = sources.filter(({file}) => file.endsWith('.gradle'));
  const names = files.flatMap(({text}) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
  );
  return [...new Set(names)].sort();
}

function pluginNames({slug, jsName, methods}: PluginModel): PluginNames {
  return {
    slug,
    jsName,
    methods: methods.map(({name, slug: anchor, signature}) => {
      const event = name === 'addListener' ? /\(\w+: ['"](\w+)['"]/.exec(signature)?.[1] : undefined;
      return {name, anchor, ...(event === undefined ? {} : {event})};
    }),
  };
}

function configPaths(siteDir: string, version: string): string[] {
  if (!declaresConfig(siteDir, version)) return [];
  const {options, plugins} = loadConfig(siteDir, version);
  const below = (option: ConfigOption): string[] => [option.path, ...option.options.flatMap(below)];
  const keys = plugins.flatMap(({jsName, keys: fields}) => [
    `plugins.${jsName}`,
    ...fields.map(({name}) => `plugins.${jsName}.${name}`),
  ]);
  return [...options.flatMap(below), ...keys];
}
