/** Replaces the theme's breadcrumbs, which would be in the bundle even though they are off (`breadcrumbs: false`). */
export default function DocBreadcrumbs(): null {
  return null;
}
