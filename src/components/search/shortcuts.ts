import {readStored, writeStored} from '@site/src/client/storage';

const SLASH_KEY = 'search.slash';

/** Whether `/` opens search. Readers who dictate or mistype can switch it off. */
export function slashOpens(): boolean {
  return readStored(SLASH_KEY) !== 'off';
}

/** Remembers whether `/` opens search. */
export function setSlashOpens(opens: boolean): void {
  writeStored(SLASH_KEY, opens ? 'on' : 'off');
}

/** Returns how a key is called on keyboards by Apple, else on others. Only browsers know. */
export function withApple(apple: string, other: string): string {
  return /Mac|iP(?:ad|hone|od)/.test(navigator.userAgent) ? apple : other;
}

/** Whether a key press asks for search: `Ctrl K` or `⌘ K` anywhere, `/` where nothing is being written. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, shiftKey} = event;
  if (event.defaultPrevented || event.altKey) return false;
  // Many keyboards have `/` above another key: Shift is as it may be.
  if (key === '/') return !ctrlKey && !metaKey && !isWriting(event.target) && slashOpens();
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}
