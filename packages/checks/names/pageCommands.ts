import type {DocPage} from '../types';
import type {NameIndex} from './types';

/**
 * Returns the CLI commands whose options the page of a command may mention: its own command and those that it writes as
 * `cap run`. Returns `undefined` for other pages.
 */
export function pageCommands(
  {path, source}: Pick<DocPage, 'path' | 'source'>,
  {cli}: NameIndex,
): Set<string> | undefined {
  const own = /^cli\/(?:commands\/)?([\w-]+)\.mdx?$/.exec(path)?.[1];
  if (own === undefined || !cli.some(({name}) => name.split('|').includes(own))) return undefined;
  return new Set([own, ...[...source.matchAll(/\bcap ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')]);
}
