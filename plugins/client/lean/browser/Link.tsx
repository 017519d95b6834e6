import type {ReactNode} from 'react';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {matchPath, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Replaces Docusaurus's `Link` and renders the same HTML with fewer components. The original has an
 * `IntersectionObserver` per link for prefetching and several router components for navigation; `SiteLinks` does both
 * for all links.
 */
export default function Link(props: Props): ReactNode {
  const {
    to,
    href,
    autoAddBaseUrl = true,
    'data-noBrokenLinkCheck': isUnchecked,
    isNavLink,
    ...others
  } = props;
  const {isActive, activeClassName, exact, children, ...attributes} = others;
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink, collectAnchor} = useBrokenLinks();
  // A link without an address is only an anchor.
  const written = to || href || '';
  const isInternal = isInternalUrl(written);
  // Docusaurus treats an address with this prefix as one of another site.
  const path = written.replace('pathname://', '');
  const based = autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  const address = isInternal && based ? applyTrailingSlash(based, {trailingSlash, baseUrl}) : based;
  const isPlace = address.startsWith('#');
  const isFollowed = isInternal && based && !isPlace && ['', '_self'].includes(attributes.target ?? '');
  if (attributes.id) collectAnchor(attributes.id);
  if ((isFollowed || isPlace) && !isUnchecked) collectLink(address);
  // The order of the attributes is Docusaurus's.
  if (isFollowed) {
    const link = {...attributes, href: address};
    if (!isNavLink) return <a {...link}>{children}</a>;
    const marks = {isActive, activeClassName, exact};
    return (
      <MarkedLink {...link} {...marks}>
        {children}
      </MarkedLink>
    );
  }
  return (
    <a href={address || undefined} {...(!isInternal && NEW_TAB)} {...attributes}>
      {children}
    </a>
  );
}

const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'};

/** A link that is marked on the page that it leads to and below that, or where `isActive` says. */
function MarkedLink(props: Props): ReactNode {
  const {isActive, activeClassName, exact, className, children, ...attributes} = props;
  const location = useLocation();
  const match = matchPath(location.pathname, {path: attributes.href, exact});
  const isMarked = isActive ? isActive(match, location) : match !== null;
  return (
    <a
      aria-current={isMarked ? 'page' : undefined}
      className={clsx(className, isMarked && activeClassName)}
      {...attributes}>
      {children}
    </a>
  );
}
