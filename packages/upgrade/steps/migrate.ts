import {majorOf} from '../versions';
import {commandsFor} from './commands';
import {officialOf} from './official';
import {sentences} from './parts';
import type {Builder, Context, Part} from './types';

/** The first major whose CLI has the command. */
const FIRST = 4;

/** Says how the list gets to the target: in one jump, with the CLI's command for a single major. */
export const migrate: Builder = (context) => {
  const {from, to, project} = context;
  if (project.isPlugin) return tools(context);
  if (to - from > 1 || to < FIRST) return jump(context);
  // The command says that it isn't meant for monorepos, and only looks at the folder that it runs in.
  const isMonorepo = project.root !== '' || project.roots.length > 1;
  return {
    todo: sentences(
      isMonorepo
        ? "It isn't meant for repositories with several packages, so the patch is the better way here."
        : migrateTodo(context),
      'Use either the command or the patch of this list, because both make the same changes.',
      'The command also sets the iOS deployment target and the SDK levels of its template, so check afterward that none is lower than before.',
    ),
    commands: [`${commandsFor(project).dev} @capacitor/cli@${to}`, 'npx cap migrate'],
  };
};

/** Leads to the tools for plugins, of which each takes one to the next major. */
function tools({changes}: Context): Part {
  const guides = changes.map(({guide}) => guide).filter((guide) => guide.includes('/plugins/'));
  return {text: 'migrate-plugin', guides: [...new Set(guides)].reverse()};
}

/** Why a list over several majors needs no stop in between. */
function jump({from, to}: Context): Part {
  const todo =
    to < FIRST
      ? 'The CLI of Capacitor 3 has no `cap migrate`, so all steps are yours.'
      : `\`cap migrate\` only goes from one major to the next, with the CLI of the later one${from < FIRST - 1 ? ', and the CLI of 3 has no such command' : ''}. Use it instead if you want a release on each major.`;
  return {text: 'migrate-jump', todo};
}

/** The major whose Gradle doesn't start on the JDK of the one before. */
const NEW_JDK = 7;

function migrateTodo({project, data, to}: Context): string {
  const uncovered = officialOf(project)
    .map(({name}) => name)
    .filter((name) => name === '@capacitor/google-maps' || majorOf(data.packages[to]?.[name] ?? '') !== to);
  return sentences(
    'Build your web app first, because the command also syncs.',
    project.variables?.text.includes('\r\n') &&
      "Save `variables.gradle` with Unix line endings, because the command can't read others.",
    uncovered.length > 0 &&
      `Change these packages in \`package.json\` first, because the command leaves them alone: ${uncovered.map((name) => `\`${name}\``).join(', ')}.`,
    to === NEW_JDK &&
      `Change \`distributionUrl\` to Gradle ${data.requirements.gradle?.[to] ?? ''} first, because the old Gradle doesn't start on the new JDK.`,
  );
}
