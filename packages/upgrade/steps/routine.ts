import type {Project} from '../project';
import {sentences, targetGuides} from './parts';
import type {Builder} from './types';
import {written} from './written';

/** The step before every update. */
export const commit = written('commit');

/** The step after all changes. */
export const sync = written('sync', ({project}) => ({
  todo: sentences(
    'Build your web app with the command that you always use, then sync.',
    project.root && placeTodo(project),
    project.podfile &&
      "If CocoaPods reports versions that don't fit `Podfile.lock`, run `pod update` in `ios/App`.",
  ),
}));

/** Says where to sync, or how frameworks with commands of their own do it. */
function placeTodo({dependencies, root, texts}: Project): string {
  if (/(?:^|\/)src-capacitor$/.test(root)) {
    return `In Quasar, \`quasar build -m capacitor -T android\` and \`-T ios\` do both. Other commands of the CLI run in \`${root}\`.`;
  }
  const isNx = dependencies?.has('nx') || texts.some(({path}) => path.endsWith('nx.json'));
  if (!isNx) return `Run the command in \`${root}\`.`;
  return dependencies?.has('@nxext/capacitor')
    ? 'In Nx, `npx nx run APP:sync` does the latter, with the name of your app.'
    : `In Nx, run the command in \`${root}\`, where the configuration is.`;
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
export const test: Builder = (context) => {
  const {project, data} = context;
  const platforms = project.isPlugin ? [] : (['ios', 'android'] as const);
  return {
    ...(project.isPlugin ? FOR_PLUGIN : FOR_APP),
    guides: targetGuides(context).map((guide) =>
      data.sections[guide + CHECK] === undefined ? guide : guide + CHECK,
    ),
    commands: platforms
      .filter((platform) => project[platform] !== false)
      .map((platform) => `npx cap open ${platform}`),
  };
};
