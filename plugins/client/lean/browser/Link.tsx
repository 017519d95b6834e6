import {forwardRef, type ForwardedRef, type ReactNode} from 'react';
import StockLink from '@docusaurus/core/lib/client/exports/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {without} from '../build/without';

/**
 * Makes the HTML of Docusaurus's `Link`, for which it stands in, of fewer parts. Docusaurus's own has an observer for
 * each link, to fetch what is in view, which we do not, and several components, to be followed without a page load,
 * which `SiteLinks` sees to for all links. It renders still what it alone can do: a link that marks itself as active,
 * and one that is relative.
 */
function Link(props: Props, ref: ForwardedRef<HTMLAnchorElement>): ReactNode {
  const {to, href, isNavLink, autoAddBaseUrl = true, children, ...others} = props;
  const {'data-noBrokenLinkCheck': isUnchecked, ...rest} = others;
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink, collectAnchor} = useBrokenLinks();
  const written = to || href || '';
  const kind = kindOf(written);
  const isPlain = !isNavLink && kind !== 'other' && !(kind === 'path' && rest.target);
  if (!isPlain) return <StockLink {...props} ref={ref} />;
  const attributes = without(rest, 'isActive', 'activeClassName');
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

/** Where an address leads: to a place on the page, to a path of the site, or to another site. */
function kindOf(address: string): 'place' | 'path' | 'elsewhere' | 'other' {
  if (address.startsWith('#')) return 'place';
  if (!isInternalUrl(address)) return address.startsWith('pathname:') ? 'other' : 'elsewhere';
  return address.startsWith('/') ? 'path' : 'other';
}
