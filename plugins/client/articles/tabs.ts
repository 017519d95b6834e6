import {readStored, writeStored} from '../../lib/browser/storage';
import {move} from '../../lib/browser/motion';
import {closest} from './closest';

const BOX = '[data-tabs]';
const TAB = '[role="tab"]';
const PANEL = '[role="tabpanel"]';

/** Returns the storage key of a tab group's choice, which is the one that stock Docusaurus uses. */
function storageKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** Handles clicks and arrow keys on all tabs, including those added later, through one listener on the document. */
export function listenToTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closest(event.target, TAB);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event.target, TAB);
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  document.addEventListener('beforematch', (event) => {
    const panel = closest(event.target, PANEL);
    if (panel) openTabOf(panel);
  });
  window.addEventListener('storage', (event) => {
    if (event.key?.startsWith(storageKey(''))) applyStoredTabs();
  });
}

/**
 * Selects, in every tab box of a group, the tab that the reader chose before, if the box has it. Lets the browser find
 * words in the panels that aren't selected.
 */
export function applyStoredTabs(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOX)) {
    const group = box.dataset.tabs;
    const value = group ? readStored(storageKey(group)) : null;
    if (value !== null) select(box, value);
    own(box, PANEL).forEach(hideUnlessSelected);
  }
}

/** If `target` is in a hidden tab panel, selects its tab. Returns the box of tabs that it is in. */
export function openTabOf(target: HTMLElement): HTMLElement | null | undefined {
  const panel = target.closest<HTMLElement>(`${PANEL}:not([data-selected])`);
  const box = panel?.closest<HTMLElement>(BOX);
  if (box) select(box, panel?.dataset.value);
  return box;
}

function choose(tab: HTMLElement): void {
  const box = tab.closest<HTMLElement>(BOX);
  const value = tab.dataset.value;
  if (!box || value === undefined) return;
  const group = box.dataset.tabs;
  const top = box.getBoundingClientRect().top;
  const before = own(box, TAB).find((other) => other.ariaSelected === 'true');
  select(box, value);
  if (before && before !== tab) slideLine(before, tab);
  if (!group) return;
  writeStored(storageKey(group), value);
  applyToGroup(group, value);
  // Boxes above may have changed height, so scroll to keep the clicked box in place.
  window.scrollBy({top: box.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** Lets the line below the selected tab come from the one that was selected before. */
function slideLine(before: HTMLElement, tab: HTMLElement): void {
  const distance = before.offsetLeft - tab.offsetLeft;
  const start = `translateX(${distance}px) scaleX(${before.offsetWidth / tab.offsetWidth})`;
  move(tab, {transform: [start, 'none']}, '::after');
}

function applyToGroup(group: string, value: string): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOX)) {
    if (box.dataset.tabs === group) select(box, value);
  }
}

function select(box: HTMLElement, value: string | undefined): void {
  const tabs = own(box, TAB);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const selected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const panel of own(box, PANEL)) {
    panel.toggleAttribute('data-selected', panel.dataset.value === value);
    hideUnlessSelected(panel);
  }
}

/** Hides a panel in the way that find-in-page and links to text look into; browsers without it just hide the panel. */
function hideUnlessSelected(panel: HTMLElement): void {
  if ('selected' in panel.dataset) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/** Returns the elements of a tab box, without those of boxes inside it. */
function own(box: HTMLElement, selector: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(BOX) === box);
}

/** The arrow keys that also move between tabs that stand below each other. */
const VERTICAL_KEYS = new Map([
  ['ArrowDown', 'ArrowRight'],
  ['ArrowUp', 'ArrowLeft'],
]);

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const list = tab.parentElement;
  const tabs = [...(list?.querySelectorAll<HTMLElement>(TAB) ?? [])];
  const index = tabs.indexOf(tab);
  switch (list?.ariaOrientation === 'vertical' ? (VERTICAL_KEYS.get(key) ?? key) : key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
