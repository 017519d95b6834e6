import fs from 'node:fs';
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {HOSTS} from '../../scripts/hosts';
import {prepare} from '../../scripts/hosts/prepare';
import {createStaticServer, listen} from '../../scripts/staticServer';
import {ask, TABLE, type Answer, type Row} from '../support/hostTable';
import {DEPLOYMENT, OLD_SCRIPT, SCRIPT, writeHostedFolder} from '../support/hostedFolder';
import {installServers, startApache, startCaddy, startNginx, type RunningServer} from '../support/servers';

const STARTERS = {nginx: startNginx, caddy: startCaddy, apache: startApache};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const build = path.join(folder, 'build');
const servers: Record<string, RunningServer> = {};

/** Deploys twice, as when a reader has a page of the first deployment open. Returns the folder. */
async function deployTwice(name: string): Promise<string> {
  const out = path.join(folder, name);
  const host = HOSTS[name];
  if (!host) throw new Error(`${name} is no host.`);
  for (const [script, previous] of [[OLD_SCRIPT], [SCRIPT, out]] as const) {
    writeHostedFolder(build, [script, `console.log('${'x'.repeat(2000)}')`]);
    await prepare(host, {build, out, previous, root: path.join(out, 'public'), now: new Date()});
  }
  return out;
}

/** Starts the server of `npm run preview`, with the compressed files of another host. */
async function startPreview(): Promise<RunningServer> {
  const server: http.Server = createStaticServer(path.join(folder, 'nginx/public/docs'), DEPLOYMENT);
  const port = await listen(server, 0);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {origin: `http://127.0.0.1:${port}`, stop};
}

function freePort(): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  installServers();
  // Servers may run as another user.
  fs.chmodSync(folder, 0o755);
  for (const [name, start] of Object.entries(STARTERS)) {
    servers[name] = await start(await deployTwice(name), await freePort());
  }
  servers.preview = await startPreview();
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map(({stop}) => stop()));
  fs.rmSync(folder, {recursive: true});
});

describe.each(['nginx', 'caddy', 'apache', 'preview'])('%s', (name) => {
  it.each(TABLE)('answers $does', async (row: Row) => {
    const answer: Answer = await ask(servers[name]?.origin ?? '', row);
    expect(answer).toEqual(expect.objectContaining(row.answers));
  });
});

it('the table has 40 requests or more, and a wrong answer fails it', async () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(40);
  const [row] = TABLE;
  if (!row) throw new Error('The table is empty.');
  const answer = await ask(servers.nginx?.origin ?? '', {...row, path: '/docs/no-such-page'});
  expect(answer).not.toEqual(expect.objectContaining(row.answers));
});
