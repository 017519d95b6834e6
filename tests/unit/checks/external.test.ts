import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tryAll} from '../../../packages/checks/links/tryAll';

let server: http.Server;
let origin: string;
const requests: string[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    mostOpen = Math.max(mostOpen, ++open);
    response.on('close', () => open--);
    if (url === '/slow') return;
    if (url === '/moved') response.writeHead(301, {location: '/ok'}).end();
    else if (url === '/missing') response.writeHead(404).end();
    else if (url === '/flaky')
      response.writeHead(requests.filter((one) => one === url).length > 1 ? 200 : 503).end();
    else response.writeHead(200).end('a page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('URLs are tried one at a time on a host, and a second time if they fail', async () => {
  const urls = ['/ok', '/moved', '/missing', '/flaky', '/ok'].map((path) => origin + path);
  expect(await tryAll([...urls, 'http://127.0.0.1:9'], 60_000)).toEqual(
    new Map<string, string | number>([
      [`${origin}/missing`, 404],
      ['http://127.0.0.1:9', 'bad port'],
    ]),
  );
  expect(requests.filter((url) => url === '/missing')).toHaveLength(2);
  expect(mostOpen).toBe(1);
});

test('a server that does not respond in time is reported', async () => {
  const problems = await tryAll([`${origin}/slow`], 50);
  expect([...problems.values()]).toEqual(['no response within 0.05 s']);
});
