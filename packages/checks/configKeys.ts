import {loadConfig, type ConfigOption} from '../facts';

/** An option's path, flag or `Type.field`, with its default as a package declares it. */
export type Declared = readonly [name: string, value: string | undefined];

/** Returns the options of a docs version's configuration and of its plugins, such as `plugins.SplashScreen.launchAutoHide`. */
export function configKeys(siteDir: string, version: string): Declared[] {
  const {options, plugins} = loadConfig(siteDir, version);
  const withNested = (option: ConfigOption): Declared[] => [
    [option.path, option.defaultValue],
    ...option.options.flatMap(withNested),
  ];
  const ofPlugins = plugins.flatMap(({jsName, keys}) =>
    keys.map(({name, defaultValue}) => [`plugins.${jsName}.${name}`, defaultValue] as const),
  );
  return [...options.flatMap(withNested), ...ofPlugins];
}
