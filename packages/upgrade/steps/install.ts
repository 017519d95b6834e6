import {bundledPlugins, usesPlugin} from '../conditions';
import {fileEdits, replaceRange, type Edit} from '../edits';
import type {Project} from '../project';
import {majorOf, rangeLike} from '../versions';
import {commandsFor} from './commands';
import {officialOf, renamed, STORAGE} from './official';
import {editsOr} from './parts';
import type {Builder, Context} from './types';

/** The packages that Ionic Framework calls. */
const FOR_IONIC = ['@capacitor/app', '@capacitor/haptics', '@capacitor/keyboard', '@capacitor/status-bar'];

/** A package to install, with its name and version in the target. */
type Wanted = {readonly name: string; readonly version: string; readonly isDev: boolean};

/** Returns the packages to install for the target. */
function wanted(context: Context): Wanted[] {
  const {project, data, to} = context;
  const present = project.manifest ? officialOf(project) : usualPackages(project);
  const added = newPackages(context).map((name) => ({name, isDev: false}));
  return [...present, ...added].flatMap(({name, isDev}) => {
    const target = renamed(name, to);
    const version = data.packages[to]?.[target];
    return version ? [{name: target, version, isDev}] : [];
  });
}

/** Returns the packages that every app has, without the platforms that this one doesn't have. */
function usualPackages({ios, android}: Project): Pick<Wanted, 'name' | 'isDev'>[] {
  return [
    {name: '@capacitor/core', isDev: false},
    {name: '@capacitor/cli', isDev: true},
    ...(ios === false ? [] : [{name: '@capacitor/ios', isDev: false}]),
    ...(android === false ? [] : [{name: '@capacitor/android', isDev: false}]),
  ];
}

/** Returns packages that the project doesn't have yet: coming from 2.x, one for each plugin, and those that Ionic calls. */
function newPackages(context: Context): string[] {
  const {project, from} = context;
  const {manifest, sources} = project;
  if (from > 2 || !manifest) return [];
  const has = (name: string): boolean => manifest.content.dependencies.has(name);
  const ionic = ['@ionic/angular', '@ionic/react', '@ionic/vue', '@ionic/core'].some(has) ? FOR_IONIC : [];
  const used =
    sources.length === 0
      ? []
      : bundledPlugins()
          .map(([name]) => name)
          .filter((name) => !/screen-reader|action-sheet|dialog|app-launcher/.test(name))
          .filter((name) => usesPlugin(context, name).holds === 'yes');
  return [...new Set([...ionic, ...used])].filter((name) => !has(name));
}

function installCommands(context: Context): string[] {
  const {project, to} = context;
  const {add, dev, remove} = commandsFor(project);
  const all = wanted(context);
  const list = (isDev: boolean): string =>
    all
      .filter((one) => one.isDev === isDev)
      .map(({name, version}) => `${name}@${majorOf(version)}`)
      .join(' ');
  const hasStorage = project.manifest?.content.dependencies.has(STORAGE) && renamed(STORAGE, to) !== STORAGE;
  return [
    ...(hasStorage ? [`${remove} ${STORAGE}`] : []),
    ...(list(true) ? [`${dev} ${list(true)}`] : []),
    ...(list(false) ? [`${add} ${list(false)}`] : []),
  ];
}

/** Installs the packages of the target. */
export const packages: Builder = (context) => {
  const {project, from, to} = context;
  const {manifest, root} = project;
  return {
    phase: 'packages',
    title: `Install the packages of Capacitor ${to}`,
    why: packagesReason(context),
    todo: [
      'Run the commands, or change `package.json` as shown and install.',
      ...(root ? [`Do so in \`${root}\`.`] : []),
      ...(from === 2 ? [bundledTodo(context)] : []),
      "Don't sync yet, because the native projects have to change first.",
    ].join(' '),
    commands: installCommands(context),
    ...editsOr(manifest ? fileEdits(manifest, manifestEdits(context)) : []),
    check:
      'Under "Installed Dependencies", `npx cap doctor` shows the same version for core, CLI, iOS and Android. If your type check reports errors in `node_modules/@types/node`, install a version of `@types/node` that your TypeScript can read.',
  };
};

function packagesReason({from, to}: Context): string {
  if (from === 2) {
    return `Core, CLI, iOS and Android have to be of the same major. Since 3.0, each plugin is a package of its own. Some of them have other version numbers than Capacitor ${to}.`;
  }
  return `Core, CLI, iOS, Android and the official plugins have to be of the same major. A few plugins have version numbers of their own, and the commands have those that belong to Capacitor ${to}.`;
}

function bundledTodo({project}: Context): string {
  return project.sources.length > 0
    ? 'The commands have a package for each plugin that your code gets from `Plugins`.'
    : 'Add a package for each plugin that your code gets from `Plugins`: add your project folder above to list them, or search your code for `Plugins`.';
}

function manifestEdits({project, data, to}: Context): Edit[] {
  const versions = data.packages[to] ?? {};
  return officialOf(project).flatMap(({name, range, member}): Edit[] => {
    const target = renamed(name, to);
    const version = versions[target];
    if (!version || /^(?:catalog:|file:|link:|git|https?:)/.test(range)) return [];
    const next = rangeLike(range, version);
    const value = next === range ? [] : [replaceRange(member.value, JSON.stringify(next))];
    return target === name ? value : [replaceRange(member.keyRange, JSON.stringify(target)), ...value];
  });
}
