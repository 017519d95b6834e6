import {IMMUTABLE} from './caching';
import type {HostSite} from './types';

/**
 * Returns a file `_headers` for Netlify and Cloudflare. Both join the values of rules that apply to one address, so
 * Cloudflare's `! Name` isn't used and each address gets one Cache-Control.
 */
export function headersFile({baseUrl, headers}: HostSite): string {
  const security = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...security,
    '  Vary: Accept',
    ...[`${baseUrl}assets/*`, `${baseUrl}search-index/:folder/*`].flatMap((path) => [
      path,
      `  Cache-Control: ${IMMUTABLE}`,
    ]),
    '',
  ].join('\n');
}

/** Returns a file `_redirects` for Netlify and Cloudflare. Both keep the query. */
export function redirectsFile({baseUrl, redirects}: HostSite): string {
  const rules = [`/ ${baseUrl} 302`, ...redirects.map(({from, to}) => `${from} ${to} 301`)];
  return `${rules.join('\n')}\n`;
}
