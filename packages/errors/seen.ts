import {fixedText, type ErrorRecord, type ErrorReference} from '../facts';

type Site = Pick<ErrorRecord, 'package' | 'platform' | 'kind' | 'raisedBy' | 'messages'>;

/** Kinds of call sites that end a call, a command or the app with their message. */
const ENDING = new Set(['reject', 'unimplemented', 'unavailable', 'fatal']);

/** The packages that every app runs, or is built with: what they log is what readers see when something fails. */
const RUNTIMES = new Set(['@capacitor/android', '@capacitor/ios', '@capacitor/core', '@capacitor/cli']);

/** What only lines about a problem have, for logs that don't tell warnings and errors from other lines. */
const FAILURE =
  /❌|\berror\b|\bwarning\b|\bunable\b|\binvalid\b|\bfail|\bnot\b|\bmust\b|\brequires\b|\bincompatible\b|\bterminated\b|\boverriding\b|\bshould call\b|\bno (?:device|message)/i;

/**
 * Returns a function that says whether the person who makes a call or runs a command sees a site's message: the message
 * of a rejection, an error that the CLI prints, one that is thrown and passed on, or a line of the log in which the
 * runtimes or the CLI warn of a problem. What a plugin only writes to the log of a platform isn't seen. Neither is a native
 * exception if nothing on its way to the caller passes on the message of what it catches: the plugin then replaces it with a
 * message of its own.
 */
export function seenBy({unresolved}: Pick<ErrorReference, 'unresolved'>): (site: Site) => boolean {
  const passing = unresolved.filter(({reason, kind}) => reason === 'caught' && ENDING.has(kind));
  return (site) => {
    if (ENDING.has(site.kind)) return true;
    if (RUNTIMES.has(site.package)) return isProblem(site);
    if (site.platform === 'cli')
      return site.kind === 'throw' || site.kind === 'error' || site.kind === 'returned';
    if (site.kind !== 'throw') return false;
    return site.platform === 'web' || passing.some((other) => areOnOneWay(site, other));
  };
}

/** Whether the same method may reach two call sites. Without methods, any may. */
const areOnOneWay = (site: Site, other: Pick<Site, 'package' | 'platform' | 'raisedBy'>): boolean =>
  site.package === other.package &&
  site.platform === other.platform &&
  (site.raisedBy.length === 0 ||
    other.raisedBy.length === 0 ||
    site.raisedBy.some((method) => other.raisedBy.includes(method)));

const isProblem = ({kind, messages}: Site): boolean =>
  kind === 'log' ? messages.some((message) => FAILURE.test(fixedText(message))) : kind !== 'constant';
