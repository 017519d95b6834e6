/** Replaces the theme's badge, whose styles would be on every page even though it is off (`badge: false`). */
export default function DocVersionBadge(): null {
  return null;
}
