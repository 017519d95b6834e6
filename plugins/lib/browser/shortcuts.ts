import {readStored, writeStored} from './storage';

/** The storage key for whether `/` opens search; `plugins/client/early-taps` handles the key press. */
export const SLASH_KEY = 'search.slash';

/** Returns whether `/` opens search. Readers who dictate or often mistype can turn it off. */
export function slashOpens(): boolean {
  return readStored(SLASH_KEY) !== 'off';
}

/** Stores whether `/` opens search. */
export function setSlashOpens(opens: boolean): void {
  writeStored(SLASH_KEY, opens ? 'on' : 'off');
}

/** Returns a key's name on Apple keyboards or on others, which only the browser can determine. */
export function withApple(apple: string, other: string): string {
  return /Mac|iP(?:ad|hone|od)/.test(navigator.userAgent) ? apple : other;
}
