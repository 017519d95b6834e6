import {builtHtml} from '../../../lib/trusted-types';

/** The entries of lists, since something asked for them. */
const loaded = new WeakMap<HTMLElement, Promise<readonly HTMLElement[]>>();

/**
 * Returns the whole entries of a list of errors, which has only their first messages in the built site. Rejects if their
 * file doesn't load, and the next call tries again.
 */
export function entriesOf(list: HTMLElement): Promise<readonly HTMLElement[]> {
  const url = list.dataset.part;
  const known = loaded.get(list);
  if (known) return known;
  const loading = url === undefined ? Promise.resolve(elementsIn(list)) : load(url);
  loaded.set(list, loading);
  loading.catch(() => loaded.delete(list));
  return loading;
}

async function load(url: string): Promise<readonly HTMLElement[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not load: ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = builtHtml(((await response.json()) as readonly string[]).join(''));
  return elementsIn(template.content);
}

const elementsIn = ({children}: ParentNode): HTMLElement[] =>
  [...children].filter((child) => child instanceof HTMLElement);

/**
 * Adds to a list of the page what its entries lack. The messages that are there stay, because the address or the focus may
 * be at one of them.
 */
export async function completeList(list: HTMLElement): Promise<void> {
  if (list.dataset.part === undefined) return;
  const entries = await entriesOf(list);
  if (list.dataset.part === undefined) return;
  delete list.dataset.part;
  elementsIn(list).forEach((entry, index) => {
    const whole = entries[index]?.cloneNode(true);
    if (whole instanceof HTMLElement) completeEntry(entry, whole);
  });
  list.parentElement?.querySelector('.error-causes')?.remove();
}

function completeEntry(entry: HTMLElement, whole: HTMLElement): void {
  const [message, own] = [entry.querySelector('a'), whole.querySelector('dt > a')];
  if (!message || !own) return;
  for (const {name, value} of own.attributes) message.setAttribute(name, value);
  message.replaceChildren(...own.childNodes);
  for (const anchor of entry.querySelectorAll('dt > span')) anchor.remove();
  while (own.previousSibling) message.parentElement?.prepend(own.previousSibling);
  while (own.nextSibling) message.parentElement?.append(own.nextSibling);
  entry.append(...whole.querySelectorAll(':scope > dd'));
}
