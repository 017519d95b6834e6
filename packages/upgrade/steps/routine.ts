import type {Project} from '../project';
import {sentences, targetGuides} from './parts';
import type {Builder, Context} from './types';
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

/** The last step. */
export const test: Builder = (context, changes) =>
  (context.project.isPlugin ? testPlugin : testApp)(context, changes);

const testPlugin = written('test-plugin', (context) => ({guides: checkGuides(context)}));

const testApp = written('test', (context) => ({
  guides: checkGuides(context),
  commands: (['ios', 'android'] as const)
    .filter((platform) => context.project[platform] !== false)
    .map((platform) => `npx cap open ${platform}`),
}));

function checkGuides(context: Context): string[] {
  return targetGuides(context).map((guide) =>
    context.data.sections[guide + CHECK] === undefined ? guide : guide + CHECK,
  );
}
