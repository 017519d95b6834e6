import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {categoryOf} from './categoryOf';

/** What one page of a sidebar category is, if the category's label is a name for all of them. */
const KINDS: Readonly<Record<string, string>> = {
  APIs: 'Plugin API',
  'Official Plugins': 'Plugin API',
  'Command Reference': 'CLI command',
};

/**
 * The line above a page's title, which says where in the site the page is: its sidebar category or, for a page of a
 * reference, its kind. A plugin's API differs by version, so its label includes the version. Only the server renders
 * it, as a part of the article.
 */
export function SectionLabel(): ReactNode {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const category = categoryOf(sidebar?.items ?? [], metadata.permalink);
  if (category === undefined) return null;
  const kind = KINDS[category];
  return (
    <div className="section-label">{kind === 'Plugin API' ? `${kind} · ${version}` : (kind ?? category)}</div>
  );
}
