import {errorLine} from '../../../packages/errors/errorLine';
import {indexErrors, type ErrorIndex} from '../../../packages/errors/indexErrors';
import {lookUp, type Lookup} from '../../../packages/errors/lookUp';
import type {Matchable} from '../../../packages/errors/matchable';

/** The longest text that is read, in characters. Of a longer one, its end is, because a log ends with the error. */
const LONGEST = 5_000_000;

type Found = Matchable & {readonly entry: HTMLElement; readonly group: HTMLElement};

/**
 * The script below the list of errors. It makes the field above the list answer what readers paste, with the entries of
 * the list itself, so it needs no request and works offline.
 */
export function main(): void {
  const lookup = document.querySelector<HTMLElement>('.error-lookup');
  const field = lookup?.querySelector('textarea');
  const status = lookup?.querySelector('[role=status]');
  const results = lookup?.querySelector('dl');
  const others = lookup?.querySelector('template');
  const clear = lookup?.querySelector<HTMLButtonElement>('[type=reset]');
  const examples = lookup?.querySelector<HTMLElement>('.error-lookup__examples');
  const none = lookup?.querySelector<HTMLElement>('.error-lookup__none');
  const search = none?.querySelector('a');
  if (!lookup || !field || !status || !results || !others || !clear || !none || !search) return;

  /** The errors that are shown, by their indexes. */
  let shownNow = '';

  /** Says what was found. Screen readers only read a text that changes, so other answers with the same count remove it first. */
  const say = (message: string, shown: string): void => {
    if (shown !== shownNow && status.textContent === message) {
      status.textContent = '';
      window.setTimeout(() => (status.textContent = message), 50);
    } else if (status.textContent !== message) status.textContent = message;
    shownNow = shown;
  };

  /** The errors of this page and of other versions, which are read when the field is used for the first time. */
  let errors: Found[] | undefined;
  let index: ErrorIndex | undefined;
  let timer: number | undefined;

  const show = (pasted: string): void => {
    errors ??= [...errorsIn(document, false), ...errorsIn(others.content, true)];
    const all = errors;
    index ??= indexErrors(all);
    const {state, found: answers}: Lookup =
      pasted.length < 3 ? {state: 'unknown', found: []} : lookUp(pasted.slice(-LONGEST), index);
    const found = answers.map((answer) => answer.errors.flatMap((error) => all[error] ?? []));
    results.replaceChildren(...found.flatMap(shownEntry));
    none.hidden = pasted.length < 3 || found.length > 0;
    search.href = searchFor(errorLine(pasted.slice(-LONGEST)));
    const cut = pasted.length > LONGEST ? ' Only the last 5 million characters were read.' : '';
    const message = pasted.length < 3 ? '' : resultOf(found.length, state) + cut;
    say(message, found.map(([first]) => (first ? all.indexOf(first) : '')).join());
  };

  const answer = (): void => {
    clear.hidden = field.value === '';
    if (examples) examples.hidden = field.value !== '';
    try {
      show(field.value.trim());
    } catch (error) {
      console.error(error);
      results.replaceChildren();
      search.href = searchFor(field.value.trim());
      none.hidden = false;
      say(`The lookup failed (${String(error)}). The list below has all messages.`, '');
    }
  };

  const update = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(answer, 150);
  };

  field.addEventListener('input', update);
  examples?.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLButtonElement)) return;
    field.value = target.textContent;
    answer();
    // The examples are gone now. A focused field would open the keyboard of a phone over the answer.
    clear.focus();
  });
  lookup.querySelector('form')?.addEventListener('reset', () => {
    update();
    field.focus();
  });
  lookup.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  // The browser restores what was in the field when readers come back.
  if (field.value) answer();
}

function errorsIn(root: ParentNode, isForeign: boolean): Found[] {
  return [...root.querySelectorAll<HTMLElement>('dl[data-errors]')].flatMap((group) =>
    [...group.children].map((child): Found => {
      const entry = child as HTMLElement;
      const [title, facts] = entry.children;
      const methods = textsOf(facts?.querySelectorAll('code') ?? []).map((name) => name.replace('()', ''));
      return {
        messages: textsOf(title?.querySelectorAll('code') ?? []),
        codes: entry.dataset.codes?.split(' ') ?? [],
        context: [...(group.dataset.errors?.split('-') ?? []), ...methods],
        isForeign,
        isGuide: group.hasAttribute('data-guide'),
        isSecondary: entry.hasAttribute('data-secondary'),
        entry,
        group,
      };
    }),
  );
}

function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(({textContent}) => textContent);
}

/** Returns a copy of the first entry, which also says where all of them come from. Those of other versions say so. */
function shownEntry(all: readonly Found[]): HTMLElement[] {
  const [first] = all;
  if (!first) return [];
  const copy = made('div', ...first.entry.cloneNode(true).childNodes);
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  if (first.isForeign) return [copy];
  const sources = all.filter(({isForeign}) => !isForeign).map(sourceOf);
  copy.append(made('dd', 'From: ', ...sources.flatMap((source, at) => (at > 0 ? [', ', source] : [source]))));
  return [copy];
}

/** Returns a link to the page of what an entry belongs to, or its name. */
function sourceOf({group}: Found): Node | string {
  const from = group.previousElementSibling;
  const page = from?.querySelector('a:not(.hash-link)') ?? from;
  if (!(page instanceof HTMLAnchorElement)) return page?.firstChild?.textContent ?? '';
  const link = document.createElement('a');
  link.href = page.href;
  link.append(page.textContent);
  return link;
}

function made(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** Returns the address of the search for a text. The site's head links to the folder it is in. */
function searchFor(query: string): string {
  const folder = document.querySelector<HTMLLinkElement>('link[rel=search]')?.href ?? document.baseURI;
  return `${new URL('search', folder).href}?${new URLSearchParams({q: query.slice(0, 150)}).toString()}`;
}

function resultOf(count: number, state: Lookup['state']): string {
  if (state === 'unknown') return 'No known Capacitor error matches.';
  if (state === 'likely') return 'No known Capacitor error matches. These are the closest.';
  return count === 1 ? '1 answer.' : `${count} answers, best first.`;
}
