import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The announcement bar, on the pages of the latest version only: in other versions, the notice about the version is
 * there. A not-found page always shows the bar, because one HTML file serves all unknown addresses and hydration must
 * match it.
 */
export default function AnnouncementBarOfLatest(): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc && !activeVersion?.isLast ? null : <AnnouncementBar />;
}
