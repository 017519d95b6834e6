import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ToolPage} from '@site/src/components/ToolPage';
import {BlockedNote, OfflineControl, useKeeper} from './OfflineControl';

const TITLE = 'Offline pages';
const DESCRIPTION =
  'Keep versions of the Capacitor documentation on this device, and read and search them without a connection.';

/** The page that says what is kept. The worker shows it for pages that aren't. */
export default function OfflinePage(): ReactNode {
  return (
    <ToolPage title={TITLE} description={DESCRIPTION} className="message-page">
      {/* The server doesn't know what is kept. */}
      {useIsBrowser() ? <Contents /> : <p>{DESCRIPTION} This needs JavaScript.</p>}
    </ToolPage>
  );
}

function Contents(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {keeper, state} = useKeeper(baseUrl);
  return (
    <>
      <MissingPage baseUrl={baseUrl} />
      <p>
        You can read and search a version on this device without a connection, and use its error lookup and
        its upgrade assistant. The browser updates it when you open a page while you are online. Searching all
        versions at once needs a connection.
      </p>
      {state.kind === 'blocked' && <BlockedNote />}
      {state.kind === 'absent' && <p>This copy of the site has no versions to keep.</p>}
      {state.kind === 'ready' &&
        state.versions.map((version) => (
          <section key={version.name} aria-labelledby={`offline-${version.name}`}>
            <h2 id={`offline-${version.name}`}>
              <Link to={version.home}>Capacitor {version.label}</Link>
            </h2>
            <OfflineControl keeper={keeper} version={version} />
          </section>
        ))}
    </>
  );
}

/** Names the page that the reader wanted, if the worker redirected from there. */
function MissingPage({baseUrl}: {readonly baseUrl: string}): ReactNode {
  const wanted = new URLSearchParams(useLocation().search).get('page');
  // A link with any other address could lead anywhere.
  if (!wanted?.startsWith(baseUrl)) return null;
  return (
    <>
      <p className="message-page__detail">
        {wanted} isn&rsquo;t on this device, and the server didn&rsquo;t answer.
      </p>
      <p>
        <a href={wanted} target="_self">
          Try to open it again
        </a>
      </p>
    </>
  );
}
