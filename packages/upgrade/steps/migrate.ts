import {majorOf} from '../versions';
import {commandsFor} from './commands';
import {officialOf} from './official';
import type {Builder, Context} from './types';

/** Offers the CLI's command for a single major. */
export const migrate: Builder = (context) => {
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
