/** Replaces the banner in the browser, because only the server writes its script. */
export default function Nothing(): null {
  return null;
}
