import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const BANNER_ID = '__base-url-issue-banner';

/**
 * Returns the script that shows the banner if the site's main script hasn't run when the document is parsed and the
 * site isn't at the URL that it was built for. If it is at the right URL, something else went wrong, and the notice
 * of `plugins/client/lean/build/headScript.ts` shows instead. That script runs in the bubbling phase and stays silent if
 * this banner is there, so this one runs in the capturing phase. The script creates the banner with DOM calls, so that
 * crawlers don't index it.
 */
function bannerScript(baseUrl: string): string {
  return `document.addEventListener('DOMContentLoaded', function () {
  var base = ${JSON.stringify(baseUrl)};
  var found = location.pathname.replace(/index\\.html$/, '').replace(/\\/?$/, '/');
  if (window.docusaurus || found === base) return;
  var advice = location.protocol === 'file:' ?
    'Browsers cannot load the site from files. Serve the build folder with a web server instead.' :
    'This page is at ' + found + '. If this is your site, serve it at ' + base + ', or set baseUrl to ' + found + ' in its configuration and rebuild it.';
  var banner = document.createElement('div');
  banner.id = ${JSON.stringify(BANNER_ID)};
  banner.setAttribute('role', 'alert');
  [
    'This documentation site did not load properly.',
    'It was built for the base URL ' + base + '.',
    advice
  ].forEach(function (text) {
    banner.appendChild(document.createElement('p')).textContent = text;
  });
  banner.style.cssText = 'margin:20px;padding:20px;border:thick solid #b3261e;background:#fff4e5;color:#1c1c1c;font:18px sans-serif;overflow-wrap:anywhere';
  document.body.prepend(banner);
}, true);`.replaceAll('<', String.raw`\u003c`);
}

/** Renders the banner's script, on the home page only and only if the site's configuration enables it. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}
