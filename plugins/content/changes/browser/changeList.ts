import {builtHtml} from '../../../lib/trusted-types';
import type {Query} from './query';

/** The list of changes on the page: everything after the controls. */
export type ChangeList = {
  /** Shows another list, or the page's own one if there is no HTML. */
  readonly replace: (html?: string) => void;
  /** Hides what the filters leave out. */
  readonly filter: (filters: Pick<Query, 'package' | 'kinds' | 'text'>) => Counts;
};

/** How many changes there are, how many are left, and how many of each kind there would be with this kind alone. */
type Counts = {total: number; shown: number; readonly byKind: Map<string, number>};

/** Takes over the list that follows `controls`. */
export function changeList(controls: Element): ChangeList {
  const own = [...siblingsAfter(controls)];
  const headingClass = own.find(({tagName}) => tagName === 'H2')?.className ?? '';
  const contents = [...document.querySelectorAll('ul.table-of-contents')].map((list) => ({
    list,
    own: [...list.children],
  }));
  return {
    replace(html) {
      siblingsAfter(controls).forEach((element) => element.remove());
      controls.after(...(html === undefined ? own : elementsOf(html, headingClass)));
      for (const {list, own: entries} of contents)
        list.replaceChildren(...(html === undefined ? entries : entriesOf(controls)));
    },
    filter(filters) {
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

function elementsOf(html: string, headingClass: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = builtHtml(html);
  const {content} = template;
  content.querySelectorAll('h2').forEach((heading) => {
    heading.append(hashLink(heading));
    heading.className = headingClass;
  });
  return [...content.children];
}

/** Returns the link to a section, as the headings of all pages have it. */
function hashLink({id, textContent}: Element): Element {
  const link = document.createElement('a');
  link.className = 'hash-link';
  link.href = `#${id}`;
  link.title = `Direct link to ${textContent}`;
  link.ariaLabel = link.title;
  link.translate = false;
  link.textContent = '\u200b';
  return link;
}

/** Returns an entry of the table of contents for each section of the list. */
function entriesOf(controls: Element): Element[] {
  return siblingsAfter(controls)
    .filter(({tagName}) => tagName === 'H2')
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

function filterList(
  controls: Element,
  {package: name, kinds, text}: Pick<Query, 'package' | 'kinds' | 'text'>,
): Counts {
  const words = text.toLowerCase().split(/\s+/);
  const counts: Counts = {total: 0, shown: 0, byKind: new Map()};
  for (const heading of siblingsAfter(controls).filter(({tagName}) => tagName === 'H2')) {
    const block = heading.nextElementSibling;
    if (!block) continue;
    const kindOf = (item: Element): string => item.closest<HTMLElement>('[data-kind]')?.dataset.kind ?? '';
    const isAsked = (item: Element): boolean => {
      const about = item.closest<HTMLElement>('[data-package]')?.dataset.package?.split(' ') ?? [];
      const content = `${heading.textContent} ${item.textContent}`.toLowerCase();
      return (name === '' || about.includes(name)) && words.every((word) => content.includes(word));
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
