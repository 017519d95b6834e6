import {groupBy} from '../../lib/groupBy';

const HEADERS = {'user-agent': 'capacitor-docs-link-check', accept: 'text/html,*/*'};
/** How many hosts are asked at the same time. */
const PARALLEL = 8;

/**
 * Requests all URLs, and those that fail a second time. Returns why each of the others doesn't lead to a page: the
 * response's status, or a few words if there is none within `timeout` milliseconds. A host never gets two requests at the
 * same time, so that it doesn't mistake the check for an attack.
 */
export async function tryAll(
  urls: readonly string[],
  timeout: number,
): Promise<Map<string, string | number>> {
  const hosts = [...groupBy([...new Set(urls)], (url) => new URL(url).host).values()];
  const problems = new Map<string, string | number>();
  const work = async (): Promise<void> => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      for (const url of host) {
        const problem = (await problemOf(url, timeout)) && (await problemOf(url, timeout));
        if (problem) problems.set(url, problem);
      }
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
  return problems;
}

async function problemOf(url: string, timeout: number): Promise<string | number | undefined> {
  try {
    const response = await fetch(url, {headers: HEADERS, signal: AbortSignal.timeout(timeout)});
    await response.body?.cancel();
    return response.ok ? undefined : response.status;
  } catch (error) {
    const {name, message, cause} = error as Error & {readonly cause?: NodeJS.ErrnoException};
    if (name === 'TimeoutError') return `no response within ${timeout / 1000} s`;
    // The error of `fetch` only says "fetch failed"; what happened is in its cause.
    return cause?.code ?? cause?.message ?? message;
  }
}
