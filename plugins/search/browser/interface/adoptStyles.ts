import styles from '@generated/search-styles/default/styles.json';
import {adoptSheet} from '../../../client/used-css/adoptSheet';

let adopted = false;

/**
 * Adds the styles of the dialog and of the results page to the document, once. Their components call this before they
 * render, because the page's style sheet doesn't have these rules.
 */
export function adoptStyles(): void {
  if (adopted) return;
  adoptSheet(styles as string);
  adopted = true;
}
