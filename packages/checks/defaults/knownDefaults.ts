import {loadCli, loadPlugin, loadPlugins} from '../../facts';
import {memoizeByVersion} from '../../lib/memoize';
import {configKeys, type Declared} from '../configKeys';
import type {DocPage} from '../types';
import {configInCode, flagsInCode} from './defaultsInCode';

/** Returns the different defaults that the packages declare for an option, as literals without quotation marks. */
export type Defaults = (option: string) => readonly string[];

/**
 * Returns the defaults that a page can state: those of the configuration and of the CLI, and before them those of the
 * plugin or the command that the page describes. The end of a name (`launchAutoHide`) stands for all options that end
 * in it.
 */
export function defaultsFor(page: DocPage, siteDir: string): Defaults {
  const own = ownDefaults(page, siteDir);
  const all = versionDefaults(siteDir, page.version);
  return (option) => {
    const name = optionName(option);
    const ofPage = own.filter(([path]) => isNamed(path, name));
    const found = ofPage.length > 0 ? ofPage : all.filter(([path]) => isNamed(path, name));
    return [...new Set(found.flatMap(([, value]) => literalOf(value ?? '') ?? []))];
  };
}

/** Returns the option that inline code such as `--port <port>` or `resize: 'body'` names, without its value. */
export function optionName(code: string): string {
  return code.replace(/\s*[<=:].*$/, '');
}

function isNamed(path: string, option: string): boolean {
  return path === option || path.endsWith(`.${option}`);
}

function ownDefaults({path, version}: DocPage, siteDir: string): readonly Declared[] {
  const [, folder, name] = /^(apis|cli\/commands)\/([\w-]+)\.md$/.exec(path) ?? [];
  if (folder === undefined || name === undefined) return [];
  if (folder !== 'apis') return flags(version, siteDir, name);
  if (!loadPlugins(siteDir, version).some(({slug}) => slug === name)) return [];
  const {configuration, interfaces, typeAliases} = loadPlugin(siteDir, version, name);
  return [
    ...configuration.map((field) => [field.name, field.defaultValue] as const),
    ...[...interfaces, ...typeAliases].flatMap((type) =>
      type.fields.map((field) => [`${type.name}.${field.name}`, field.defaultValue] as const),
    ),
  ];
}

const versionDefaults = memoizeByVersion((siteDir, version): readonly Declared[] => [
  ...flags(version, siteDir),
  // The CLI of v2 declares no configuration.
  ...(version === 'v2' ? configInCode(siteDir, version) : configKeys(siteDir, version)),
]);

function flags(version: string, siteDir: string, command?: string): Declared[] {
  return loadCli(siteDir, version)
    .commands.filter(({name}) => command === undefined || name === command)
    .flatMap(({name, options}) => [
      ...options.map(({long, defaultValue}) => [long, defaultValue] as const),
      ...flagsInCode(siteDir, version, name),
    ]);
}

/**
 * Returns a boolean, a number, a string, the member of an enum or a token as text without quotation marks; undefined for any
 * other text, such as `[]`, and for `undefined`, which is no default.
 */
export function literalOf(text: string): string | undefined {
  const [, quoted, plain] = /^\s*(?:["']([^"']*)["']|(#?[\w.-]+|%req\.[\w.]+%))\s*$/.exec(text) ?? [];
  return plain === 'undefined' ? undefined : (quoted ?? plain);
}
