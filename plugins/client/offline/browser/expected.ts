import {readStored, removeStored, writeStored} from '../../articles/storage';

const KEY = 'docs-offline';

/** Returns the names of the versions that were kept, even if the browser has deleted them since. */
export function expected(): readonly string[] {
  return (readStored(KEY) ?? '').split(' ').filter(Boolean);
}

/** Notes which versions are kept. Without the note, one that the browser deletes is offered again without a reason. */
export function setExpected(names: readonly string[]): void {
  if (names.length > 0) writeStored(KEY, [...new Set(names)].join(' '));
  else removeStored(KEY);
}
