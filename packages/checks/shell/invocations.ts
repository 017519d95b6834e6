import type {ShellCommand, Word} from './words';

/** A call of Capacitor's CLI: the words after `cap`, and the word `cap` itself. */
export type CapInvocation = {readonly cap: Word; readonly words: readonly Word[]};

/** A package in a command. */
export type PackageMention = {
  readonly word: Word;
  readonly name: string;
  /** What comes after the `@`: a version, a range or a tag. */
  readonly spec?: string;
  /** `install` adds it to a project, `create` runs it like `npm init`, and `run` runs it like npx. */
  readonly use: 'install' | 'create' | 'run' | 'name';
};

/** Programs that run the command after them. */
const PREFIXES = ['sudo', 'env', 'cross-env', 'time', 'exec', 'command', 'nohup'];

/** Returns the command without the programs and options before it that only set up its environment. */
export function withoutPrefixes(words: ShellCommand): ShellCommand {
  const [first, ...rest] = words;
  if (!first || !PREFIXES.includes(first.text)) return words;
  const start = rest.findIndex(({text}) => !text.startsWith('-') && !/^\w+=/.test(text));
  return start === -1 ? [] : withoutPrefixes(rest.slice(start));
}

/** What runs a package's command: one word or two. */
const RUNNER = /^(?:npx|bunx|npm (?:exec|x)|yarn (?:exec|dlx|run)|pnpm (?:exec|dlx)|bun x)$/;

/** Returns the command that a package runner runs, and whether there was a runner. */
function runBy(words: ShellCommand): {readonly words: ShellCommand; readonly runner: boolean} {
  const [manager = '', verb = ''] = words.map(({text}) => text);
  // `yarn cap sync` runs the command of a package, too.
  const isShort = /^(?:yarn|pnpm) cap(?:acitor)?$/.test(`${manager} ${verb}`);
  const runner = RUNNER.test(manager) || RUNNER.test(`${manager} ${verb}`) || isShort;
  if (!runner) return {words, runner};
  const rest = words.slice(RUNNER.test(manager) || isShort ? 1 : 2);
  const start = rest.findIndex(({text}) => !text.startsWith('-'));
  return {words: start === -1 ? [] : rest.slice(start), runner};
}

/** Returns the call of Capacitor's CLI in a command, if there is one. */
export function capInvocation(command: ShellCommand): CapInvocation | undefined {
  const {words} = runBy(withoutPrefixes(command));
  const [cap, ...rest] = words;
  return cap && /^(?:cap|capacitor|@capacitor\/cli(?:@.*)?)$/.test(cap.text) ? {cap, words: rest} : undefined;
}

const ADDING: Readonly<Partial<Record<string, RegExp>>> = {
  npm: /^(?:install|i|in|ins|add|install-test|it)$/,
  yarn: /^(?:add|global)$/,
  pnpm: /^(?:install|i|add)$/,
  bun: /^(?:install|i|add|a)$/,
};
const NAMING = /^(?:uninstall|un|remove|rm|ls|list|outdated|update|up|upgrade|why|explain)$/;
/** Their other arguments are fields of the package, such as `versions`. */
const VIEWING = /^(?:view|info|show|v)$/;

/** Returns the npm packages in a command. */
export function packageMentions(command: ShellCommand): PackageMention[] {
  const words = withoutPrefixes(command);
  const [manager, verb, ...rest] = words;
  if (!manager) return [];
  // `yarn run` starts a script of the app, which is no package.
  if (manager.text === 'yarn' && verb?.text === 'run') return [];
  const {words: run, runner} = runBy(words);
  if (runner) return run.slice(0, 1).flatMap((word) => mention(word, 'run'));
  if (!verb || !Object.hasOwn(ADDING, manager.text)) return [];
  if (ADDING[manager.text]?.test(verb.text)) return rest.flatMap((word) => mention(word, 'install'));
  if (/^(?:init|create|innit)$/.test(verb.text)) return rest.slice(0, 1).flatMap(createMention);
  if (VIEWING.test(verb.text)) return rest.slice(0, 1).flatMap((word) => mention(word, 'name'));
  return NAMING.test(verb.text) ? rest.flatMap((word) => mention(word, 'name')) : [];
}

function mention(word: Word, use: PackageMention['use']): PackageMention[] {
  const [, name, spec] = /^((?:@[\w.-]+\/)?[\w][\w.-]*)(?:@(.*))?$/.exec(word.text) ?? [];
  return name === undefined ? [] : [{word, name, ...(spec === undefined ? {} : {spec}), use}];
}

/**
 * `npm init @capacitor/app` runs `@capacitor/create-app`, and `npm create vite` runs `create-vite`;
 * https://docs.npmjs.com/cli/commands/npm-init.
 */
function createMention(word: Word): PackageMention[] {
  return mention(word, 'create').map((one) => ({
    ...one,
    name: one.name.startsWith('@') ? one.name.replace('/', '/create-') : `create-${one.name}`,
  }));
}
