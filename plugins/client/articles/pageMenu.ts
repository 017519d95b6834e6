import {withPlace, type ReportedPlace} from '../../lib/browser/reportUrl';
import {closest} from './closest';
import {currentSection, textOf} from './currentSection';

const MENU = '.page-menu';

/** Adds the place on the page to the report of a page's menu whenever the menu opens, by listeners on the document. */
export function listenToPageMenus(): void {
  let selected: Selected | undefined;
  // Pressing the menu's button may remove the selection.
  const remember = ({target}: Event): void => {
    if (closest(target, `${MENU} > summary`)) selected = readSelection();
  };
  document.addEventListener('pointerdown', remember, true);
  document.addEventListener('keydown', remember, true);
  // The event doesn't bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(MENU)) return;
      if (target.open) addPlace(target, selected);
      else clearStatus(target);
    },
    true,
  );
}

/** Closes the menu of a page that React shows again, which it does as the page was when it was opened. */
export function closePageMenu(): void {
  document.querySelector(MENU)?.removeAttribute('open');
}

/** A text in the article, and where it starts. */
type Selected = {readonly text: string; readonly start: Node};

function readSelection(): Selected | undefined {
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const article = document.querySelector('.theme-doc-markdown');
  if (!selection || !range || !article?.contains(range.startContainer)) return undefined;
  const text = selection.toString();
  return text.trim() === '' ? undefined : {text, start: range.startContainer};
}

function addPlace(menu: HTMLElement, selected: Selected | undefined): void {
  const link = menu.querySelector<HTMLAnchorElement>('[data-report]');
  if (!link) return;
  link.dataset.report ||= link.href;
  const section = selected ? sectionOf(selected.start) : currentSection();
  link.href = withPlace(link.dataset.report, {section, selected: selected?.text ?? ''});
}

/** Returns the section that a node of the article is in: the last heading above it that has an anchor. */
function sectionOf(node: Node): ReportedPlace['section'] {
  const headings = document.querySelectorAll<HTMLElement>('.theme-doc-markdown :is(h2, h3)[id]');
  const heading = [...headings].findLast((one) => {
    const place = one.compareDocumentPosition(node);
    return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
  });
  return heading && {text: textOf(heading), hash: `#${heading.id}`};
}

function clearStatus(menu: HTMLElement): void {
  const status = menu.querySelector('[role="status"]');
  if (status) status.textContent = '';
}
