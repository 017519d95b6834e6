import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {PATIENCE_MS} from './waiting';

/** The Debian packages with the servers, and a file of each that exists once it is installed. */
const PACKAGES: Readonly<Record<string, string>> = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  apache2: '/usr/sbin/apache2',
};

/** A server that is running. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<void>};

/** Installs the servers that are missing with `apt-get`. Throws with what to do if that isn't possible. */
export function installServers(): void {
  const missing = Object.keys(PACKAGES).filter((name) => !fs.existsSync(PACKAGES[name] ?? ''));
  if (missing.length === 0) return;
  try {
    execFileSync('apt-get', ['update'], {stdio: 'ignore'});
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      stdio: 'ignore',
      // The packages would start the servers, on port 80.
      env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
    });
  } catch (error) {
    throw new Error(
      `These Debian packages are missing, and installing them with apt-get failed: ${missing.join(', ')}. Install them, or run the tests as root on Debian.`,
      {cause: error},
    );
  }
}

/** Starts nginx with the file that `npm run host -- nginx` wrote to `dir`, on `port` instead of 80. */
export function startNginx(dir: string, port: number): Promise<RunningServer> {
  const config = path.join(dir, 'test.conf');
  const own = onPort(dir, 'nginx.conf', /listen (?:\[::\]:)?80;/g, `listen 127.0.0.1:${port};`);
  // The second `listen` is that for IPv6.
  const once = own.replace(`listen 127.0.0.1:${port};`, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  fs.writeFileSync(
    config,
    `load_module ${PACKAGES['libnginx-mod-http-brotli-static']};
user root;
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${temporary}
${once}
}
`,
  );
  return start('/usr/sbin/nginx', ['-c', config], port);
}

/** Starts Caddy with the file that `npm run host -- caddy` wrote to `dir`, on `port` instead of 80. */
export function startCaddy(dir: string, port: number): Promise<RunningServer> {
  const config = path.join(dir, 'test.Caddyfile');
  const own = onPort(dir, 'Caddyfile', /^:80 \{/m, `http://127.0.0.1:${port} {`);
  fs.writeFileSync(config, `{\n  admin off\n  auto_https off\n}\n${own}`);
  const home = {HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir};
  return start('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, home);
}

/** Starts Apache with the file that `npm run host -- apache` wrote to `dir`, on `port` instead of 80. */
export function startApache(dir: string, port: number): Promise<RunningServer> {
  const config = path.join(dir, 'test.conf');
  const own = onPort(dir, 'apache.conf', /<VirtualHost \*:80>/, `<VirtualHost 127.0.0.1:${port}>`);
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers'];
  fs.writeFileSync(
    config,
    `ServerName localhost
ServerRoot ${dir}
PidFile ${dir}/apache.pid
Listen 127.0.0.1:${port}
ErrorLog ${dir}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
# What Debian's own configuration of mod_mime says about these endings.
AddLanguage br .br
AddType application/x-gzip .gz
${own}`,
  );
  return start('/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', config], port);
}

/** Returns a configuration with another port. Throws if it doesn't name one as expected. */
function onPort(dir: string, file: string, listens: RegExp, replacement: string): string {
  const text = fs.readFileSync(path.join(dir, file), 'utf8');
  const changed = text.replace(listens, replacement);
  if (changed === text) throw new Error(`${file} doesn't say on which port to listen.`);
  return changed;
}

async function start(
  binary: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(binary, args, {env: {...process.env, ...env}, stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + PATIENCE_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill();
      throw new Error(`${binary} did not start:\n${output}`);
    }
    await sleep(50);
  }
  return {origin, stop: () => stop(child)};
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
}
