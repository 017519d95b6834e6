import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/packages/lib/withoutSlash';
import {HeroArt} from '@site/src/components/HeroArt';
import {TAGLINE} from '@site/src/data/site';

/**
 * The top of a landing page: the page's title, the tagline and a picture. The page adds a `<VersionPill>`, a `<div>` with
 * links, which become buttons, and install commands. Set `hide_title` in the page's front matter, because this is its
 * title.
 */
export function Hero({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className="hero-box">
      <h1>{metadata.title}</h1>
      <p className="tagline">{TAGLINE}</p>
      <HeroArt />
      {children}
    </div>
  );
}

/**
 * The version of a landing page, its status, and the platforms that it supports, as `children`. The em space between them
 * is where it breaks on a phone.
 */
export function VersionPill({children}: {readonly children: ReactNode}): ReactNode {
  const {label, isLast, banner} = useDocsVersion();
  return (
    <p className={banner === 'unmaintained' ? 'version-pill version-pill--old' : 'version-pill'}>
      <strong>Capacitor {label.replace(/^v/, '')}</strong> {statusOf(isLast, banner)}
      {'\u2003'}
      {children}
    </p>
  );
}

/**
 * The main button of a version that is no longer maintained: the checklist for the upgrade to the latest version.
 * Renders nothing on other versions, so every landing page can have it.
 */
export function UpgradeLink(): ReactNode {
  const {version, banner} = useDocsVersion();
  const {name, label, path} = useLatestVersion(undefined);
  if (banner !== 'unmaintained') return null;
  return (
    <Link to={`${withoutSlash(path)}/updating/assistant?from=${version}&to=${name}`}>
      Upgrade to version {label.replace(/^v/, '')}
    </Link>
  );
}

function statusOf(isLast: boolean, banner: ReturnType<typeof useDocsVersion>['banner']): string {
  if (banner === 'unreleased') return 'documentation in progress';
  if (isLast) return 'latest';
  return banner === 'unmaintained' ? 'no longer maintained' : 'supported';
}
