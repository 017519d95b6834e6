import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {ANNOUNCED_VERSION} from '@site/src/data/announcement';

/**
 * The announcement, but not on the pages of the version that it announces. A not-found page below that version keeps
 * it, because one file answers for all addresses and React must find in the browser what the server rendered.
 */
export default function AnnouncementBarElsewhere(): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc && activeVersion?.name === ANNOUNCED_VERSION ? null : <AnnouncementBar />;
}
