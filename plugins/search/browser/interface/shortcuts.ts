import {readStored, writeStored} from '../../../client/articles/storage';

/** Where it is stored whether `/` opens search; `plugins/client/early-taps` answers the key. */
export const SLASH_KEY = 'search.slash';

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
