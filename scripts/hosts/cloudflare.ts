import {headersFile, redirectsFile} from './flatFiles';
import {markdownPathSource} from './markdownPath';
import type {Host, HostSite} from './types';

/** Cloudflare Workers with static assets: https://developers.cloudflare.com/workers/static-assets/ */
export const cloudflare: Host = {
  files: (site) => ({
    'public/_headers': headersFile(site),
    'public/_redirects': redirectsFile(site),
    'wrangler.jsonc': config(site),
    'worker.js': worker(site),
  }),
  precompressed: false,
  redirects: true,
  headers: true,
};

/** Returns Wrangler's configuration. Hashed files have only one form, so requests for them don't run the worker. */
function config({baseUrl}: HostSite): string {
  const settings = {
    name: 'docs',
    main: 'worker.js',
    compatibility_date: '2025-06-01',
    assets: {
      directory: './public',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: [`${baseUrl}*`, `!${baseUrl}assets/*`, `!${baseUrl}search-index/*`],
    },
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

function worker({baseUrl}: HostSite): string {
  const base = baseUrl.replace(/\/$/, '');
  return `${markdownPathSource(baseUrl)}
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const path = markdownPath(url.pathname, request.headers.get('accept'));
    if (path !== undefined) {
      const response = await env.ASSETS.fetch(new Request(new URL(path, url), request));
      if (response.status !== 404) return response;
    }
    // The home page keeps its slash, which the setting html_handling takes off all others.
    if (url.pathname === '${base}') return Response.redirect(new URL('${baseUrl}' + url.search, url), 301);
    if (url.pathname === '${baseUrl}') return env.ASSETS.fetch(new Request(new URL('${base}', url), request));
    return env.ASSETS.fetch(request);
  },
};
`;
}
