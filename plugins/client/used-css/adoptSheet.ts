/**
 * Adds styles that `loadLateStyles` prepared, or others that few readers need, to the page, and returns a function that
 * removes them. The site's policy forbids style elements that scripts add.
 */
export function adoptSheet(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
