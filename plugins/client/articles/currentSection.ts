/** A section of the page: its heading's text and the hash that leads to it. */
export type Section = {readonly text: string; readonly hash: string};

/** The entry of the table of contents that `useContentsMark` marks. */
const CURRENT_ENTRY = '.table-of-contents__link--active';

/**
 * The section at the top of the viewport, or `undefined` at the start of the page, where the first one is marked above
 * its heading.
 */
export function currentSection(): Section | undefined {
  const entry = document.querySelector<HTMLAnchorElement>(CURRENT_ENTRY);
  return entry && scrollY > 0 ? {text: textOf(entry), hash: entry.hash} : undefined;
}

/** Without the invisible character that the link of a heading consists of. */
export function textOf(element: HTMLElement): string {
  return element.textContent.replaceAll('\u200b', '').trim();
}
