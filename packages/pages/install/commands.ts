export type PackageManager = {
  readonly name: string;
  readonly add: string;
  readonly addDev: string;
};

/** The package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS: readonly PackageManager[] = [
  {name: 'npm', add: 'npm install', addDev: 'npm install -D'},
  {name: 'yarn', add: 'yarn add', addDev: 'yarn add -D'},
  {name: 'pnpm', add: 'pnpm add', addDev: 'pnpm add -D'},
  {name: 'bun', add: 'bun add', addDev: 'bun add -d'},
];

export type InstallRequest = {
  /** The packages of each command. */
  readonly packages: readonly (readonly string[])[];
  readonly dev: readonly string[];
  readonly sync: boolean;
  /** Commands that follow, the same with every package manager, but for `npm run`. */
  readonly then: readonly string[];
};

/** Returns the shell commands that install `request` with `manager`, one per line. */
export function installCommands(manager: PackageManager, request: InstallRequest): string {
  const lines = request.packages.map((specs) => `${manager.add} ${specs.join(' ')}`);
  if (request.dev.length > 0) lines.push(`${manager.addDev} ${request.dev.join(' ')}`);
  if (request.sync) lines.push('npx cap sync');
  lines.push(...request.then.map((command) => command.replace(/^npm(?= run )/, manager.name)));
  return lines.join('\n');
}
