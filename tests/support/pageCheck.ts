import type {OpenPage} from './browser';
import {PATIENCE_MS} from './waiting';

/** A page to visit and its expected response. */
export type Visit = {
  readonly path: string;
  readonly status: number;
  /** Its canonical URL; unset for a page that is served at many URLs. */
  readonly canonical?: string;
};

const TITLE_END = ' | Capacitor Documentation';
/** Each page has one of these, with text. */
export const NEEDED_METAS = [
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
];

/** Opens a page in `tab`, which is reused, and returns everything that is wrong with it. */
export async function visit(tab: OpenPage, origin: string, target: Visit): Promise<string[]> {
  tab.problems.length = 0;
  tab.foreignHosts.clear();
  const response = await tab.page.goto(`${origin}${target.path}`);
  // Runs in one step, because Playwright's waiting injects a large script that takes longer than the page itself.
  const found = await tab.page.evaluate(compareOnceHydrated, {
    timeout: PATIENCE_MS,
    needed: NEEDED_METAS,
  });
  return [
    ...(response?.status() === target.status ? [] : [`answers ${response?.status()}`]),
    ...(found.hydrated ? [] : ['does not hydrate']),
    ...(found.sameText ? [] : ['the article has another text after hydration']),
    ...headProblems('in the HTML', found.html, target),
    ...headProblems('after hydration', found.live, target),
    ...unexpected(tab.problems, target),
    ...[...tab.foreignHosts].map((host) => `asks ${host}`),
  ].map((problem) => `${target.path}: ${problem}`);
}

/** How often a visit requests the page: once to open it, and once to compare it. */
const REQUESTS = 2;

/** Filters out the browser's own errors for a page that is missing on purpose. */
function unexpected(problems: readonly string[], {status}: Visit): string[] {
  const complaints = problems.filter((problem) => problem.includes(`responded with a status of ${status} `));
  const own = complaints.slice(0, REQUESTS);
  return problems.filter((problem) => !own.includes(problem) || complaints.length > REQUESTS);
}

/** The metadata that a page provides for browsers and search engines. */
export type Head = {
  readonly title: string;
  readonly h1s: number;
  readonly canonical: string | undefined;
  readonly missing: string[];
};

type Comparison = {
  readonly hydrated: boolean;
  readonly sameText: boolean;
  readonly html: Head;
  readonly live: Head;
};

/** Runs in the page. Compares the hydrated page with the HTML that it was served as. */
async function compareOnceHydrated({
  timeout,
  needed,
}: {
  readonly timeout: number;
  readonly needed: readonly string[];
}): Promise<Comparison> {
  const root = document.documentElement;
  const hydrated = await new Promise<boolean>((resolve) => {
    const look = (): void => {
      if (root.dataset.hasHydrated === 'true') resolve(true);
    };
    new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
    setTimeout(() => resolve(false), timeout);
    look();
  });
  const read = (doc: Document): Head => ({
    title: doc.title,
    h1s: doc.querySelectorAll('h1').length,
    canonical: doc.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    missing: needed.filter((name) => {
      const tags = doc.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`);
      return tags.length !== 1 || tags[0]?.content.trim() === '';
    }),
  });
  // The page's own Trusted Types refuse to parse a string.
  const before = await new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.response as Document);
    request.onerror = () => reject(new Error('The page could not be read again.'));
    request.open('GET', location.href);
    request.send();
  });
  const text = (doc: Document): string => doc.querySelector('article')?.textContent ?? '';
  return {hydrated, sameText: text(before) === text(document), html: read(before), live: read(document)};
}

/** Returns what is wrong with the head of a page that is to answer as `Visit` says; `when` says which head it is. */
export function headProblems(when: string, head: Head, {canonical}: Pick<Visit, 'canonical'>): string[] {
  return [
    ...(head.title.endsWith(TITLE_END) ? [] : [`its title is "${head.title}" ${when}`]),
    ...(head.h1s === 1 ? [] : [`has ${head.h1s} h1 ${when}`]),
    ...(head.canonical && (!canonical || head.canonical === canonical)
      ? []
      : [`its canonical link is ${head.canonical} ${when}`]),
    ...head.missing.map((name) => `has no single meta ${name} ${when}`),
  ];
}
