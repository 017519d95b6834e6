import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocVersionSuggestions,
  useDocsPreferredVersion,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {renamedPath} from '@site/src/components/renamedPath';

/** Says that a version is unreleased or no longer maintained, and links to the same page in the latest version. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  return banner ? <Banner kind={banner} /> : null;
}

function Banner({kind}: {readonly kind: 'unreleased' | 'unmaintained'}): ReactNode {
  const {label} = useDocsVersion();
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  const latest = latestVersionSuggestion.label;
  const versions = useVersions(pluginId);
  const {activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const samePage =
    latestDocSuggestion?.path ??
    (activeDoc &&
      activeVersion &&
      renamedPath(activeDoc.path, activeVersion, latestVersionSuggestion, versions));
  return (
    <aside
      className={`version-banner ${ThemeClassNames.docs.docVersionBanner}`}
      aria-label="Version of this page">
      {kind === 'unreleased'
        ? `This page is about Capacitor ${label}, which is unreleased and still in development. `
        : `This page is about Capacitor ${label}, which is no longer maintained. `}
      <Link
        to={samePage ?? latestVersionSuggestion.path}
        onClick={() => savePreferredVersionName(latestVersionSuggestion.name)}>
        {samePage ? `Read this page for ${latest}` : `Go to the documentation for ${latest}`}
      </Link>
      {', the latest version.'}
    </aside>
  );
}
