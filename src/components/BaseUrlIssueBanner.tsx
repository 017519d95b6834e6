import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The banner's script, from `plugins/site/base-url-banner`. */
declare const BASE_URL_BANNER: string;

/** Renders the banner's script, on the home page only and only if the site's configuration enables it. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{BASE_URL_BANNER}</script>
    </Head>
  );
}
