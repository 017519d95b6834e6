import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {createStaticServer, listen} from '../staticServer';
import {BASE_URL} from './pages';
import {ROOT} from './run';

export type Server = {
  /** The server's name. */
  readonly name: string;
  readonly origin: string;
  readonly close: () => Promise<void>;
};

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Serves a built site with gzip, by nginx with the README's configuration or, if it isn't installed, by Node.js. */
export async function serve(dir: string): Promise<Server> {
  const binary = NGINX.find((file) => fs.existsSync(file));
  return binary === undefined ? serveWithNode(dir) : serveWithNginx(dir, binary);
}

/** These folders belong to root on systems that run nginx as a service. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns the README's nginx configuration for a root folder and a port. Throws if there is none. */
export function nginxConfig(readme: string, root: string, port: number): string {
  const server = /```nginx\n([\s\S]*?)```/.exec(readme)?.[1];
  if (server === undefined) throw new Error('README.md has no block with an nginx configuration.');
  const own = server.replace(/^( *)root [^;]+;/m, `$1listen 127.0.0.1:${port};\n$1root ${root};`);
  return `daemon off;
pid ${root}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;\n' : ''}events {}
http {
access_log off;
include /etc/nginx/mime.types;
${TEMPORARY.map((name) => `${name}_temp_path ${root}/${name};`).join('\n')}
${own}}
`;
}

async function serveWithNginx(dir: string, binary: string): Promise<Server> {
  const port = await freePort();
  const root = fs.mkdtempSync(path.join(ROOT, '.cache/measure/nginx-'));
  fs.symlinkSync(dir, path.join(root, BASE_URL.replaceAll('/', '')));
  fs.symlinkSync(path.join(dir, 'robots.txt'), path.join(root, 'robots.txt'));
  const file = path.join(root, 'nginx.conf');
  fs.writeFileSync(file, nginxConfig(fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8'), root, port));
  execFileSync(binary, ['-t', '-q', '-c', file]);
  const child = spawn(binary, ['-c', file], {stdio: ['ignore', 'ignore', 'inherit']});
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}${BASE_URL}`);
  const close = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(root, {recursive: true});
  };
  return {name: `nginx (${binary})`, origin, close};
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
    name: "the repository's own server with gzip (nginx is not installed)",
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
