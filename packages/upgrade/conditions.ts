import type {When} from './types';
import {BUNDLED} from './bundled';
import {hasSetting, type Project, type Source} from './project';
import type {Context} from './steps/types';

/** Whether a condition holds. `maybe`: the files that would tell weren't given. */
export type Verdict = {
  readonly holds: 'yes' | 'no' | 'maybe';
  /** Places in the app's code that make it hold. */
  readonly places: readonly string[];
  /** What has to be true, if that is open: "the app uses …". */
  readonly open?: string;
};

const YES: Verdict = {holds: 'yes', places: []};
const NO: Verdict = {holds: 'no', places: []};

function maybe(open: string): Verdict {
  return {holds: 'maybe', places: [], open};
}

function verdict(holds: boolean): Verdict {
  return holds ? YES : NO;
}

/** Returns whether the app uses a plugin: by its dependencies, and in 2.x, where plugins have no packages, by its code. */
export function usesPlugin({project, from}: Pick<Context, 'project' | 'from'>, name: string): Verdict {
  const {dependencies, sources} = project;
  const bundled = BUNDLED.get(name);
  if (!dependencies || dependencies.has(name) || from > 2 || !bundled) return dependency(project, name);
  return usesIn(sources, [bundled], CORE, project, `the app uses the ${bundled} plugin`);
}

const CORE = '@capacitor/core';

/**
 * Returns whether source files use any of the words, and where: those of a package, or of any. A part of the sources can say
 * that they do, but never that they don't.
 */
export function usesIn(
  sources: readonly Source[],
  words: readonly string[],
  module: string | undefined,
  {isWhole}: Pick<Project, 'isWhole'>,
  open: string,
): Verdict {
  const places = sources.flatMap(({path, uses}) =>
    uses
      .filter((use) => words.includes(use.word) && (module === undefined || use.module === module))
      .map(({line}) => `${path}:${line}`),
  );
  if (places.length > 0) return {...YES, places: [...new Set(places)]};
  return isWhole && sources.length > 0 ? NO : maybe(open);
}

/** Returns whether all conditions hold. */
export function evaluate(context: Context, when: When | undefined, area?: string): Verdict {
  const {project} = context;
  const {config} = project;
  const verdicts: Verdict[] = [];
  if (area === 'ios' || area === 'android') verdicts.push(platform(project[area], area));
  // Every app has Core, so its name only says whose names are meant.
  if (when?.plugin && when.plugin !== CORE) verdicts.push(usesPlugin(context, when.plugin));
  if (when?.setting) verdicts.push(settings(context, when.setting));
  if (when?.unset && config)
    verdicts.push(verdict(!when.unset.some((name) => hasSetting(config.content, name))));
  if (when?.config) verdicts.push(format(context, when.config));
  if (when?.code) verdicts.push(code(context, when.code, when.plugin));
  if (when?.dependency) verdicts.push(dependency(project, when.dependency));
  if (when?.script) verdicts.push(scripts(context, when.script));
  if (when?.native) verdicts.push(native(context, when.native));
  if (when?.file) verdicts.push(fileText(context, when.file, when));
  return all(verdicts);
}

/** Returns the verdict on several conditions together. */
function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some(({holds}) => holds === 'no')) return NO;
  const open = verdicts.flatMap((one) => one.open ?? []);
  const places = [...new Set(verdicts.flatMap((one) => one.places))];
  return {...(open.length > 0 ? maybe(open.join(' and ')) : YES), places};
}

function platform(known: boolean | undefined, name: 'ios' | 'android'): Verdict {
  return known === undefined
    ? maybe(`the app has ${name === 'ios' ? 'an iOS' : 'an Android'} project`)
    : verdict(known);
}

function code({project}: Context, words: readonly string[], plugin: string | undefined): Verdict {
  return usesIn(project.sources, words, plugin, project, `your code uses ${quoted(words)}`);
}

function settings({project: {config}}: Context, names: readonly string[]): Verdict {
  if (!config) return maybe(`the configuration has ${quoted(names)}`);
  const found = names.map((name) => hasSetting(config.content, name));
  if (found.includes(true)) return YES;
  return found.includes(undefined) ? maybe(`the configuration has ${quoted(names)}`) : NO;
}

function format({project: {config}}: Context, wanted: 'json'): Verdict {
  return config ? verdict(config.content.format === wanted) : maybe('the configuration is a JSON file');
}

function dependency({dependencies}: Project, name: string): Verdict {
  return dependencies ? verdict(dependencies.has(name)) : maybe(`the app uses \`${name}\``);
}

function scripts({project: {manifest}}: Context, texts: readonly string[]): Verdict {
  if (!manifest) return maybe(`a script uses ${quoted(texts)}`);
  return verdict(manifest.content.scripts.some((script) => texts.some((text) => script.includes(text))));
}

function native({project: {natives, isWhole}}: Context, names: readonly string[]): Verdict {
  const found = natives.filter(({words}) =>
    names.some((name) => name.split(' ').every((word) => words.has(word))),
  );
  if (found.length > 0) return {...YES, places: found.map(({path}) => path)};
  return isWhole && natives.length > 0 ? NO : maybe(`your native code uses ${quoted(names)}`);
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
