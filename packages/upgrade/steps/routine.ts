import {commandsFor} from './commands';
import type {Project} from '../project';
import type {Builder} from './types';

/** The step before every update. */
export const commit: Builder = ({to, from}) => ({
  phase: 'before',
  title: 'Commit your work',
  why: `The update from ${from} to ${to} changes many files. With everything committed, you can review and undo each change.`,
  commands: ['git status', `git switch -c capacitor-${to}`],
  check: '`git status` lists no changed files.',
});

/** The step after all changes. */
export const sync: Builder = ({project}) => {
  const {run} = commandsFor(project);
  return {
    phase: 'finish',
    title: 'Build the web app and sync',
    why: 'The native projects get your web app, the configuration and the list of plugins only from a sync.',
    todo: [
      'Build your web app with the command that you always use, then sync.',
      ...(toolTodo(project) ?? (project.root ? [`Run the command in \`${project.root}\`.`] : [])),
      ...(project.podfile
        ? ["If CocoaPods reports versions that don't fit `Podfile.lock`, run `pod update` in `ios/App`."]
        : []),
    ].join(' '),
    commands: [`${run} cap sync`],
    check: 'The command lists each of your plugins and prints no warnings.',
  };
};

/** How frameworks with commands of their own sync; undefined for all others. */
function toolTodo({dependencies, root, texts}: Project): string[] | undefined {
  if (/(?:^|\/)src-capacitor$/.test(root)) {
    return [
      `In Quasar, \`quasar build -m capacitor -T android\` and \`-T ios\` do both. Other commands of the CLI run in \`${root}\`.`,
    ];
  }
  const isNx = dependencies?.has('nx') || texts.some(({path}) => path.endsWith('nx.json'));
  const isExtended = dependencies?.has('@nxext/capacitor');
  return isNx && root
    ? [
        isExtended
          ? 'In Nx, `npx nx run APP:sync` does the latter, with the name of your app.'
          : `In Nx, run the command in \`${root}\`, where the configuration is.`,
      ]
    : undefined;
}

/** The section of a guide that says how to test the app. */
const CHECK = '#check-that-it-works';

const FOR_APP = {
  title: 'Build and test the app on devices',
  why: 'A type check finds names that are gone. What behaves differently only shows on a device.',
  check:
    'A release build starts on the oldest and on the newest system version that you support, and data stored by the previous release is still there.',
};
const FOR_PLUGIN = {
  title: 'Build the plugin and test it in an app',
  why: 'Only an app shows whether the plugin registers itself and behaves as before.',
  todo: "Run the plugin's build and its tests, then update the example app, if there is one: choose it above to get its list. Publish the plugin with a new major of its own.",
  check:
    'An app of the new major installs the plugin without a warning about peer dependencies, and calls it on each platform.',
};

/** The last step. */
export const test: Builder = ({project, data, to}) => ({
  guides: [data.guides[to] ?? '']
    .filter((guide) => guide !== '')
    .map((guide) => (data.sections[guide + CHECK] === undefined ? guide : guide + CHECK)),
  phase: 'finish',
  ...(project.isPlugin ? FOR_PLUGIN : FOR_APP),
  commands: project.isPlugin
    ? []
    : [
        ...(project.ios === false ? [] : [`${commandsFor(project).run} cap open ios`]),
        ...(project.android === false ? [] : [`${commandsFor(project).run} cap open android`]),
      ],
});
