import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const BANNER_ID = '__base-url-issue-banner';

/**
 * Returns the script that shows the banner when the site's own script has not run by the time the document is parsed and
 * the home page is not where it was built for. Where it is, the base URL is right and something else went wrong: the
 * notice of `plugins/client/lean/build/headScript.ts` says what. The script builds the banner with DOM calls, so that no
 * crawler reads it as content.
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
});`.replaceAll('<', String.raw`\u003c`);
}

/** The banner's script, on the home page only and only where the site's configuration asks for it. */
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
