import {plainAddress} from '../../plugins/client/articles/plainAddress';
import {headersFile, redirectsFile} from './flatFiles';
import {markdownPathSource} from './markdownPath';
import type {Host, HostSite} from './types';

/** Netlify: https://docs.netlify.com/manage/routing/redirects/overview */
export const netlify: Host = {
  files: (site) => ({
    'public/_headers': `${headersFile(site)}${site.baseUrl}*.md\n  Content-Type: text/markdown; charset=utf-8\n`,
    'public/_redirects': `${redirectsFile(site)}/* ${site.baseUrl}404.html 404\n`,
    'netlify.toml': CONFIG,
    'netlify/edge-functions/markdown.js': markdownFunction(site),
    'netlify/edge-functions/plain.js': plainFunction(site),
  }),
  precompressed: false,
  redirects: true,
  headers: true,
};

const CONFIG = `[build]
  publish = "public"

# Redirects page/ to page.
[build.processing.html]
  pretty_urls = true
`;

/** Returns an edge function for requests that accept Markdown; those of browsers never start it. */
function markdownFunction({baseUrl}: HostSite): string {
  return `${markdownPathSource(baseUrl)}
export default async (request, context) => {
  const path = markdownPath(new URL(request.url).pathname, request.headers.get('accept'));
  if (path === undefined) return undefined;
  const response = await context.next(new Request(new URL(path, request.url), request));
  return response.status === 404 ? context.next() : response;
};

export const config = {path: '${baseUrl}*', header: {accept: 'text/markdown'}};
`;
}

/** Returns an edge function for addresses with `.html`, which Netlify would serve as they are. */
function plainFunction({baseUrl}: HostSite): string {
  return `${plainAddress.toString()}

export default (request) => {
  const {pathname, search} = new URL(request.url);
  return Response.redirect(new URL(plainAddress(pathname, '${baseUrl}') + search, request.url), 301);
};

export const config = {path: '${baseUrl}*.html'};
`;
}
