import type {Upgrade} from '../../../../packages/upgrade/steps/types';

/** The anchor of the checklist. */
export const CHECKLIST = 'checklist';

/** The anchor of the part with the diffs. */
export const CHANGES_ID = 'ua-changes';

/** Returns the title of the checklist. */
export function titleOf({from, to}: Upgrade): string {
  return `Checklist from ${from} to ${to}`;
}

/** Gives the checklist's entry in the page's contents lists its title, which has other versions when the page is built. */
export function nameInContents(title: string): void {
  for (const link of document.querySelectorAll(`.table-of-contents a[href="#${CHECKLIST}"]`)) {
    if (link.textContent !== title) link.textContent = title;
  }
}
