import type {SourceText} from './sourceTexts';
import type {Claim, CliNames} from './types';

/** An environment variable of the CLI. */
export const VARIABLE = /(?<!\w)CAPACITOR_[A-Z\d_]*[A-Z\d]/g;
const DEBUG = /\bdebug\w*(?:\.default)?\)?\(\s*['"](capacitor:[\w:-]+)['"]/gi;
/** Reads the environment variables, hooks and debug names of `@capacitor/cli` from its sources, without comments. */
export function readCliNames(sources: readonly SourceText[]): CliNames {
  const code = sources
    .filter(({packageName, file}) => packageName === '@capacitor/cli' && file.endsWith('.js'))
    .map(({text}) => text)
    .join('\n');
  const debug = unique([...code.matchAll(DEBUG)].map(([, name = '']) => name));
  const withoutDebug = code.replace(DEBUG, '');
  return {
    variables: unique([...code.matchAll(VARIABLE)].map(([name]) => name)),
    hooks: unique([...withoutDebug.matchAll(/\bcapacitor:[a-z]+(?::[a-z]+)?/g)].map(([name]) => name)),
    debug,
  };
}

/** Whether a docs version's CLI has the name. `capacitor:sync:` stands for all hooks that start with it. */
export function isCliName({kind, name}: Extract<Claim, {kind: 'hook' | 'debug'}>, cli: CliNames): boolean {
  const names = kind === 'hook' ? cli.hooks : cli.debug;
  return name.endsWith(':') ? names.some((one) => one.startsWith(name)) : names.includes(name);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
