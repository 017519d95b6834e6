/**
 * The script that shows the banner if the site's main script hasn't run when the document is parsed and the site isn't at
 * the URL that it was built for, `base`. If it is at the right URL, something else went wrong, and the notice of
 * `plugins/client/lean/build/headScript.ts` shows instead. That script runs in the bubbling phase and stays silent if
 * this banner is there, so this one runs in the capturing phase. The script creates the banner with DOM calls, so that
 * crawlers don't index it.
 */
export function main(base: string): void {
  const show = (): void => {
    const found = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
    if ('docusaurus' in window || found === base) return;
    const banner = document.createElement('div');
    banner.id = '__base-url-issue-banner';
    banner.setAttribute('role', 'alert');
    for (const text of [
      'This documentation site did not load properly.',
      `It was built for the base URL ${base}.`,
      adviceFor(found, base),
    ]) {
      banner.appendChild(document.createElement('p')).textContent = text;
    }
    banner.style.cssText =
      'margin:20px;padding:20px;border:thick solid #b3261e;background:#fff4e5;color:#1c1c1c;font:18px sans-serif;overflow-wrap:anywhere';
    document.body.prepend(banner);
  };
  document.addEventListener('DOMContentLoaded', show, true);
}

function adviceFor(found: string, base: string): string {
  return location.protocol === 'file:'
    ? 'Browsers cannot load the site from files. Serve the build folder with a web server instead.'
    : `This page is at ${found}. If this is your site, serve it at ${base}, or set baseUrl to ${found} in its configuration and rebuild it.`;
}
