import fs from 'node:fs';
import path from 'node:path';
import {atomicWrite} from '../../packages/lib/atomicWrite';
import {filesBelow} from '../../packages/lib/filesBelow';
import {relativePath} from '../../packages/lib/posixPaths';
import {redirectPage} from '../../plugins/site/redirects';
import {policyForMeta, type Deployment} from '../../plugins/site/security-headers';

/**
 * Changes the site in `site` for GitHub Pages, which can't redirect and sends its own headers: a page's address with a slash
 * is a page that leads to it, and each page has the security policy in a `<meta>` element.
 */
export function adaptToGitHubPages(site: string, {baseUrl, headers}: Deployment): void {
  for (const file of htmlFiles(site)) addSlashPage(site, file, baseUrl);
  for (const file of htmlFiles(site)) addPolicy(path.join(site, file), policyForMeta(headers));
}

function htmlFiles(site: string): string[] {
  return filesBelow(site, () => false)
    .filter((file) => file.endsWith('.html'))
    .map((file) => relativePath(site, file));
}

/** GitHub Pages serves `page.html` at `page` by itself, but answers `page/` only with a page in the folder of its name. */
function addSlashPage(site: string, file: string, baseUrl: string): void {
  const route = file.slice(0, -'.html'.length);
  if (route === '404' || path.basename(route) === 'index') return;
  atomicWrite(path.join(site, route, 'index.html'), redirectPage(`${baseUrl}${route}`));
}

/** Adds the policy to an HTML file. It is replaced and not edited, because it is a link to that of the build. */
function addPolicy(file: string, policy: string): void {
  const html = fs.readFileSync(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // The policy applies to what follows it, and the encoding comes first.
  const changed = html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`);
  if (changed === html) throw new Error(`${file} has no <meta charset>, after which its policy would be.`);
  atomicWrite(file, changed);
}
