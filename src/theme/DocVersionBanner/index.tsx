import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useVersionTarget} from '@site/src/components/useVersionTarget';

/**
 * Says that a version is unreleased or no longer maintained, and links to the same page in the latest version, or to
 * the nearest one.
 */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  return banner ? <Banner kind={banner} /> : null;
}

function Banner({kind}: {readonly kind: 'unreleased' | 'unmaintained'}): ReactNode {
  const {label} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const {to, page, note, title} = useVersionTarget()(latest);
  const link = (text: string): ReactNode => (
    <Link to={to} onClick={() => savePreferredVersionName(latest.name)}>
      {text}
    </Link>
  );
  return (
    <aside
      className={`version-banner version-banner--${kind} ${ThemeClassNames.docs.docVersionBanner}`}
      aria-label="Version of this page">
      {kind === 'unreleased'
        ? `Capacitor ${label} is unreleased and still in development. `
        : `Capacitor ${label} is no longer maintained. `}
      {note === undefined ? (
        <>
          {link(page ? `Read this page for ${latest.label}` : `Go to the documentation for ${latest.label}`)},
          the latest version.
        </>
      ) : (
        <>
          This page has no equivalent in {latest.label}, the latest version. The nearest page is{' '}
          {link(title ?? to)}.
        </>
      )}
    </aside>
  );
}
