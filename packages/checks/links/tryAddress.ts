/** The result of requesting a URL. */
export type Outcome =
  /** The URL leads to a page. `movedTo` is the target of a permanent redirect (301 or 308). */
  | {readonly kind: 'works'; readonly status: number; readonly movedTo?: string}
  /** The server responded with a status other than success. */
  | {readonly kind: 'fails'; readonly status: number}
  /** The server didn't respond. The reason is a few words long. */
  | {readonly kind: 'silent'; readonly reason: string};

export type TryOptions = {
  /** How many milliseconds a server has to respond. */
  readonly timeout: number;
  /** How many milliseconds to wait before the second try. */
  readonly pause: number;
};

const MOST_REDIRECTS = 8;
const HEADERS = {'user-agent': 'capacitor-docs-link-check', accept: 'text/html,*/*'};

/**
 * Requests a URL, follows redirects and returns the result. It sends HEAD first, and GET if HEAD fails. A URL that
 * fails is tried again once.
 */
export async function tryAddress(url: string, options: TryOptions): Promise<Outcome> {
  const first = await tryOnce(url, options.timeout);
  if (first.kind === 'works') return first;
  await new Promise((resolve) => setTimeout(resolve, options.pause));
  return tryOnce(url, options.timeout);
}

async function tryOnce(url: string, timeout: number): Promise<Outcome> {
  const head = await follow(url, 'HEAD', timeout);
  return head.kind === 'works' ? head : follow(url, 'GET', timeout);
}

async function follow(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Outcome> {
  let current = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await ask(current, method, timeout);
    if ('reason' in answer) return {kind: 'silent', reason: answer.reason};
    const {status, location} = answer;
    if (location === undefined) {
      if (status < 200 || status >= 300) return {kind: 'fails', status};
      return {kind: 'works', status, ...(movedTo === undefined ? {} : {movedTo})};
    }
    if (!URL.canParse(location, current)) return {kind: 'silent', reason: `redirects to "${location}"`};
    current = new URL(location, current).href;
    // After a temporary redirect, a permanent one doesn't say where the URL has moved.
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) movedTo = current;
  }
  return {kind: 'silent', reason: `more than ${MOST_REDIRECTS} redirects`};
}

type Answer = {readonly status: number; readonly location?: string} | {readonly reason: string};

async function ask(url: string, method: string, timeout: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, {method, redirect: 'manual', headers: HEADERS, signal});
    await response.body?.cancel();
    const location =
      response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    return {status: response.status, ...(location === null ? {} : {location})};
  } catch (error) {
    return {reason: reasonOf(error as Error, timeout)};
  }
}

/** The error of `fetch` only says "fetch failed"; what happened is in its cause. */
function reasonOf(error: Error, timeout: number): string {
  if (error.name === 'TimeoutError') return `no response within ${timeout / 1000} s`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
