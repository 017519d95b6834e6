import {replaceRange, type Edit, type FileEdits} from '../edits';
import type {Dependency, PackageManager, Project} from '../project';
import {majorOf, rangeLike} from '../versions';
import {bundledPlugins, usesPlugin} from '../conditions';
import type {Builder, Context} from './types';

/** The packages of Capacitor itself, and those that a project only develops with. */
const PLATFORMS = ['@capacitor/ios', '@capacitor/android'];
const STORAGE = '@capacitor/storage';
const PREFERENCES = '@capacitor/preferences';
/** Since this major, Storage is called Preferences. */
const PREFERENCES_MAJOR = 4;

/** Packages in Capacitor's scope that have no version of their own for each major. */
const UNVERSIONED = [
  '@capacitor/assets',
  '@capacitor/docgen',
  '@capacitor/synapse',
  '@capacitor/create-app',
  '@capacitor/electron',
];

/** The packages that Ionic Framework calls. */
const FOR_IONIC = ['@capacitor/app', '@capacitor/haptics', '@capacitor/keyboard', '@capacitor/status-bar'];

const COMMANDS: Readonly<
  Record<PackageManager, Readonly<Record<'add' | 'dev' | 'remove' | 'run' | 'view', string>>>
> = {
  npm: {add: 'npm install', dev: 'npm install -D', remove: 'npm uninstall', run: 'npx', view: 'npm view'},
  yarn: {add: 'yarn add', dev: 'yarn add -D', remove: 'yarn remove', run: 'yarn', view: 'npm view'},
  pnpm: {add: 'pnpm add', dev: 'pnpm add -D', remove: 'pnpm remove', run: 'pnpm exec', view: 'pnpm view'},
  bun: {add: 'bun add', dev: 'bun add -d', remove: 'bun remove', run: 'bunx', view: 'npm view'},
};

/** Returns how to write a command in the project's package manager. Without a project, npm. */
export function commandsFor({
  packageManager,
}: Pick<Project, 'packageManager'>): (typeof COMMANDS)[PackageManager] {
  return COMMANDS[packageManager ?? 'npm'];
}

function isOfficial(name: string): boolean {
  return name.startsWith('@capacitor/') && !UNVERSIONED.includes(name);
}

/** Returns the packages of Capacitor in `package.json`. */
function officialOf(project: Project): Dependency[] {
  return [...(project.manifest?.content.dependencies.values() ?? [])].filter(({name}) => isOfficial(name));
}

/** Returns the name that a package has in the target: Storage became Preferences. */
function renamed(name: string, to: number): string {
  return name === STORAGE && to >= PREFERENCES_MAJOR ? PREFERENCES : name;
}

/** Returns plugins of other authors: those for Capacitor, and those for Cordova. */
function thirdParty(project: Project): {readonly capacitor: string[]; readonly cordova: string[]} {
  const names = [...(project.manifest?.content.dependencies.keys() ?? [])].filter(
    (name) => !name.startsWith('@capacitor/'),
  );
  const cordova = names.filter((name) =>
    /(?:^|\/)(?:cordova-plugin-|phonegap-)|^cordova-(?!res$|android$|ios$)/.test(name),
  );
  const tools = /^@ionic\/|^@capacitor-community\/electron$|\/(?:eslint|prettier)/;
  const capacitor = names.filter(
    (name) => /capacitor|capawesome|capgo/.test(name) && !cordova.includes(name) && !tools.test(name),
  );
  return {capacitor, cordova};
}

function guideOf({data, to}: Context): string[] {
  return [data.guides[to]].filter((guide) => guide !== undefined);
}

const plugins: Builder = (context) => {
  const {project, data, to} = context;
  if (!project.manifest) {
    return {
      phase: 'before',
      title: `Find out which plugins have a version for Capacitor ${to}`,
      why: 'A plugin without one stops the installation, and may be the reason to wait or to look for another.',
      todo: "Look at each plugin of another author. Its page on npm or GitHub says which Capacitor it's for.",
      commands: ['npm view NAME peerDependencies'],
      guides: guideOf(context),
      check: `Each plugin has a version whose \`peerDependencies\` allow \`@capacitor/core\` ${to}.`,
    };
  }
  const missing = officialOf(project)
    .map(({name}) => name)
    .filter((name) => !data.packages[to]?.[renamed(name, to)]);
  const {capacitor, cordova} = thirdParty(project);
  const unknown = [...missing, ...capacitor, ...cordova];
  if (unknown.length === 0) return undefined;
  const {view} = commandsFor(project);
  return {
    phase: 'before',
    title: `Find versions of these plugins for Capacitor ${to}`,
    why: 'A plugin without one stops the installation, and may be the reason to wait or to look for another.',
    todo: `For a Capacitor plugin, look for a version whose \`peerDependencies\` allow \`@capacitor/core\` ${to}. A Cordova plugin has no such entry, so look at its changelog. This page can't look that up, because it sends nothing.`,
    items: [
      ...missing.map((name) => `\`${name}\`: this site knows of no version for Capacitor ${to}`),
      ...capacitor.map((name) => `\`${name}\`: a plugin of another author`),
      ...cordova.map((name) => `\`${name}\`: a Cordova plugin`),
    ],
    commands: [...missing, ...capacitor, ...cordova].map(
      (name) => `${view} ${name} version peerDependencies`,
    ),
    check: 'You know for each plugin which version to install, or what replaces it.',
    guides: guideOf(context),
  };
};

const commit: Builder = ({to, from}) => ({
  phase: 'before',
  title: 'Commit your work',
  why: `The update from ${from} to ${to} changes many files. With everything committed, you can review and undo each change.`,
  commands: ['git status', `git switch -c capacitor-${to}`],
  check: '`git status` lists no changed files.',
});

const migrate: Builder = (context) => {
  const {from, to, project} = context;
  // The command says that it isn't meant for monorepos, and only looks at the folder that it runs in.
  const isMonorepo = project.root !== '' || project.roots.length > 1;
  if (to - from !== 1 || isMonorepo) return undefined;
  const {dev, run} = commandsFor(project);
  return {
    phase: 'packages',
    title: 'Let the CLI do a part',
    why: `\`cap migrate\` takes a project from ${from} to ${to}. It does the steps below that say so, and leaves the others to you.`,
    todo: migrateTodo(context),
    commands: [`${dev} @capacitor/cli@${to}`, `${run} cap migrate`],
    check: 'Read what the command prints. Each step below that it has done only needs a look.',
    isOptional: true,
  };
};

/** The major whose Gradle doesn't start on the JDK of the one before. */
const NEW_JDK = 7;

function migrateTodo({project, data, to}: Context): string {
  const uncovered = officialOf(project)
    .map(({name}) => name)
    .filter((name) => name === '@capacitor/google-maps' || majorOf(data.packages[to]?.[name] ?? '') !== to);
  const hasWindowsLines = project.variables?.text.includes('\r\n') ?? false;
  return [
    'Build your web app first, because the command also syncs.',
    ...(hasWindowsLines
      ? ["Save `variables.gradle` with Unix line endings, because the command can't read others."]
      : []),
    ...(uncovered.length > 0
      ? [
          `Change these packages in \`package.json\` first, because the command leaves them alone: ${uncovered.map((name) => `\`${name}\``).join(', ')}.`,
        ]
      : []),
    ...(to === NEW_JDK
      ? [
          `Change \`distributionUrl\` to Gradle ${data.requirements.gradle?.[to] ?? ''} first, because the old Gradle doesn't start on the new JDK.`,
        ]
      : []),
  ].join(' ');
}

/** Returns the packages to install for the target, with the version that each has there. */
function wanted(
  context: Context,
): {readonly name: string; readonly version: string; readonly isDev: boolean}[] {
  const {project, data, to} = context;
  const versions = data.packages[to] ?? {};
  const present = project.manifest
    ? officialOf(project)
    : [
        {name: '@capacitor/core', isDev: false},
        {name: '@capacitor/cli', isDev: true},
        ...PLATFORMS.filter((_, index) => (index === 0 ? project.ios : project.android) !== false).map(
          (name) => ({
            name,
            isDev: false,
          }),
        ),
      ];
  const all = [...present, ...newPackages(context).map((name) => ({name, isDev: false}))];
  return all.flatMap(({name, isDev}) => {
    const target = renamed(name, to);
    const version = versions[target];
    return version ? [{name: target, version, isDev}] : [];
  });
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

const packages: Builder = (context) => {
  const {project, from, to} = context;
  const {add, dev, remove} = commandsFor(project);
  const all = wanted(context);
  const list = (isDev: boolean): string =>
    all
      .filter((one) => one.isDev === isDev)
      .map(({name, version}) => `${name}@${majorOf(version)}`)
      .join(' ');
  const hasStorage = project.manifest?.content.dependencies.has(STORAGE) && to >= PREFERENCES_MAJOR;
  const commands = [
    ...(hasStorage ? [`${remove} ${STORAGE}`] : []),
    ...(list(true) ? [`${dev} ${list(true)}`] : []),
    ...(list(false) ? [`${add} ${list(false)}`] : []),
  ];
  const edits = project.manifest ? [manifestEdits(context, project.manifest)] : [];
  return {
    phase: 'packages',
    title: `Install the packages of Capacitor ${to}`,
    why: packagesReason(context),
    todo: [
      'Run the commands, or change `package.json` as shown and install.',
      ...(project.root ? [`Do so in \`${project.root}\`.`] : []),
      ...(from === 2 ? [bundledTodo(context)] : []),
      "Don't sync yet, because the native projects have to change first.",
    ].join(' '),
    commands,
    ...(edits.some((one) => one.edits.length > 0) ? {edits} : {}),
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

function manifestEdits(context: Context, manifest: NonNullable<Project['manifest']>): FileEdits {
  const {data, to} = context;
  const versions = data.packages[to] ?? {};
  const edits = officialOf(context.project).flatMap(({name, range, member}): Edit[] => {
    const target = renamed(name, to);
    const version = versions[target];
    if (!version || /^(?:catalog:|file:|link:|git|https?:)/.test(range)) return [];
    const next = rangeLike(range, version);
    const value = next === range ? [] : [replaceRange(member.value, JSON.stringify(next))];
    return target === name ? value : [replaceRange(member.keyRange, JSON.stringify(target)), ...value];
  });
  return {path: manifest.path, source: manifest.text, edits};
}

const preferences: Builder = (context) => {
  const verdict = usesPlugin(context, STORAGE);
  const {project} = context;
  const found = project.sources.filter(({imports}) => imports.includes(STORAGE)).map(({path}) => path);
  if (verdict.holds === 'no') return undefined;
  return {
    phase: 'code',
    title: 'Rename Storage to Preferences',
    why: 'The plugin has a new name and package since 4.0. Its methods and the stored data are the same.',
    todo: `Import \`Preferences\` from \`${PREFERENCES}\` and change \`Storage\` in your code.`,
    places: found.length > 0 ? found : verdict.places,
    ...(verdict.open.length > 0 ? {condition: verdict.open.join(' and ')} : {}),
    check: 'Your type check passes, and the app still finds the data that it stored.',
  };
};

const author: Builder = ({project, to}) =>
  project.manifest?.content.isPlugin
    ? {
        phase: 'before',
        title: `Update the plugin itself to Capacitor ${to}`,
        why: 'This `package.json` is that of a plugin. The steps below are for the app that tests it.',
        todo: 'Follow the guides for plugin authors, one for each major.',
        check: "The plugin's own tests pass.",
      }
    : undefined;

const sync: Builder = ({project}) => {
  const {run} = commandsFor(project);
  return {
    phase: 'finish',
    title: 'Build the web app and sync',
    why: 'The native projects get your web app, the configuration and the list of plugins only from a sync.',
    todo: 'Build your web app with the command that you always use, then sync.',
    commands: [`${run} cap sync`],
    check: 'The command lists each of your plugins and prints no warnings.',
  };
};

const test: Builder = ({project}) => ({
  phase: 'finish',
  title: 'Build and test the app on devices',
  why: 'A type check finds names that are gone. What behaves differently only shows on a device.',
  commands: [
    ...(project.ios === false ? [] : [`${commandsFor(project).run} cap open ios`]),
    ...(project.android === false ? [] : [`${commandsFor(project).run} cap open android`]),
  ],
  check:
    'A release build starts on the oldest and on the newest system version that you support, and data stored by the previous release is still there.',
});

/** The steps for packages, by ID. */
export const PACKAGE_STEPS = {
  'third-party': plugins,
  'plugin-author': author,
  commit,
  migrate,
  packages,
  preferences,
  sync,
  test,
} satisfies Record<string, Builder>;
