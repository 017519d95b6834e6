import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {prepare} from '../../scripts/hosts/prepare';
import {createStaticServer, listen} from '../../scripts/staticServer';
import {DEPLOYMENT, OLD_SCRIPT, SCRIPT, writeHostedFolder} from '../support/hostedFolder';
import {installNginx, startNginx} from '../support/nginx';

/** What is compared of a response. */
type Answer = {
  readonly status: number;
  readonly location: string | null;
  readonly type: string | undefined;
  readonly cache: string | null;
  readonly encoding: string | null;
  readonly range: string | null;
  /** What caches know that the response depends on. */
  readonly vary: string;
  /** Whether the response has the security policy and forbids guessing types. */
  readonly secured: boolean;
  /** The title of the HTML or the Markdown, or the length of anything else. */
  readonly content: string;
};
type Row = readonly [does: string, path: string, answer: Partial<Answer>, request?: RequestInit];

const REVALIDATED = {cache: 'no-cache', secured: true};
const IMMUTABLE = {status: 200, cache: 'public, max-age=31536000, immutable', secured: true};
const SCRIPT_FILE = {...IMMUTABLE, content: '2015'};
const MISSING = {...REVALIDATED, status: 404, type: 'text/html; charset=utf-8', content: 'Page not found'};
const html = (content: string): Partial<Answer> => ({
  ...REVALIDATED,
  status: 200,
  type: 'text/html; charset=utf-8',
  vary: 'accept, accept-encoding',
  content,
});
const markdown = (title: string): Partial<Answer> => ({
  ...html(`# ${title}`),
  type: 'text/markdown; charset=utf-8',
});
const moved = (location: string): Partial<Answer> => ({...REVALIDATED, status: 301, location});

const accepting = (accept: string): RequestInit => ({headers: {accept}});
const encoded = (encoding: string): RequestInit => ({headers: {'accept-encoding': encoding}});
const AS_MARKDOWN = accepting('text/markdown, */*;q=0.5');

/** The requests that nginx and the preview answer alike. */
const TABLE: readonly Row[] = [
  ['a page', '/docs/cli', html('CLI')],
  ['the home page', '/docs/', html('Home')],
  ['a page in a folder', '/docs/cli/commands/run', html('Run')],
  ['a page that is also a folder', '/docs/v6', html('Version 6')],
  ['a page with a hyphen and a digit', '/docs/updating/5-0', html('Updating')],
  ['a page with a query', '/docs/cli?a=b', html('CLI')],
  ['a page to a browser', '/docs/cli', html('CLI'), accepting('text/html,application/xml;q=0.9,*/*;q=0.8')],
  ["the host's root", '/', {status: 302, location: '/docs/'}],
  ['the base URL without its slash', '/docs', moved('/docs/')],
  ['a page with .html', '/docs/cli.html', moved('/docs/cli')],
  ['a page with .html and a query', '/docs/cli.html?a=b&c', moved('/docs/cli?a=b&c')],
  ['a page with a slash', '/docs/cli/', moved('/docs/cli')],
  ['a page with a slash and a query', '/docs/cli/?a=b', moved('/docs/cli?a=b')],
  ['a page with /index.html', '/docs/cli/index.html', moved('/docs/cli')],
  ['a page in a folder with .html', '/docs/v6/web.html', moved('/docs/v6/web')],
  ['the home page with index.html', '/docs/index.html', moved('/docs/')],
  ['an old address', '/docs/main/cli', moved('/docs/cli')],
  ['an old address with a query', '/docs/main/cli?a=b', moved('/docs/cli?a=b')],
  ['an old address with a dot', '/docs/v6/old.page', moved('/docs/v6/web')],
  ['an old address with a slash', '/docs/main/cli/', moved('/docs/main/cli')],
  ["a page's Markdown", '/docs/cli.md', markdown('CLI')],
  ["the home page's Markdown", '/docs/index.md', markdown('Home')],
  ['a page as Markdown', '/docs/cli', markdown('CLI'), AS_MARKDOWN],
  ['the home page as Markdown', '/docs/', markdown('Home'), AS_MARKDOWN],
  [
    'a page as compressed Markdown',
    '/docs/v6/web',
    {...markdown('Web'), encoding: 'br'},
    {headers: {...AS_MARKDOWN.headers, ...encoded('br').headers}},
  ],
  ['a page without Markdown', '/docs/search', html('Search'), AS_MARKDOWN],
  ['a page to who accepts both', '/docs/cli', html('CLI'), accepting('text/html, text/markdown')],
  ['a page to who refuses Markdown', '/docs/cli', html('CLI'), accepting('text/markdown;q=0, */*')],
  [
    'a page as Markdown to who refuses HTML',
    '/docs/cli',
    markdown('CLI'),
    accepting('text/markdown, text/html;q=0.0'),
  ],
  ['repeated slashes', '/docs//cli', html('CLI')],
  ['slashes alone', '///', {status: 302, location: '/docs/'}],
  ['a path like the name of a host', '//evil.test/', MISSING],
  ['another one', '//x//evil.test/', MISSING],
  ['a page that is not there', '/docs/no-such-page', MISSING],
  ['Markdown that is not there', '/docs/search.md', MISSING],
  ['a page that is not there as Markdown', '/docs/no-such-page', MISSING, AS_MARKDOWN],
  ['a hashed file that is not there', '/docs/assets/js/main.ffff.js', MISSING],
  ['a path outside the site', '/other', MISSING],
  ['a folder without a page', '/docs/assets/js', MISSING],
  ['the not-found page itself', '/docs/404', MISSING],
  ['the file of the not-found page', '/docs/404.html', MISSING],
  ['an address in other letters', '/docs/CLI', MISSING],
  ["the build's own file", '/docs/.deployment.json', MISSING],
  ['a script', `/docs/${SCRIPT}`, {...SCRIPT_FILE, encoding: null}],
  [
    'a script with Brotli',
    `/docs/${SCRIPT}`,
    {...SCRIPT_FILE, encoding: 'br', vary: 'accept-encoding'},
    encoded('gzip, deflate, br'),
  ],
  [
    'a script of the last deployment, which open pages may still load',
    `/docs/${OLD_SCRIPT}`,
    {...SCRIPT_FILE, encoding: 'br'},
    encoded('br'),
  ],
  ['a page with Brotli', '/docs/cli', {...html('CLI'), encoding: 'br'}, encoded('br')],
  ['a page with gzip', '/docs/cli', {...html('CLI'), encoding: 'gzip'}, encoded('gzip')],
  ['a picture with gzip', '/docs/img/logo.svg', {...REVALIDATED, encoding: 'gzip'}, encoded('gzip')],
  ['the search index', '/docs/search-index/v6-0123/catalog.json', IMMUTABLE],
  ['the list of search indexes', '/docs/search-index/versions.json', {...REVALIDATED, status: 200}],
  ['a fragment', '/docs/fragments/cli.json', {...REVALIDATED, status: 200}],
  [
    'a range of bytes',
    `/docs/${SCRIPT}`,
    {...IMMUTABLE, status: 206, range: 'bytes 0-9/2015', content: '10'},
    {headers: {range: 'bytes=0-9'}},
  ],
  ['a range beyond the end', `/docs/${SCRIPT}`, {status: 416}, {headers: {range: 'bytes=9000-'}}],
  ['a HEAD request', '/docs/cli', {...html('CLI'), content: '0'}, {method: 'HEAD'}],
  ['a POST request', '/docs/cli', {status: 405}, {method: 'POST'}],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const out = path.join(folder, 'deploy');
const origins: Record<string, string> = {};
let preview: http.Server;
let stopNginx: () => void;

beforeAll(async () => {
  installNginx();
  // As when a reader has a page of the first deployment open.
  for (const [script, previous] of [[OLD_SCRIPT], [SCRIPT, out]] as const) {
    const build = path.join(folder, 'build');
    writeHostedFolder(build, [script, `console.log('${'x'.repeat(2000)}')`]);
    await prepare('nginx', {build, out, previous, root: path.join(out, 'public'), now: new Date()});
  }
  preview = createStaticServer(path.join(out, 'public/docs'), DEPLOYMENT);
  origins.preview = await originOf(preview);
  const probe = http.createServer();
  origins.nginx = await originOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  stopNginx = startNginx(out, Number(new URL(origins.nginx).port));
});
afterAll(() => {
  stopNginx();
  preview.close();
  preview.closeAllConnections();
  fs.rmSync(folder, {recursive: true});
});

async function originOf(server: http.Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

function ask(host: string, pathname: string, {method, headers}: RequestInit = {}): Promise<Response> {
  return fetch(`${origins[host]}${pathname}`, {
    method,
    headers: {'accept-encoding': 'identity', ...(headers as Record<string, string>)},
    redirect: 'manual',
  });
}

async function answerOf(response: Response): Promise<Answer> {
  const {headers, status} = response;
  const text = await response.text();
  return {
    status,
    location: headers.get('location'),
    type: headers.get('content-type')?.replace(/; ?/, '; ').toLowerCase(),
    cache: headers.get('cache-control'),
    encoding: headers.get('content-encoding'),
    range: headers.get('content-range'),
    vary: (headers.get('vary') ?? '').toLowerCase().split(', ').sort().join(', '),
    secured:
      /^default-src 'self';/.test(headers.get('content-security-policy') ?? '') &&
      headers.get('x-content-type-options') === 'nosniff',
    content: /<title>(.*?)<\/title>/.exec(text)?.[1] ?? /^# .*/.exec(text)?.[0] ?? String(text.length),
  };
}

describe.each(['nginx', 'preview'])('%s', (host) => {
  for (const [does, pathname, expected, request] of TABLE) {
    it(`answers ${does}`, async () => {
      expect(await answerOf(await ask(host, pathname, request))).toMatchObject(expected);
    });
  }

  it('answers a page that the browser already has with 304', async () => {
    const etag = (await ask(host, '/docs/cli')).headers.get('etag') ?? '';
    const response = await ask(host, '/docs/cli', {headers: {'if-none-match': etag}});
    expect(await answerOf(response)).toMatchObject({status: 304, content: '0'});
  });
});
