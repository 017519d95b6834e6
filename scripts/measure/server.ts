import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {hasNginx, startNginx} from '../../tests/support/servers';
import {nginx} from '../hosts/nginx';
import {prepare} from '../hosts/prepare';
import {createStaticServer, listen} from '../staticServer';
import {ROOT} from './run';

export type Server = {
  /** The server's name. */
  readonly name: string;
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Serves a built site with compression, by nginx as `npm run host` configures it or, if it isn't installed, by Node.js. */
export function serve(dir: string): Promise<Server> {
  return hasNginx() ? serveWithNginx(dir) : serveWithNode(dir);
}

async function serveWithNginx(build: string): Promise<Server> {
  const out = fs.mkdtempSync(path.join(ROOT, '.cache/measure/nginx-'));
  await prepare(nginx, {build, out, root: path.join(out, 'public'), now: new Date()});
  const {origin, stop} = await startNginx(out, await freePort());
  const close = async (): Promise<void> => {
    await stop();
    fs.rmSync(out, {recursive: true});
  };
  return {name: 'nginx', origin, close};
}

async function serveWithNode(dir: string): Promise<Server> {
  const plain = createStaticServer(dir);
  const plainPort = await listen(plain, 0);
  const zipping = http.createServer((request, response) => zip(plainPort, request, response));
  const port = await listen(zipping, 0);
  const close = async (): Promise<void> => {
    for (const server of [zipping, plain]) {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    }
  };
  return {
    name: "the repository's own server with gzip (nginx with brotli_static is not installed)",
    origin: `http://127.0.0.1:${port}`,
    close,
  };
}

const COMPRESSIBLE = /html|css|javascript|json|xml/;

function zip(port: number, request: http.IncomingMessage, response: http.ServerResponse): void {
  const asked = {
    port,
    host: '127.0.0.1',
    path: request.url,
    method: request.method,
    headers: request.headers,
  };
  const forward = http.request(asked, (answer) => {
    const {statusCode = 500, headers} = answer;
    if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) {
      answer.pipe(response.writeHead(statusCode, headers));
      return;
    }
    const zipped = {...headers, 'content-encoding': 'gzip'};
    delete zipped['content-length'];
    answer.pipe(zlib.createGzip()).pipe(response.writeHead(statusCode, zipped));
  });
  forward.once('error', (error) => response.destroy(error));
  request.pipe(forward);
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  const port = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') reject(new Error('No TCP address.'));
      else resolve(address.port);
    });
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until the server responds. Throws after ten seconds. */
export async function answers(url: string, seconds = 10): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`${url} does not respond.`, {cause: error});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
