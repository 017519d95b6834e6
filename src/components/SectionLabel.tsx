import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  findSidebarCategory,
  useDoc,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {sectionName} from '../../plugins/lib/sectionName';

/**
 * The line above a page's title, which says where in the site the page is: its sidebar category or, for a page of a
 * reference, its kind. A plugin's API differs by version, so its label includes the version. It leads to the first page
 * of the category. Only the server renders it, as a part of the article.
 */
export function SectionLabel(): ReactNode {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const category = findSidebarCategory(sidebar?.items ?? [], ({items}) =>
    addressesIn(items).includes(metadata.permalink),
  );
  const name = sectionName(category?.label);
  if (name === undefined) return null;
  const label = name === 'Plugin API' ? `${name} · ${version}` : name;
  const [first] = addressesIn(category?.items ?? []);
  const isFirst = first === undefined || first === metadata.permalink;
  return <div className="section-label">{isFirst ? label : <Link to={first}>{label}</Link>}</div>;
}

/** The addresses of the pages that are directly in a category. */
function addressesIn(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'link' ? [item.href] : []));
}
