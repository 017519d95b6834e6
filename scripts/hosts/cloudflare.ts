import {plainAddress} from '../../plugins/client/articles/plainAddress';
import {withoutSlash} from '../../plugins/lib/withoutSlash';
import {REVALIDATED} from './caching';
import {headersFile, redirectsFile} from './flatFiles';
import {markdownPathSource} from './markdownPath';
import type {Host, HostSite} from './types';

/** Cloudflare Workers with static assets: https://developers.cloudflare.com/workers/static-assets/ */
export const cloudflare: Host = {
  files: (site) => ({
    'public/_headers': headersFile(site),
    'public/_redirects': redirectsFile(site),
    'wrangler.jsonc': config(),
    'worker.js': worker(site),
  }),
  precompressed: false,
  redirects: true,
  headers: true,
};

/** Returns Wrangler's configuration. */
function config(): string {
  const settings = {
    name: 'docs',
    main: 'worker.js',
    compatibility_date: '2025-06-01',
    assets: {
      directory: './public',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: true,
    },
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** Returns the worker. The headers in `_headers` aren't sent with its own responses, so it has them, too. */
function worker({baseUrl, headers}: HostSite): string {
  const base = withoutSlash(baseUrl);
  return `${markdownPathSource(baseUrl)}
${plainAddress.toString()}

const HEADERS = ${JSON.stringify({...headers, 'Cache-Control': REVALIDATED}, undefined, 2)};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const {pathname} = url;
    const fileAt = (path) => env.ASSETS.fetch(new Request(new URL(path + url.search, url), request));

    const plain = plainAddress(pathname, '${baseUrl}');
    if (plain !== pathname) {
      return new Response(null, {status: 301, headers: {...HEADERS, Location: plain + url.search}});
    }
    const markdown = markdownPath(pathname, request.headers.get('accept'));
    if (markdown !== undefined) {
      const response = await fileAt(markdown);
      if (response.status !== 404) return response;
    }
    // The setting html_handling takes the slash off the home page, too.
    const response = await fileAt(pathname === '${baseUrl}' ? '${base}' : pathname);
    if (response.status !== 404 && pathname !== '${baseUrl}404') return response;
    // _headers would have browsers keep for a year that a hashed file is missing.
    const missing = new Response(response.body, {status: 404, headers: response.headers});
    missing.headers.set('Cache-Control', '${REVALIDATED}');
    return missing;
  },
};
`;
}
