import {groupBy} from '../groupBy';
import {tryAddress, type Outcome, type TryOptions} from './tryAddress';

export type CrowdOptions = TryOptions & {
  /** Addresses tried at the same time, each of another host. */
  readonly parallel: number;
  /** Milliseconds between two addresses of a host. */
  readonly gap: number;
};

/**
 * Returns how each address answers. No host is asked for two addresses at once, so that none takes the check for
 * an attack.
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

/** Tells whether any of `probes` answers at all, be it with an error: if none does, there is no network. */
export async function hasNetwork(probes: readonly string[], options: TryOptions): Promise<boolean> {
  const outcomes = await Promise.all(probes.map((probe) => tryAddress(probe, options)));
  return outcomes.some(({kind}) => kind !== 'silent');
}
