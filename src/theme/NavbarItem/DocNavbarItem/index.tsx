import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, type GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {useReadVersions} from '@site/plugins/lib/browser/useReadVersions';

/**
 * A navbar link to a doc in the version that the reader is on. On the search page, Docusaurus's own links to the
 * latest version. In the mobile menu, the link to another page leaves the menu open, which then shows that page's sidebar.
 */
export default function DocNavbarItem({docId, label, docsPluginId, onClick, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useDoc(docId);
  const {pathname} = useLocation();
  const isActive =
    activeDoc?.path === doc.path || (!!activeDoc?.sidebar && activeDoc.sidebar === doc.sidebar);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => isActive}
      label={label ?? doc.id}
      to={doc.path}
      onClick={props.mobile && pathname !== doc.path ? undefined : onClick}
    />
  );
}

function useDoc(id: string): GlobalDoc {
  const versions = useReadVersions();
  const doc = versions.flatMap(({docs}) => docs).find((candidate) => candidate.id === id);
  if (doc) return doc;
  const names = versions.map(({name}) => name).join(', ');
  throw new Error(`src/data/navbar.ts: there is no doc with the ID "${id}" in ${names}. Correct the docId.`);
}
