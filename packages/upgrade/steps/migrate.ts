import {majorOf} from '../versions';
import {commandsFor} from './commands';
import {officialOf} from './official';
import {sentences} from './parts';
import type {Builder, Context} from './types';

/** The first major whose CLI has the command. */
const FIRST = 4;

/** Says how the list gets to the target: in one jump, with the CLI's command for a single major. */
export const migrate: Builder = (context) => {
  const {from, to, project} = context;
  if (project.isPlugin) return tools(context);
  if (to - from > 1 || to < FIRST) return jump(context);
  const {dev} = commandsFor(project);
  // The command says that it isn't meant for monorepos, and only looks at the folder that it runs in.
  const isMonorepo = project.root !== '' || project.roots.length > 1;
  return {
    title: 'Decide whether the CLI does a part',
    why: `\`cap migrate\` takes a project from ${from} to ${to}. It does the steps below that say so, and leaves the others to you: your code, plugins of other authors, and what you have changed in the native projects.`,
    todo: sentences(
      isMonorepo
        ? "It isn't meant for repositories with several packages, so the patch is the better way here."
        : migrateTodo(context),
      'Use either the command or the patch of this list, because both make the same changes.',
      'The command also sets the iOS deployment target and the SDK levels of its template, so check afterward that none is lower than before.',
    ),
    commands: [`${dev} @capacitor/cli@${to}`, 'npx cap migrate'],
    check: 'Read what the command prints. Each step below that it has done only needs a look.',
    isOptional: true,
  };
};

/** Leads to the tools for plugins, of which each takes one to the next major. */
function tools({changes}: Context): ReturnType<Builder> {
  const guides = changes.map(({guide}) => guide).filter((guide) => guide.includes('/plugins/'));
  return {
    title: 'Decide whether a tool edits the files',
    why: 'The guide for each major names a tool that edits `package.json` and the build files of a plugin, as the patch of this list does.',
    todo: 'Use either the patch or the tools, one for each major. Neither changes your code.',
    guides: [...new Set(guides)].reverse(),
    check: 'You have reviewed the diff.',
    isOptional: true,
  };
}

/** Why a list over several majors needs no stop in between. */
function jump({from, to}: Context): ReturnType<Builder> {
  return {
    title: `Go from ${from} to ${to} in one jump`,
    why: `Core, the platforms and the plugins have to be of one major, and the values of ${to} replace those of every major in between. You would undo most of what a stop on the way needs.`,
    todo:
      to < FIRST
        ? 'The CLI of Capacitor 3 has no `cap migrate`, so all steps are yours.'
        : `\`cap migrate\` only goes from one major to the next, with the CLI of the later one${from < FIRST - 1 ? ', and the CLI of 3 has no such command' : ''}. Use it instead if you want a release on each major.`,
    check: 'You have decided on one jump, or opened the list for the next major alone.',
    isOptional: true,
  };
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
