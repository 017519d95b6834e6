import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {categoryOf} from './categoryOf';
import {sectionName} from '../../plugins/lib/sectionName';

/**
 * The line above a page's title, which says where in the site the page is: its sidebar category or, for a page of a
 * reference, its kind. A plugin's API differs by version, so its label includes the version. Only the server renders
 * it, as a part of the article.
 */
export function SectionLabel(): ReactNode {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const name = sectionName(categoryOf(sidebar?.items ?? [], metadata.permalink));
  if (name === undefined) return null;
  return <div className="section-label">{name === 'Plugin API' ? `${name} · ${version}` : name}</div>;
}
