import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {BlockedNote, OfflineControl, useKeeper} from './OfflineControl';
import {OFFLINE_PAGE} from './paths';

type Props = {readonly version: string; readonly onNavigate?: () => void};

/** The part of the version menu that keeps the version on this device. Renders nothing if the build can't. */
export function MenuControl({version, onNavigate}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {keeper, state} = useKeeper(baseUrl);
  if (state.kind === 'loading' || state.kind === 'absent') return null;
  const own = state.kind === 'ready' ? state.versions.find(({name}) => name === version) : undefined;
  return (
    <div className="offline-item">
      {state.kind === 'blocked' && <BlockedNote />}
      {own && <OfflineControl keeper={keeper} version={own} />}
      <Link to={`/${OFFLINE_PAGE}`} className="offline-link" onClick={onNavigate}>
        Offline pages
      </Link>
    </div>
  );
}
