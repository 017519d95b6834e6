import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {ANNOUNCED_VERSION} from '@site/src/data/announcement';

/**
 * The announcement bar, hidden on the pages of the version that it announces. A not-found page below that version's
 * path shows the bar, because one HTML file serves all unknown addresses and hydration must match it.
 */
export default function AnnouncementBarElsewhere(): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc && activeVersion?.name === ANNOUNCED_VERSION ? null : <AnnouncementBar />;
}
