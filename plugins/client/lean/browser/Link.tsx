import {forwardRef, type ForwardedRef, type ReactNode} from 'react';
import StockLink from '@docusaurus/core/lib/client/exports/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Replaces Docusaurus's `Link` and renders the same HTML with fewer components. The original has an
 * `IntersectionObserver` per link for prefetching and several router components for navigation; `SiteLinks` does both
 * for all links. The original still renders links that mark themselves as active and links with relative addresses,
 * because only it can do so.
 */
function Link(props: Props, ref: ForwardedRef<HTMLAnchorElement>): ReactNode {
  const {to, href, autoAddBaseUrl = true, 'data-noBrokenLinkCheck': isUnchecked, children, ...others} = props;
  const {isNavLink, isActive, activeClassName, ...attributes} = others;
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink, collectAnchor} = useBrokenLinks();
  const written = to || href || '';
  const kind = kindOf(written);
  const isPlain = !isNavLink && kind !== 'other' && !(kind === 'path' && attributes.target);
  if (!isPlain) return <StockLink {...props} ref={ref} />;
  if (attributes.id) collectAnchor(attributes.id);
  if (kind === 'path') {
    const address = applyTrailingSlash(autoAddBaseUrl ? withBaseUrl(written) : written, {
      trailingSlash,
      baseUrl,
    });
    if (!isUnchecked) collectLink(address);
    return (
      <a {...attributes} ref={ref} href={address}>
        {children}
      </a>
    );
  }
  if (kind === 'place' && !isUnchecked) collectLink(written);
  return (
    <a ref={ref} href={written} {...(kind === 'elsewhere' && NEW_TAB)} {...attributes}>
      {children}
    </a>
  );
}

export default forwardRef(Link);

const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'};

/**
 * Returns where an address leads: `place` is on the same page, `path` is on the site, and `elsewhere` is another
 * site.
 */
function kindOf(address: string): 'place' | 'path' | 'elsewhere' | 'other' {
  if (address.startsWith('#')) return 'place';
  if (!isInternalUrl(address)) return address.startsWith('pathname:') ? 'other' : 'elsewhere';
  return address.startsWith('/') ? 'path' : 'other';
}
