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

/** Whether a key press asks for search: `Ctrl K` or `⌘ K` anywhere, `/` where nothing is being written. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return isSlash(event);
  const command = event.ctrlKey !== event.metaKey;
  return command ? event.key.toLowerCase() === 'k' : isSlash(event);
}

/** On many keyboards `/` is typed with Shift. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  return !isWriting(event.target) && slashOpens();
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}
