import {withoutSlash} from '../../packages/lib/withoutSlash';
import type {Deployment} from '../../plugins/site/security-headers';
import {IMMUTABLE} from './caching';
import {NOT_REFUSED} from './notRefused';

/**
 * Returns the content of `vercel.json` (https://vercel.com/docs/project-configuration). Vercel looks for a file before it
 * rewrites an address, so a page's Markdown is reached with a redirect. The search page has no Markdown.
 */
export function vercelConfig({baseUrl, headers, redirects}: Deployment): object {
  const has = [{type: 'header', key: 'accept', value: `.*text/markdown${NOT_REFUSED}.*`}];
  const missing = [{type: 'header', key: 'accept', value: `.*text/html${NOT_REFUSED}.*`}];
  const immutable = [{key: 'Cache-Control', value: IMMUTABLE}];
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: 'public',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      {source: '/', destination: withoutSlash(baseUrl), statusCode: 302},
      ...redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
      {source: withoutSlash(baseUrl), has, missing, destination: `${baseUrl}index.md`, statusCode: 307},
      {
        source: `${baseUrl}:page((?!search$)[^.]+)`,
        has,
        missing,
        destination: `${baseUrl}:page.md`,
        statusCode: 307,
      },
    ],
    headers: [
      {
        source: '/(.*)',
        headers: Object.entries({...headers, Vary: 'Accept'}).map(([key, value]) => ({key, value})),
      },
      {source: `${baseUrl}assets/(.*)`, headers: immutable},
      {source: `${baseUrl}search-index/([^/]+)/(.*)`, headers: immutable},
      {
        source: `${baseUrl}(.*)\\.md`,
        headers: [{key: 'Content-Type', value: 'text/markdown; charset=utf-8'}],
      },
    ],
  };
}
