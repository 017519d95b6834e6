import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const BANNER_ID = '__base-url-issue-banner';

/**
 * Returns the script that shows the banner when the site's own script has not run by the time the
 * document is parsed. It builds the banner with DOM calls, so that no crawler reads it as content.
 */
function bannerScript(baseUrl: string): string {
  return `document.addEventListener('DOMContentLoaded', function () {
  if (window.docusaurus) return;
  var suggested = location.pathname.slice(-1) === '/' ? location.pathname : location.pathname + '/';
  var banner = document.createElement('div');
  banner.id = ${JSON.stringify(BANNER_ID)};
  banner.setAttribute('role', 'alert');
  [
    'This documentation site did not load properly.',
    'A common reason is a wrong base URL in the configuration.',
    'The configured base URL is ' + ${JSON.stringify(baseUrl)} + '.',
    'Try the base URL ' + suggested
  ].forEach(function (text) {
    banner.appendChild(document.createElement('p')).textContent = text;
  });
  banner.style.cssText = 'margin:20px;padding:20px;border:thick solid #b3261e;background:#fff4e5;color:#1c1c1c;font:18px sans-serif';
  document.body.prepend(banner);
});`.replaceAll('<', String.raw`\u003c`);
}

/** The banner's script, on the home page only and only where the site's configuration asks for it. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl || ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}
