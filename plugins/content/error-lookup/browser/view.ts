import type {Lookup} from '../../../../packages/errors/lookUp';
import {searchUrl} from '../../../lib/browser/searchUrl';

/** An entry, and the list that it's from. */
export type ShownAnswer = {readonly entry: HTMLElement; readonly list: HTMLElement};

/** What is known about a message: the best answer, others for it, and the lists of all errors that have it. */
export type ShownError = {
  readonly best: ShownAnswer;
  readonly others: readonly ShownAnswer[];
  readonly lists: readonly HTMLElement[];
};

/** Returns what shows answers below a field, if all its parts are there. */
export function viewOf(lookup: HTMLElement) {
  const status = lookup.querySelector('[role=status]');
  const results = lookup.querySelector('dl');
  const none = lookup.querySelector<HTMLElement>('.error-lookup__none');
  const search = none?.querySelector('a');
  if (!status || !results || !none || !search) return undefined;
  let shownNow: readonly ShownError[] = [];

  /** Screen readers only read a text that changes, so other answers with the same count remove it first. */
  const say = (message: string, isSame: boolean): void => {
    if (!isSame && status.textContent === message) {
      status.textContent = '';
      window.setTimeout(() => (status.textContent = message), 50);
    } else if (status.textContent !== message) status.textContent = message;
  };
  /** Shows answers, which appear only if they aren't there already, and says `message`. */
  const show = (shown: readonly ShownError[], query: string | undefined, message: string): void => {
    const isSame =
      shown.length === shownNow.length &&
      shown.every(({best}, at) => best.entry === shownNow[at]?.best.entry);
    if (!isSame) results.replaceChildren(...shown.map(shownEntry));
    shownNow = shown;
    none.hidden = query === undefined;
    if (query !== undefined) search.href = searchUrl(query.slice(0, 150));
    say(message, isSame);
  };

  return {
    answer(
      found: readonly (ShownError | undefined)[],
      state: Lookup['state'],
      line: string,
      isCut: boolean,
    ): void {
      const shown = found.filter((one) => one !== undefined);
      const cut = isCut ? ' Only the last 5 million characters were read.' : '';
      results.dataset.state = state;
      show(shown, shown.length > 0 ? undefined : line, `${resultOf(shown.length, state)}${cut}`);
    },
    /** Says that the first answer takes a moment. */
    wait: () => say('Loading the messages…', true),
    fail: (message: string, text: string) => show([], text, message),
    clear: () => show([], undefined, ''),
  };
}

/**
 * Returns a copy of the best entry, with a row for the cause and one for the fix, which also says where the message comes
 * from. Entries with another cause follow. Those of other versions say so themselves.
 */
function shownEntry({best, others, lists}: ShownError): HTMLElement {
  const copy = copyOf(best.entry);
  if (!best.list.isConnected) return copy;
  const differing = others.filter(({entry}, at) =>
    [best, ...others.slice(0, at)].every((earlier) => textIn(earlier.entry) !== textIn(entry)),
  );
  const apart = new Set(differing.map(({list}) => list));
  const together = lists.filter((list) => list.isConnected && !apart.has(list));
  copy.append(sourcesOf([best.list, ...together]));
  for (const {entry, list} of differing) {
    const heading = made('dd.error-lookup__other', 'The same message can have another cause');
    copy.append(heading, ...copyOf(entry).querySelectorAll(':scope > dd'), sourcesOf([list]));
  }
  return copy;
}

/** Returns the cause and the fix, which are last in an entry. */
const textIn = (entry: HTMLElement): string | null | undefined => entry.lastElementChild?.textContent;

function copyOf(entry: HTMLElement): HTMLElement {
  const copy = made('div', ...entry.cloneNode(true).childNodes);
  for (const anchor of copy.querySelectorAll('span[id]:empty')) anchor.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  separateFix(copy);
  return copy;
}

/** Returns a row that says where errors come from: `From: Camera, Filesystem`. */
function sourcesOf(lists: readonly HTMLElement[]): HTMLElement {
  const sources = [...new Set(lists)].map(sourceOf);
  const list = sources.flatMap((source, at) => (at > 0 ? [', ', source] : [source]));
  return made('dd.error-lookup__from', 'From: ', ...list);
}

/** Gives cause and fix, which the list has as one text, a row each. */
function separateFix(entry: HTMLElement): void {
  const label = entry.querySelector('dd > br + strong');
  const answer = label?.parentElement;
  if (!label || !answer) return;
  label.previousElementSibling?.remove();
  const texts = [...answer.childNodes];
  const at = texts.indexOf(label);
  const rowOf = (name: string, text: ChildNode[]): HTMLElement =>
    made('dd.error-lookup__row', made('strong', name), made('span', ...text));
  answer.replaceWith(rowOf('Cause:', texts.slice(0, at)), rowOf('Fix:', texts.slice(at + 1)));
}

/** Returns a link to the page of what a list belongs to, or its name. */
function sourceOf(list: HTMLElement): Node | string {
  const from = list.closest('.error-group')?.querySelector('h3');
  const page = from?.querySelector('a:not(.hash-link)') ?? from;
  if (!(page instanceof HTMLAnchorElement)) return page?.firstChild?.textContent ?? '';
  const link = document.createElement('a');
  link.href = page.href;
  link.append(page.textContent);
  return link;
}

/** Returns an element, with a class if `selector` has one: `dd.error-lookup__row`. */
function made(selector: string, ...children: (Node | string)[]): HTMLElement {
  const [name = '', className] = selector.split('.');
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  element.append(...children);
  return element;
}

function resultOf(count: number, state: Lookup['state']): string {
  if (state === 'unknown') return 'No known Capacitor error matches.';
  if (state === 'likely') return 'No known Capacitor error matches. These are the closest.';
  return count === 1 ? '1 answer.' : `${count} answers, best first.`;
}
