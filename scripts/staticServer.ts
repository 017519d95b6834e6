import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {plainAddress} from '../plugins/client/articles/plainAddress';

export type StaticServerOptions = {
  /** The folder that `npm run build` wrote. */
  readonly dir: string;
  /** The path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
};

/**
 * Returns a server for a built site that responds as its host should: plain paths with 200, their `.html`,
 * `/index.html` and trailing-slash forms with a redirect, and unknown paths with 404 and the not-found page.
 * `docusaurus serve` loses the base URL in such redirects.
 */
export function createStaticServer({dir, baseUrl}: StaticServerOptions): http.Server {
  const notFoundPage = fs.readFileSync(path.join(dir, '404.html'));
  const sendNotFound = (_request: http.IncomingMessage, response: http.ServerResponse): void => {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFoundPage);
  };
  const serveFile = sirv(dir, {extensions: ['html'], etag: true, onNoMatch: sendNotFound});
  return http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    const plain = plainAddress(url.pathname, baseUrl);
    if (plain !== url.pathname) {
      response.writeHead(301, {location: `${plain}${url.search}`}).end();
      return;
    }
    if (!url.pathname.startsWith(baseUrl)) {
      sendNotFound(request, response);
      return;
    }
    request.url = `/${url.pathname.slice(baseUrl.length)}${url.search}`;
    serveFile(request, response);
  });
}

/**
 * Starts `server` on `port` (0 for any free one) of this machine and returns the port. Throws if the port is in use.
 */
export function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No TCP address.'));
      else resolve(address.port);
    });
  });
}
