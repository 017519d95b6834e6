import type {ClipboardEvent} from 'react';
import {errorLine} from '@site/packages/errors/errorLine';

/** The longest query, in characters: nobody types more, and each word takes time. */
const LONGEST_QUERY = 200;

/** Returns what to search for: the text, or the line of a log that says what went wrong. */
export function queryIn(text: string): string {
  return (text.length > LONGEST_QUERY ? errorLine(text) : text).trim();
}

/**
 * Returns a field's handler that puts that line of a pasted log into the field, because a field would join the lines, and
 * readers should see what is searched for.
 */
export function onPasteLog(onText: (text: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= LONGEST_QUERY) return;
    event.preventDefault();
    onText(queryIn(pasted));
  };
}
