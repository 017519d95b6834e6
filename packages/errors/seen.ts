import type {ErrorRecord, ErrorReference} from '../facts';

type Site = Pick<ErrorRecord, 'package' | 'platform' | 'kind' | 'raisedBy'>;

/** Kinds of call sites that end a call, a command or the app with their message. */
const ENDING = new Set(['reject', 'unimplemented', 'unavailable', 'fatal']);

/** Stands for methods that aren't known. */
const ANY = '*';

/**
 * Returns a function that says whether the person who makes a call or runs a command sees a site's message: the message
 * of a rejection, an error that the CLI prints, or one that is thrown and passed on. What a site only writes to the log
 * of a platform isn't seen. Neither is a native exception if nothing on its way to the caller passes on the message of
 * what it catches: the plugin then replaces it with a message of its own.
 */
export function seenBy({unresolved}: Pick<ErrorReference, 'unresolved'>): (site: Site) => boolean {
  const passing = new Map<string, Set<string>>();
  for (const site of unresolved) {
    if (site.reason !== 'caught' || !ENDING.has(site.kind)) continue;
    const key = `${site.package} ${site.platform}`;
    const methods = passing.get(key) ?? new Set<string>();
    for (const method of site.raisedBy.length > 0 ? site.raisedBy : [ANY]) methods.add(method);
    passing.set(key, methods);
  }
  return (site) => {
    if (ENDING.has(site.kind)) return true;
    if (site.platform === 'cli')
      return site.kind === 'throw' || site.kind === 'error' || site.kind === 'returned';
    if (site.kind !== 'throw') return false;
    if (site.platform === 'web') return true;
    const methods = passing.get(`${site.package} ${site.platform}`);
    if (!methods) return false;
    return (
      methods.has(ANY) || site.raisedBy.length === 0 || site.raisedBy.some((method) => methods.has(method))
    );
  };
}
