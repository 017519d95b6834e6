import {BUNDLED} from '../bundled';
import {usesPlugin} from '../conditions';
import {fileEdits, replaceRange, type Edit, type FileEdits} from '../edits';
import {folderOf} from '../folders';
import type {Dependency, Project} from '../project';
import {majorOf, otherSource, rangeLike} from '../versions';
import {commandsFor} from './commands';
import {officialOf, otherPluginsOf, renamed, STORAGE, targetOf} from './official';
import {sentences} from './parts';
import type {Builder, Context} from './types';

/** The packages that Ionic Framework calls. */
const FOR_IONIC = ['@capacitor/app', '@capacitor/haptics', '@capacitor/keyboard', '@capacitor/status-bar'];

/** What stands in a command in the place of a version that this site doesn't know. */
const UNKNOWN = 'VERSION';

/** A package to install in the target: its name with the version. */
type Wanted = {readonly text: string; readonly isDev: boolean};

/** Returns the packages to install for the target. */
function wanted(context: Context): Wanted[] {
  const {project, data, to} = context;
  const official = (name: string, isDev: boolean): Wanted[] => {
    const version = data.packages[to]?.[renamed(name, to)];
    return version ? [{text: `${renamed(name, to)}@${majorOf(version)}`, isDev}] : [];
  };
  // The commands run where this file is, so they leave out what only another one has.
  const isInPlace = (name: string): boolean => project.manifest?.content.dependencies.has(name) ?? true;
  const present = project.dependencies
    ? officialOf(project).filter(({name, range}) => isInPlace(name) && otherSource(name, range) === undefined)
    : usualPackages(project);
  const others = otherPluginsOf(context).flatMap(({dependency}): Wanted[] => {
    const target = isInPlace(dependency.name) ? targetOf(context, dependency) : undefined;
    return target ? [{text: `${target.name}@${target.version ?? UNKNOWN}`, isDev: dependency.isDev}] : [];
  });
  return [
    ...present.flatMap(({name, isDev}) => official(name, isDev)),
    ...newPackages(context).flatMap((name) => official(name, false)),
    ...others,
  ];
}

/** Returns the packages that every app has, without the platforms that this one doesn't have. */
function usualPackages({ios, android}: Project): Pick<Dependency, 'name' | 'isDev'>[] {
  return ['core', 'cli', ...(ios === false ? [] : ['ios']), ...(android === false ? [] : ['android'])].map(
    (name) => ({name: `@capacitor/${name}`, isDev: name === 'cli'}),
  );
}

/** Returns packages that the project doesn't have yet: coming from 2.x, one for each plugin, and those that Ionic calls. */
function newPackages(context: Context): string[] {
  const {dependencies} = context.project;
  if (context.from > 2 || !dependencies) return [];
  const used = [...BUNDLED.keys()]
    .filter((name) => !/screen-reader|action-sheet|dialog|app-launcher/.test(name))
    .filter((name) => usesPlugin(context, name).holds === 'yes');
  return [...new Set([...(usesIonic(context.project) ? FOR_IONIC : []), ...used])].filter(
    (name) => !dependencies.has(name),
  );
}

function usesIonic({dependencies}: Project): boolean {
  return ['angular', 'react', 'vue', 'core'].some((name) => dependencies?.has(`@ionic/${name}`));
}

function installCommands(context: Context): string[] {
  const {project, to} = context;
  const {add, dev, remove} = commandsFor(project);
  const all = wanted(context);
  const list = (isDev: boolean): string =>
    all
      .filter((one) => one.isDev === isDev)
      .map(({text}) => text)
      .join(' ');
  const hasStorage = project.dependencies?.has(STORAGE) && renamed(STORAGE, to) !== STORAGE;
  return [
    ...(hasStorage ? [`${remove} ${STORAGE}`] : []),
    // What depends on each other comes first and together. The CLI depends on none of it.
    ...(list(false) ? [`${add} ${list(false)}`] : []),
    ...(list(true) ? [`${dev} ${list(true)}`] : []),
  ];
}

const IN_APP =
  'Under "Installed Dependencies", `npx cap doctor` shows the same version for core, CLI, iOS and Android.';
const IN_PLUGIN = '`npm ls @capacitor/core` shows one version.';

/** Installs the packages of the target. */
export const packages: Builder = (context) => {
  const {project, from} = context;
  const commands = installCommands(context);
  return {
    ...(from === 2 && {text: 'packages-from-2'}),
    values: {result: project.isPlugin ? IN_PLUGIN : IN_APP},
    todo: sentences(
      project.manifest
        ? 'The commands make the changes of `package.json`, too, if you run them without the patch.'
        : 'Run the commands.',
      commands.join(' ').includes(`@${UNKNOWN}`) &&
        `Replace each \`${UNKNOWN}\` with the version that you have found above.`,
      placesTodo(project),
      from === 2 && bundledTodo(context),
      !project.isPlugin && "Don't sync yet, because the native projects have to change first.",
    ),
    items: leftAlone(context),
    commands,
    edits: manifestEdits(context),
  };
};

/** Says in which folders to run the commands. */
function placesTodo({manifest, manifests}: Project): string {
  if (!manifest) return '';
  const folder = folderOf(manifest.path);
  const others = manifests
    .filter(
      ({path, content}) =>
        path !== manifest.path && content.entries.some(({name}) => /^@capacitor\//.test(name)),
    )
    .map(({path}) => `\`${path}\``);
  return sentences(
    folder && `Run them in \`${folder}\`.`,
    others.length > 0 && `These also depend on Capacitor, so install there, too: ${others.join(', ')}.`,
  );
}

/** Names what the commands and the patch leave alone, with what to do about it. */
function leftAlone({project, to}: Context): string[] {
  const elsewhere = [...(project.dependencies?.values() ?? [])].flatMap(({name, range}) =>
    /capacitor/.test(name) && otherSource(name, range) !== undefined
      ? [`\`${name}\` comes from \`${range}\`: find out there which version is for Capacitor ${to}`]
      : [],
  );
  const pins = project.manifests.flatMap(({path, content}) =>
    content.pins.map(
      ({field, key}) =>
        `\`${key}\` in \`${field}\` of \`${path}\`: delete it, or adapt it to the new version`,
    ),
  );
  const patches = project.texts.flatMap(({path}) =>
    path.endsWith('.patch') ? [`\`${path}\`: check whether the new version still needs the patch`] : [],
  );
  return [...elsewhere, ...pins, ...patches];
}

function bundledTodo({project}: Context): string {
  return project.sources.length > 0
    ? `The commands have a package for each plugin that your code gets from \`Plugins\`${usesIonic(project) ? ', and those that Ionic Framework calls' : ''}.`
    : 'Add a package for each plugin that your code gets from `Plugins`: add your project folder above to list them, or search your code for `Plugins`.';
}

/** Returns the edits of all files that state versions: raised in the style of each range, and never lowered. */
function manifestEdits(context: Context): FileEdits[] {
  const {project} = context;
  const stated = project.manifests.flatMap(({content}) => content.entries);
  const inCatalogs = [...(project.dependencies?.values() ?? [])].filter(({file}) =>
    file.path.endsWith('.yaml'),
  );
  return [...stated, ...inCatalogs].flatMap((dependency) =>
    fileEdits(dependency.file, rangeEdits(context, dependency)),
  );
}

/** The major since which plugins allow later ones of Core. */
const OPEN_PEERS = 7;

function rangeEdits(context: Context, dependency: Dependency): Edit[] {
  const {name, range, keyRange, valueRange, field} = dependency;
  const target = targetOf(context, dependency);
  if (target?.version === undefined) return [];
  const exact = rangeLike(range, target.version);
  const isLoose = !target.isOfficial && exact.startsWith('^');
  const isPeer = field === 'peerDependencies' && (context.to >= OPEN_PEERS || /^>=/.test(range));
  const next = isPeer ? `>=${majorOf(target.version)}.0.0` : exact;
  return [
    replaceRange(valueRange, isLoose ? `^${target.version}` : next),
    ...(target.name === name ? [] : [replaceRange(keyRange, JSON.stringify(target.name))]),
  ];
}
