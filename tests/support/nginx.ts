import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {aptInstall} from './aptInstall';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx and its module for Brotli with `apt-get`. Throws with what to do if that isn't possible. */
export function installNginx(): void {
  if (fs.existsSync(NGINX) && fs.existsSync(BROTLI)) return;
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  aptInstall(
    packages,
    `nginx or its module for Brotli is missing, and installing them with apt-get failed. Install ${packages.join(' and ')}, or run the tests as root on Debian.`,
  );
}

/**
 * Starts nginx with the file that `npm run host -- nginx` wrote to `dir`, on `port` instead of 80, and returns how to stop it.
 * Throws with what nginx says if the file is wrong.
 */
export function startNginx(dir: string, port: number): () => void {
  const config = path.join(dir, 'test.conf');
  const site = fs.readFileSync(path.join(dir, 'nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  fs.writeFileSync(
    config,
    `load_module ${BROTLI};
user root;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {}
http {
access_log off;
${temporary}
${site.replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)}
}
`,
  );
  // It returns when the server listens.
  const nginx = (...args: string[]): Buffer => execFileSync(NGINX, ['-c', config, ...args], {stdio: 'pipe'});
  nginx();
  return () => void nginx('-s', 'stop');
}
