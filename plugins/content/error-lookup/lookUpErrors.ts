import type {Match, Matchable} from './matchErrors';

/**
 * Makes the field above the list of errors answer what readers paste, with the entries of the list itself, so it needs no
 * request and works offline. Pages contain this function's source, so it can't use anything outside its own body.
 */
export function lookUpErrors(match: (pasted: string, errors: readonly Matchable[]) => Match[]): void {
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

  /** How many answers are shown: the first one is mostly right, and a log can have several errors. */
  const MOST = 5;

  type Found = Matchable & {readonly show: () => HTMLElement};
  type Foreign = readonly [string, string, string, readonly string[], readonly string[]];

  const textsOf = (elements: Iterable<Element>): string[] =>
    [...elements].map(({textContent}) => textContent);

  const made = (name: string, ...children: (Node | string)[]): HTMLElement => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };

  const anchor = (href: string, content: string): HTMLElement => {
    const element = document.createElement('a');
    element.href = href;
    element.append(content);
    return element;
  };

  /** Returns a copy of an entry of the list, which also says where it comes from. */
  const shownEntry = (entry: HTMLElement, group: HTMLElement): HTMLElement => {
    const copy = made('div', ...entry.cloneNode(true).childNodes);
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
    const from = group.previousElementSibling;
    const page = from?.querySelector('a:not(.hash-link)') ?? from;
    const isLink = page instanceof HTMLAnchorElement;
    const source = isLink ? anchor(page.href, page.textContent) : (page?.firstChild?.textContent ?? '');
    copy.append(made('dd', 'From: ', source));
    return copy;
  };

  const ownErrors = (): Found[] =>
    [...document.querySelectorAll<HTMLElement>('dl[data-errors]')].flatMap((group) =>
      [...group.children].map((child): Found => {
        const entry = child as HTMLElement;
        const [title, facts] = entry.children;
        const methods = textsOf(facts?.querySelectorAll('code') ?? []).map((name) => name.replace('()', ''));
        return {
          messages: textsOf(title?.querySelectorAll('code') ?? []),
          codes: entry.dataset.codes?.split(' ') ?? [],
          context: [...(group.dataset.errors?.split('-') ?? []), ...methods],
          show: () => shownEntry(entry, group),
        };
      }),
    );

  const foreignErrors = (): Found[] =>
    (JSON.parse(others.content.textContent) as Foreign[]).map(([version, url, name, messages, codes]) => ({
      messages,
      codes,
      context: name.split('-'),
      isForeign: true,
      show: () =>
        made(
          'div',
          made('dt', made('code', messages[0] ?? codes[0] ?? '')),
          made('dd', `Only in another version: `, anchor(url, `${version}: what it means`)),
        ),
    }));

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

  /** Returns the address of the search for the first line with words. The site's head links to the folder it is in. */
  const searchFor = (pasted: string): string => {
    const line = pasted.split('\n').find((one) => /\p{L}{2}/u.test(one)) ?? pasted;
    const folder = document.querySelector<HTMLLinkElement>('link[rel=search]')?.href ?? document.baseURI;
    return `${new URL('search', folder).href}?q=${encodeURIComponent(line.trim().slice(0, 150))}`;
  };

  /** The errors of this page and of other versions, which are read when the field is used for the first time. */
  let errors: Found[] | undefined;
  let timer: number | undefined;

  const answer = (): void => {
    const pasted = field.value.trim();
    errors ??= [...ownErrors(), ...foreignErrors()];
    const all = errors;
    const matches = pasted.length < 3 ? [] : match(pasted, all);
    const certain = matches.filter((found) => found.certain);
    const shown = (certain.length > 0 ? certain : matches).slice(0, MOST);
    results.replaceChildren(...shown.flatMap(({index}) => all[index]?.show() ?? []));
    const count = shown.length === 1 ? '1 answer' : `${shown.length} answers, best first`;
    const found = certain.length > 0 ? count : 'No known Capacitor error matches. These are the closest';
    const message =
      pasted.length < 3 ? '' : shown.length > 0 ? `${found}.` : 'No known Capacitor error matches.';
    clear.hidden = field.value === '';
    if (examples) examples.hidden = field.value !== '';
    none.hidden = pasted.length < 3 || shown.length > 0;
    search.href = searchFor(pasted);
    say(message, shown.map(({index}) => index).join());
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
