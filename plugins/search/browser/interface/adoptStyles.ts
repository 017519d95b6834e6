import styles from '@generated/search-styles/default/styles.json';

let adopted = false;

/**
 * Adds the styles of the dialog and of the results page to the document, once. Their components call this before they
 * render, because the page's style sheet doesn't have these rules. The site's policy forbids style elements that scripts add.
 */
export function adoptStyles(): void {
  if (adopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles as string);
  document.adoptedStyleSheets.push(sheet);
  adopted = true;
}
