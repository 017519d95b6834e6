/** What the browser gets in place of the banner, whose script only the server writes. */
export default function Nothing(): null {
  return null;
}
