import type {When} from './types';
import {hasSetting, type Source} from './project';
import type {Context} from './steps/types';

/** Whether a condition holds. `maybe`: the files that would tell weren't given. */
export type Verdict = {
  readonly holds: 'yes' | 'no' | 'maybe';
  /** Places in the app's code that make it hold. */
  readonly places: readonly string[];
  /** What has to be true, if that is open: "the app uses …". */
  readonly open: readonly string[];
};

const YES: Verdict = {holds: 'yes', places: [], open: []};
const NO: Verdict = {holds: 'no', places: [], open: []};

function maybe(open: string): Verdict {
  return {holds: 'maybe', places: [], open: [open]};
}

function verdict(holds: boolean): Verdict {
  return holds ? YES : NO;
}

/** The names of the plugins that `@capacitor/core` of 2.x has, by the package they moved to. */
const BUNDLED: Readonly<Record<string, string>> = {
  '@capacitor/local-notifications': 'LocalNotifications',
  '@capacitor/push-notifications': 'PushNotifications',
  '@capacitor/splash-screen': 'SplashScreen',
  '@capacitor/status-bar': 'StatusBar',
  '@capacitor/screen-reader': 'Accessibility',
  '@capacitor/action-sheet': 'Modals',
  '@capacitor/dialog': 'Modals',
  '@capacitor/app-launcher': 'App',
  ...Object.fromEntries(
    [
      'App',
      'Browser',
      'Camera',
      'Clipboard',
      'Device',
      'Filesystem',
      'Geolocation',
      'Haptics',
      'Keyboard',
      'Motion',
      'Network',
      'Share',
      'Storage',
      'Toast',
    ].map((name) => [`@capacitor/${name.toLowerCase()}`, name]),
  ),
};

/** Returns the packages that plugins of 2.x moved to, with the plugin's name in `Plugins`. */
export function bundledPlugins(): readonly (readonly [string, string])[] {
  return Object.entries(BUNDLED);
}

/** Returns whether the app uses a plugin: by `package.json`, and in 2.x, where plugins have no packages, by its code. */
export function usesPlugin({project, from}: Pick<Context, 'project' | 'from'>, name: string): Verdict {
  const {manifest, sources} = project;
  if (!manifest) return maybe(`the app uses \`${name}\``);
  if (manifest.content.dependencies.has(name)) return YES;
  const bundled = BUNDLED[name];
  if (from > 2 || bundled === undefined) return NO;
  if (sources.length === 0) return maybe(`the app uses the ${bundled} plugin`);
  return mentionsIn(sources.filter(imports('@capacitor/core')), [bundled]);
}

function imports(name: string): (source: Source) => boolean {
  return (source) => source.imports.includes(name);
}

/** Returns whether source files have any of the words, and where. */
export function mentionsIn(sources: readonly Source[], words: readonly string[]): Verdict {
  const places = sources.flatMap(({path, mentions}) =>
    mentions.filter(({word}) => words.includes(word)).map(({line}) => `${path}:${line}`),
  );
  return places.length > 0 ? {holds: 'yes', places, open: []} : NO;
}

/** Returns whether all conditions hold. */
export function evaluate(context: Context, when: When | undefined, area?: string): Verdict {
  const {project} = context;
  const verdicts: Verdict[] = [];
  if (area === 'ios' || area === 'android') verdicts.push(platform(project[area], area));
  if (when?.plugin) verdicts.push(usesPlugin(context, when.plugin));
  if (when?.setting) verdicts.push(settings(context, when.setting));
  if (when?.unset) verdicts.push(unset(context, when.unset));
  if (when?.config) verdicts.push(format(context, when.config));
  if (when?.code) verdicts.push(code(context, when.code, when.plugin, area));
  if (when?.dependency) verdicts.push(dependency(context, when.dependency));
  if (when?.script) verdicts.push(scripts(context, when.script));
  if (when?.native) verdicts.push(native(context, when.native));
  if (when?.file) verdicts.push(fileText(context, when.file, when));
  return all(verdicts);
}

/** Returns the verdict on several conditions together. */
function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some(({holds}) => holds === 'no')) return NO;
  const open = verdicts.flatMap((one) => one.open);
  const places = verdicts.flatMap((one) => one.places);
  return {holds: open.length > 0 ? 'maybe' : 'yes', places: [...new Set(places)], open};
}

function platform(known: boolean | undefined, name: 'ios' | 'android'): Verdict {
  return known === undefined
    ? maybe(`the app has ${name === 'ios' ? 'an iOS' : 'an Android'} project`)
    : verdict(known);
}

function code(
  {project: {sources}, from}: Context,
  words: readonly string[],
  plugin: string | undefined,
  area: string | undefined,
): Verdict {
  if (sources.length === 0) return maybe(`your code uses ${quoted(words)}`);
  // Short names such as `timeout` only mean something in files that use the plugin.
  const name = from === 2 ? '@capacitor/core' : plugin;
  const isClose = area === 'plugin' ? (source: Source) => isImported(source, name) : () => true;
  return mentionsIn(sources.filter(isClose), words);
}

function isImported({imports: names}: Source, name: string | undefined): boolean {
  return names.some((one) => (name === undefined ? one.startsWith('@capacitor/') : one === name));
}

function settings({project: {config}}: Context, names: readonly string[]): Verdict {
  if (!config) return maybe(`the configuration has ${quoted(names)}`);
  const found = names.map((name) => hasSetting(config.content, name));
  if (found.includes(true)) return YES;
  return found.includes(undefined) ? maybe(`the configuration has ${quoted(names)}`) : NO;
}

function unset({project: {config}}: Context, names: readonly string[]): Verdict {
  return config ? verdict(!names.some((name) => hasSetting(config.content, name))) : YES;
}

function format({project: {config}}: Context, wanted: 'json'): Verdict {
  return config ? verdict(config.content.format === wanted) : maybe(`the configuration is a JSON file`);
}

function dependency({project: {manifest}}: Context, name: string): Verdict {
  return manifest ? verdict(manifest.content.dependencies.has(name)) : maybe(`the app uses \`${name}\``);
}

function scripts({project: {manifest}}: Context, texts: readonly string[]): Verdict {
  if (!manifest) return maybe(`a script uses ${quoted(texts)}`);
  return verdict(manifest.content.scripts.some((script) => texts.some((text) => script.includes(text))));
}

function native({project: {natives}}: Context, names: readonly string[]): Verdict {
  if (natives.length === 0) return maybe(`your native code uses ${quoted(names)}`);
  const found = natives.filter(({words}) => names.some((name) => words.has(name)));
  return found.length > 0 ? {holds: 'yes', places: found.map(({path}) => path), open: []} : NO;
}

function fileText({project}: Context, file: string, {has, lacks}: When): Verdict {
  const known = [
    ...project.natives,
    ...project.texts,
    ...[project.androidManifest, project.plist, project.appBuild, project.xcode].filter(
      (one) => one !== undefined,
    ),
  ];
  const found = known.find(({path}) => `/${path}`.includes(`/${file.replace(/^app\//, '')}`));
  const about = has ?? lacks ?? '';
  if (!found) return maybe(`\`${file}\` ${has ? 'has' : "doesn't have"} \`${about}\``);
  return verdict(found.text.includes(about) === (has !== undefined));
}

function quoted(names: readonly string[]): string {
  return names
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
}
