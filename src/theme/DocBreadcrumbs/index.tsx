/** The site has no breadcrumbs (`breadcrumbs: false`); the theme's own would be loaded all the same. */
export default function DocBreadcrumbs(): null {
  return null;
}
