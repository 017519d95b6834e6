import type {Project} from '../project';
import {sentences, targetGuides} from './parts';
import type {Builders, Context} from './types';

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

/** The last steps. */
export const routine: Builders = {
  sync: ({project}) => ({
    todo: sentences(
      'Build your web app with the command that you always use, then sync.',
      project.root && placeTodo(project),
      project.podfile &&
        "If CocoaPods reports versions that don't fit `Podfile.lock`, run `pod update` in `ios/App`.",
    ),
  }),
  test: (context) => {
    const {project} = context;
    const guides = checkGuides(context);
    if (project.isPlugin) return {text: 'test-plugin', guides};
    const platforms = (['ios', 'android'] as const).filter((platform) => project[platform] !== false);
    return {guides, commands: platforms.map((platform) => `npx cap open ${platform}`)};
  },
};

function checkGuides(context: Context): string[] {
  return targetGuides(context).map((guide) =>
    context.data.sections[guide + CHECK] === undefined ? guide : guide + CHECK,
  );
}
