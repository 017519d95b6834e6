import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import {SearchNotice} from '@site/src/components/SearchNotice';
import {TwitterMetadata} from '@site/src/components/TwitterMetadata';

const TITLE = 'Search';
const DESCRIPTION =
  'Search of the Capacitor documentation is not configured on this site; the sitemap lists every page.';

/** The page at `/search` while no hosted search is configured. */
export default function SearchNoticePage(): ReactNode {
  const versions = useVersions(undefined);
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <TwitterMetadata title={TITLE} description={DESCRIPTION} />
      <main className="message-page">
        <h1>{TITLE}</h1>
        <SearchNotice />
        <h2>Start from a version</h2>
        <ul className="message-page__list">
          {versions.map((version) => (
            <li key={version.name}>
              <Link to={version.path}>Capacitor {version.label} documentation</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
