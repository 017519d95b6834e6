import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {isHashed} from '../plugins/lib/hashedFiles';
import {IMMUTABLE, REVALIDATED} from './hosts/caching';
import {plainAddress} from '../plugins/lib/plainAddress';
import {readDeployment, type Deployment} from '../plugins/site/security-headers';

/** How long a connection is kept without a request, in milliseconds. */
const KEPT_MS = 120_000;

/** Only the path and the query of an address are read, but `URL` needs the rest. */
const ORIGIN = 'http://localhost';

/**
 * Returns a server for the built site in `dir` that responds as its hosts do (see `tests/build/hosts.test.ts`): with the headers
 * that the build wrote, plain paths with 200, their `.html`, `/index.html` and trailing-slash forms and old addresses
 * with a redirect, pages as Markdown if that is what the request accepts, and unknown paths with 404 and the not-found
 * page.
 */
export function createStaticServer(dir: string, deployment: Deployment = readDeployment(dir)): http.Server {
  const {baseUrl, headers, redirects} = deployment;
  const moved = new Map(redirects.map(({from, to}) => [from, to]));
  const notFoundPage = fs.readFileSync(path.join(dir, '404.html'));
  const sendNotFound = (_request: http.IncomingMessage, response: http.ServerResponse): void => {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATED});
    response.end(notFoundPage);
  };
  const serveFile = sirv(dir, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    onNoMatch: sendNotFound,
    setHeaders(response, file) {
      if (!isHashed(file.slice(1))) response.setHeader('Vary', 'Accept, Accept-Encoding');
      if (file.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    },
  });
  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const place = placeOf(request.url ?? '/');
    if (!place) {
      response.writeHead(400).end();
      return;
    }
    const {pathname, search} = place;
    const route = pathname.slice(baseUrl.length);
    const redirect = (status: number, target: string): void => {
      response.writeHead(status, {location: `${target}${search}`, 'cache-control': REVALIDATED}).end();
    };
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    if (pathname === '/') return redirect(302, baseUrl);
    if (!`${pathname}/`.startsWith(baseUrl)) return sendNotFound(request, response);
    if (/^404(?:\.html)?$/.test(route)) return sendNotFound(request, response);
    const plain = moved.get(pathname) ?? plainAddress(pathname, baseUrl);
    if (plain !== pathname) return redirect(301, plain);
    response.setHeader('Cache-Control', isHashed(route) ? IMMUTABLE : REVALIDATED);
    const markdown = `${route || 'index'}.md`;
    const negotiated = wantsMarkdown(request.headers.accept) && fs.existsSync(path.join(dir, markdown));
    request.url = `/${negotiated ? markdown : route}${search}`;
    serveFile(request, response);
  });
}

/**
 * Splits a request's target into its path and query. Repeated slashes become one, because a path that starts with two of
 * them would be read as the name of a host, here and in a redirect. Returns undefined for a target that isn't an address.
 *
 * @example
 * placeOf('//evil.test/?a') // {pathname: '/evil.test/', search: '?a'}
 */
function placeOf(target: string): {readonly pathname: string; readonly search: string} | undefined {
  const address = target.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/'));
  return URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : undefined;
}

/** Returns whether a request accepts Markdown and isn't a browser's, which accepts HTML. */
function wantsMarkdown(accept = ''): boolean {
  return accepts(accept, 'text/markdown') && !accepts(accept, 'text/html');
}

/** Returns whether a media type is listed in the header `Accept`, and not with the quality 0, which refuses it. */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * Starts `server` on `port` (0 for any free one) of this machine and returns the port. Throws if the port is in use.
 */
export function listen(server: http.Server, port: number): Promise<number> {
  // With Node.js's five seconds, a client on a busy machine may reuse a connection just when it is closed.
  server.keepAliveTimeout = KEPT_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No TCP address.'));
      else resolve(address.port);
    });
  });
}
