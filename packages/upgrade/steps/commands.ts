import type {PackageManager, Project} from '../project';

type Commands = Readonly<Record<'add' | 'dev' | 'remove' | 'run' | 'view', string>>;

const COMMANDS: Readonly<Record<PackageManager, Commands>> = {
  npm: {add: 'npm install', dev: 'npm install -D', remove: 'npm uninstall', run: 'npx', view: 'npm view'},
  yarn: {add: 'yarn add', dev: 'yarn add -D', remove: 'yarn remove', run: 'yarn', view: 'npm view'},
  pnpm: {add: 'pnpm add', dev: 'pnpm add -D', remove: 'pnpm remove', run: 'pnpm exec', view: 'pnpm view'},
  bun: {add: 'bun add', dev: 'bun add -d', remove: 'bun remove', run: 'bunx', view: 'npm view'},
};

/** Returns how to write a command in the project's package manager. Without a project, npm. */
export function commandsFor({packageManager}: Pick<Project, 'packageManager'>): Commands {
  return COMMANDS[packageManager ?? 'npm'];
}
