import {builtHtml} from '../../../lib/trusted-types';
import {hasWords} from '../../lib/browser/filter';
import type {Query} from './query';

type Filters = Pick<Query, 'package' | 'kinds' | 'text'>;

/** How many changes there are, how many are left, and how many of each kind there would be with this kind alone. */
type Counts = {total: number; shown: number; readonly byKind: Map<string, number>};

/** Takes over the list of changes on the page: everything after `controls`. */
export function changeList(controls: Element) {
  const own = siblingsAfter(controls);
  const heading = own.find(isHeading);
  const contents = [...document.querySelectorAll('ul.table-of-contents')].map((list) => ({
    list,
    own: [...list.children],
  }));
  return {
    /** Shows another list, or the page's own one if there is no HTML. */
    replace(html?: string) {
      siblingsAfter(controls).forEach((element) => element.remove());
      controls.after(...(html === undefined ? own : elementsOf(html, heading)));
      for (const {list, own: entries} of contents)
        list.replaceChildren(...(html === undefined ? entries : entriesOf(controls)));
    },
    /** Hides what the filters leave out. */
    filter(filters: Filters): Counts {
      const counts = filterList(controls, filters);
      for (const {list} of contents) hideEntries(list);
      return counts;
    },
  };
}

function siblingsAfter(element: Element): Element[] {
  const next = element.nextElementSibling;
  return next ? [next, ...siblingsAfter(next)] : [];
}

const isHeading = ({tagName}: Element): boolean => tagName === 'H2';

function elementsOf(html: string, ownHeading: Element | undefined): Element[] {
  const template = document.createElement('template');
  template.innerHTML = builtHtml(html);
  const elements = [...template.content.children];
  for (const heading of elements.filter(isHeading)) makeLike(heading, ownHeading);
  return elements;
}

/** Gives a heading the class of one on the page, and a link to its section. */
function makeLike(heading: Element, own: Element | undefined): void {
  const link = own?.querySelector('.hash-link')?.cloneNode(true);
  if (!own || !(link instanceof HTMLAnchorElement)) return;
  link.href = `#${heading.id}`;
  link.title = `Direct link to ${heading.textContent}`;
  link.ariaLabel = link.title;
  heading.className = own.className;
  heading.append(link);
}

/** Returns an entry of the table of contents for each section of the list. */
function entriesOf(controls: Element): Element[] {
  return siblingsAfter(controls)
    .filter(isHeading)
    .map((heading) => {
      const [item, link] = [document.createElement('li'), document.createElement('a')];
      link.className = 'table-of-contents__link';
      link.href = `#${heading.id}`;
      link.textContent = heading.textContent.replace('\u200b', '');
      item.append(link);
      return item;
    });
}

function hideEntries(contents: Element): void {
  for (const link of contents.querySelectorAll('a')) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    setOut(link.parentElement, section?.hasAttribute('data-out') === true);
  }
}

function filterList(controls: Element, {package: name, kinds, text}: Filters): Counts {
  const counts: Counts = {total: 0, shown: 0, byKind: new Map()};
  for (const heading of siblingsAfter(controls).filter(isHeading)) {
    const block = heading.nextElementSibling;
    if (!block) continue;
    const kindOf = (item: Element): string => item.closest<HTMLElement>('[data-kind]')?.dataset.kind ?? '';
    const isAsked = (item: Element): boolean => {
      const about = item.closest<HTMLElement>('[data-package]')?.dataset.package?.split(' ') ?? [];
      return (
        (name === '' || about.includes(name)) && hasWords(`${heading.textContent} ${item.textContent}`, text)
      );
    };
    const fits = (item: Element): boolean =>
      isAsked(item) && (kinds.length === 0 || kinds.includes(kindOf(item)));
    for (const item of block.querySelectorAll('li')) {
      const kind = kindOf(item);
      if (isAsked(item)) counts.byKind.set(kind, (counts.byKind.get(kind) ?? 0) + 1);
    }
    let left = 0;
    for (const row of [...block.querySelectorAll('[data-kind]'), block]) {
      const items = [...row.querySelectorAll('li')];
      left = items.filter(fits).length;
      items.forEach((item) => setOut(item, !fits(item)));
      setOut(row, left === 0);
    }
    setOut(heading, left === 0);
    counts.total += block.querySelectorAll('li').length;
    counts.shown += left;
  }
  return counts;
}

function setOut(element: Element | null, isOut: boolean): void {
  element?.toggleAttribute('data-out', isOut);
}
