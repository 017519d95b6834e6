/** Adds the doc's data to the page's head, which only the lean client does, on the server. */
export function PageData(): null {
  return null;
}
