import {showFailure} from '../../../lib/browser/failure';
import {goToHash, hashTarget, hashTargetOrList} from '../../../lib/browser/hashTarget';
import {completeList} from './entries';

/** A row that opens the list of a plugin, a package or a tool. */
const ROW = '.error-group > details';

/** Completes each list whose row opens, whether a reader, the browser or a link opens it. */
export function watchRows(): void {
  // The event doesn't bubble.
  document.addEventListener('toggle', ({target}) => completeRow(target), {capture: true});
  for (const row of document.querySelectorAll(`${ROW}[open]`)) completeRow(row);
}

function completeRow(row: EventTarget | null): void {
  if (!(row instanceof HTMLDetailsElement) || !row.open || !row.matches(ROW)) return;
  void completed(row).then((isComplete) => {
    const target = isComplete ? hashTarget(location.hash) : null;
    // What came above it has moved it.
    if (target && row.contains(target)) goToHash();
  });
}

/** Returns whether a row has its whole entries now. */
async function completed(row: Element): Promise<boolean> {
  const list = row.querySelector<HTMLElement>('dl');
  if (list?.dataset.part === undefined) return false;
  try {
    await completeList(list);
    return true;
  } catch (error) {
    showFailure(error, 'The causes and fixes did not load.', () => completeRow(row));
    return false;
  }
}

/** Opens the row that an address names, or that of an error whose anchor the page doesn't have yet. */
export async function openRowOf(hash: string): Promise<void> {
  const target = hashTargetOrList(hash);
  const row = target?.closest('.error-group')?.querySelector('details');
  // An entry in an open row is where it should be.
  if (!row || row.contains(target)) return;
  row.open = true;
  await completed(row);
  if (location.hash === hash && hashTarget(hash)) goToHash();
}
