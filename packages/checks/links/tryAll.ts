import {groupBy} from '../groupBy';
import {tryAddress, type Outcome, type TryOptions} from './tryAddress';

export type CrowdOptions = TryOptions & {
  /** How many URLs are requested at the same time, each on a different host. */
  readonly parallel: number;
  /** Milliseconds between two requests to the same host. */
  readonly gap: number;
};

/**
 * Requests all URLs and returns the result of each. A host never gets two requests at the same time, so that it doesn't
 * mistake the check for an attack.
 */
export async function tryAll(urls: readonly string[], options: CrowdOptions): Promise<Map<string, Outcome>> {
  const hosts = [...groupBy([...new Set(urls)], (url) => new URL(url).host).values()].sort(
    (a, b) => b.length - a.length,
  );
  const outcomes = new Map<string, Outcome>();
  const work = async (): Promise<void> => {
    for (let host = hosts.shift(); host; host = hosts.shift()) await tryHost(host, options, outcomes);
  };
  await Promise.all(Array.from({length: options.parallel}, work));
  return outcomes;
}

async function tryHost(
  urls: readonly string[],
  options: CrowdOptions,
  outcomes: Map<string, Outcome>,
): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, options.gap));
    outcomes.set(url, await tryAddress(url, options));
  }
}

/** Returns whether any of `probes` responds at all, even with an error. If none does, there is no network. */
export async function hasNetwork(probes: readonly string[], options: TryOptions): Promise<boolean> {
  const outcomes = await Promise.all(probes.map((probe) => tryAddress(probe, options)));
  return outcomes.some(({kind}) => kind !== 'silent');
}
