import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {externalReport} from '../../../packages/checks/links/externalReport';
import {tryAddress, type Outcome} from '../../../packages/checks/links/tryAddress';
import {hasNetwork, tryAll} from '../../../packages/checks/links/tryAll';

/** Addresses here answer, or are refused, however slow the machine is; only `/slow` never does. */
const OPTIONS = {timeout: 60_000, pause: 5, parallel: 8, gap: 5};
const IMPATIENT = {...OPTIONS, timeout: 50};

let server: http.Server;
let origin: string;
let requests: string[];
let open: number;
let mostOpen: number;

const STATUS: Readonly<Record<string, number>> = {
  '/ok': 200,
  '/missing': 404,
  '/broken': 500,
  '/deep/ok': 200,
};
const REDIRECTS: Readonly<Record<string, [number, string]>> = {
  '/moved': [301, '/ok'],
  '/twice': [308, '/moved'],
  '/today': [302, '/ok'],
  '/mixed': [301, '/today'],
  '/to-nothing': [301, '/missing'],
  '/loop': [302, '/loop'],
};

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const url = request.url ?? '';
  requests.push(`${request.method} ${url}`);
  mostOpen = Math.max(mostOpen, ++open);
  response.on('close', () => open--);
  const redirect = REDIRECTS[url];
  if (url === '/slow') return;
  if (url === '/no-head' && request.method === 'HEAD') response.writeHead(405).end();
  else if (url === '/flaky') response.writeHead(requests.length > 2 ? 200 : 503).end();
  else if (redirect) response.writeHead(redirect[0], {location: redirect[1]}).end();
  else response.writeHead(STATUS[url] ?? 200).end(request.method === 'GET' ? 'a page' : undefined);
}

beforeAll(async () => {
  server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
  open = 0;
  mostOpen = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ok: Outcome = {kind: 'works', status: 200};

describe('an address', () => {
  test('that works is asked once, with HEAD', async () => {
    expect(await tryAddress(`${origin}/ok`, OPTIONS)).toEqual(ok);
    expect(requests).toEqual(['HEAD /ok']);
  });

  test('whose server refuses HEAD is asked with GET', async () => {
    expect(await tryAddress(`${origin}/no-head`, OPTIONS)).toEqual(ok);
    expect(requests).toEqual(['HEAD /no-head', 'GET /no-head']);
  });

  test.each([
    ['/missing', 404],
    ['/broken', 500],
    ['/to-nothing', 404],
  ])('%s fails with its status, after a second try', async (path, status) => {
    expect(await tryAddress(origin + path, OPTIONS)).toEqual({kind: 'fails', status});
    expect(requests.filter((request) => request.endsWith(` ${path}`))).toHaveLength(4);
  });

  test('that works the second time works', async () => {
    expect(await tryAddress(`${origin}/flaky`, OPTIONS)).toEqual(ok);
  });

  test('that does not answer in time is silent', async () => {
    const outcome = {kind: 'silent', reason: 'no response within 0.05 s'};
    expect(await tryAddress(`${origin}/slow`, IMPATIENT)).toEqual(outcome);
  });

  test('that nobody listens at is silent', async () => {
    const outcome = {kind: 'silent', reason: 'bad port'};
    expect(await tryAddress('http://127.0.0.1:9', OPTIONS)).toEqual(outcome);
  });

  test('that redirects to itself is silent', async () => {
    const outcome = {kind: 'silent', reason: 'more than 8 redirects'};
    expect(await tryAddress(`${origin}/loop`, OPTIONS)).toEqual(outcome);
  });

  test.each([
    ['/moved', '/ok'],
    ['/twice', '/ok'],
    ['/mixed', '/today'],
    ['/today', undefined],
  ])('%s tells a permanent redirect', async (from, to) => {
    const expected = to === undefined ? ok : {...ok, movedTo: origin + to};
    expect(await tryAddress(origin + from, OPTIONS)).toEqual(expected);
  });
});

describe('all addresses', () => {
  test('are tried once each, one at a time on a host', async () => {
    const paths = ['/ok', '/deep/ok', '/missing', '/ok', '/a', '/b', '/c'];
    const outcomes = await tryAll(
      paths.map((path) => origin + path),
      OPTIONS,
    );
    expect(outcomes.size).toBe(6);
    expect(requests.filter((request) => request === 'HEAD /ok')).toHaveLength(1);
    expect(mostOpen).toBe(1);
  });

  test('are not tried without a network', async () => {
    expect(await hasNetwork(['http://127.0.0.1:9', `${origin}/slow`], IMPATIENT)).toBe(false);
    expect(await hasNetwork(['http://127.0.0.1:9', `${origin}/missing`], OPTIONS)).toBe(true);
  });
});

test('the report names each place of a failure, and each address that has moved', () => {
  const place = (file: string, line: number, url: string) => ({file, line, column: 1, url});
  const links = [
    place('docs/a.md', 3, 'https://gone.dev/#top'),
    place('docs/b.md', 5, 'https://gone.dev/'),
    place('docs/a.md', 7, 'https://silent.dev/'),
    place('docs/a.md', 9, 'https://old.dev/'),
    place('docs/b.md', 9, 'https://old.dev/#a'),
    place('docs/c.md', 9, 'https://fine.dev/'),
  ];
  const outcomes = new Map<string, Outcome>([
    ['https://gone.dev/', {kind: 'fails', status: 404}],
    ['https://silent.dev/', {kind: 'silent', reason: 'ENOTFOUND'}],
    ['https://old.dev/', {kind: 'works', status: 200, movedTo: 'https://new.dev/'}],
    ['https://fine.dev/', {kind: 'works', status: 200}],
  ]);
  expect(externalReport(links, outcomes)).toEqual({
    failures: [
      'docs/a.md:3  404  https://gone.dev/',
      'docs/b.md:5  404  https://gone.dev/',
      'docs/a.md:7  ENOTFOUND  https://silent.dev/',
    ],
    advice: ['docs/a.md:9 and 1 more  https://old.dev/ has moved to https://new.dev/'],
  });
});
