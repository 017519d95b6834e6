import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import zlib from 'node:zlib';
import {HOSTS} from '../../../scripts/hosts';
import {prepare} from '../../../scripts/hosts/prepare';
import {retire} from '../../../scripts/hosts/retire';
import type {Host, HostFiles} from '../../../scripts/hosts/types';
import {inlineCodeOf} from '../../../plugins/site/security-headers/inlineCode';
import {DEPLOYMENT, SCRIPT, writeHostedFolder} from '../../support/hostedFolder';

const SITE = {...DEPLOYMENT, root: '/srv/www'};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployments-'));
const build = path.join(folder, 'build');
afterAll(() => fs.rmSync(folder, {recursive: true}));

function hostOf(name: string): Host {
  const host = HOSTS[name];
  if (!host) throw new Error(`There is no host ${name}.`);
  return host;
}

function filesOf(name: string): HostFiles {
  return hostOf(name).files(SITE);
}

/** Deploys a build with one script, as `npm run host` does, and returns the folder that is served. */
async function deploy(
  script: string,
  day: number,
  {previous, name = 'netlify', out = 'deploy'}: {previous?: string; name?: string; out?: string} = {},
): Promise<string> {
  writeHostedFolder(build, [script, `// ${'x'.repeat(1000)}`]);
  const target = path.join(folder, out);
  const now = new Date(Date.UTC(2026, 0, day));
  await prepare(hostOf(name), {build, out: target, previous, root: '/srv/www', now});
  return path.join(target, 'public/docs');
}

describe('a deployment while readers read', () => {
  const previous = path.join(folder, 'deploy');
  const has = (site: string, file: string): boolean => fs.existsSync(path.join(site, file));

  it('keeps the files of the last one for a week, and no longer', async () => {
    await deploy('assets/js/main.aaaa.js', 1);
    const second = await deploy('assets/js/main.bbbb.js', 2, {previous});
    expect(['aaaa', 'bbbb'].map((hash) => has(second, `assets/js/main.${hash}.js`))).toEqual([true, true]);
    const third = await deploy('assets/js/main.cccc.js', 8, {previous});
    expect(['aaaa', 'bbbb', 'cccc'].map((hash) => has(third, `assets/js/main.${hash}.js`))).toEqual([
      true,
      true,
      true,
    ]);
    const fourth = await deploy('assets/js/main.cccc.js', 9, {previous});
    expect(['aaaa', 'bbbb', 'cccc'].map((hash) => has(fourth, `assets/js/main.${hash}.js`))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('keeps no pages of the last one, and nothing if it is not told where that is', async () => {
    await deploy('assets/js/main.aaaa.js', 1);
    fs.writeFileSync(path.join(previous, 'public/docs/gone.html'), '');
    expect(has(await deploy('assets/js/main.bbbb.js', 2, {previous}), 'gone.html')).toBe(false);
    expect(has(await deploy('assets/js/main.cccc.js', 3), 'assets/js/main.bbbb.js')).toBe(false);
  });

  it('refuses a folder that is not a deployment, and leaves the one that is there', async () => {
    await deploy('assets/js/main.aaaa.js', 1);
    await expect(deploy('assets/js/main.bbbb.js', 2, {previous: folder})).rejects.toThrow(
      "isn't a folder that `npm run host` has written.",
    );
    expect(has(path.join(previous, 'public/docs'), 'assets/js/main.aaaa.js')).toBe(true);
  });

  it('counts the week anew for a file that came back', () => {
    const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
    const first = retire({own: ['a', 'b'], retired: {}}, new Set(['b']), day(1));
    expect(first).toEqual({a: '2026-01-01T00:00:00.000Z'});
    const back = retire({own: ['b'], retired: first}, new Set(['a']), day(3));
    expect(back).toEqual({b: '2026-01-03T00:00:00.000Z'});
    expect(retire({own: ['a'], retired: back}, new Set(), day(10))).toEqual({a: '2026-01-10T00:00:00.000Z'});
  });
});

describe('the folder of a deployment', () => {
  it('has compressed forms for servers, also of kept files, and never changes the build', async () => {
    await deploy('assets/js/main.aaaa.js', 1, {name: 'nginx', out: 'nginx'});
    const site = await deploy('assets/js/main.bbbb.js', 2, {
      name: 'nginx',
      out: 'nginx',
      previous: path.join(folder, 'nginx'),
    });
    const page = fs.readFileSync(path.join(site, 'cli.html'));
    expect(zlib.brotliDecompressSync(fs.readFileSync(path.join(site, 'cli.html.br')))).toEqual(page);
    expect(zlib.gunzipSync(fs.readFileSync(path.join(site, 'cli.html.gz')))).toEqual(page);
    expect(fs.existsSync(path.join(site, 'assets/js/main.aaaa.js.br'))).toBe(true);
    expect(fs.existsSync(path.join(site, 'search-index/versions.json.gz'))).toBe(false);
    expect(fs.readdirSync(build).some((file) => /\.(?:br|gz)$/.test(file))).toBe(false);
  });

  it('has pages at old addresses only for a host that cannot redirect', async () => {
    expect(fs.existsSync(path.join(await deploy(SCRIPT, 1), 'main/cli/index.html'))).toBe(false);
    const pages = await deploy(SCRIPT, 1, {name: 'github-pages', out: 'pages'});
    expect(fs.existsSync(path.join(pages, 'main/cli/index.html'))).toBe(true);
  });

  it('has robots.txt and a not-found page at its root, and no files of the build for itself', async () => {
    const site = await deploy(SCRIPT, 1);
    expect(fs.readdirSync(path.join(site, '..')).sort()).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'docs',
      'robots.txt',
    ]);
    expect(fs.readdirSync(site).filter((file) => file.startsWith('.'))).toEqual([]);
  });
});

describe('GitHub Pages', () => {
  it('gets the policy in each page, after its encoding and before all else', async () => {
    const site = await deploy(SCRIPT, 1, {name: 'github-pages', out: 'pages'});
    const html = fs.readFileSync(path.join(site, 'cli.html'), 'utf8');
    expect(html).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]*"><title>/,
    );
    expect(html).not.toContain('frame-ancestors');
    expect(fs.readFileSync(path.join(build, 'cli.html'), 'utf8')).not.toContain('http-equiv');
    expect(inlineCodeOf(html).forbidden).toEqual([]);
    expect(fs.existsSync(path.join(site, '../.nojekyll'))).toBe(true);
  });

  it('gets a page at each address with a slash, which leads to that without', async () => {
    const site = await deploy(SCRIPT, 1, {name: 'github-pages', out: 'pages'});
    const read = (file: string): string => fs.readFileSync(path.join(site, file), 'utf8');
    expect(read('cli/index.html')).toContain('content="0; url=/docs/cli"');
    expect(read('v6/web/index.html')).toContain('content="0; url=/docs/v6/web"');
    expect(read('main/cli/index.html')).toContain('This page has moved');
    expect(
      ['404', 'index', 'cli/index'].filter((name) => fs.existsSync(path.join(site, name, 'index.html'))),
    ).toEqual([]);
  });
});

/** The documented limits of `_headers` and `_redirects`: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MOST_HEADER_RULES = 100;
const LONGEST_LINE = 2000;
const MOST_REDIRECTS = 2000;

describe.each(['netlify', 'cloudflare'])('%s', (name) => {
  const files = filesOf(name);

  it('gets rules of a path and indented headers', () => {
    const lines = (files['public/_headers'] ?? '').trimEnd().split('\n');
    expect(lines.filter((line) => !/^(?:\/\S*| {2}[A-Za-z-]+: \S.*)$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(MOST_HEADER_RULES);
    // A rule may have one splat, and one placeholder of a name.
    expect(lines.filter((line) => line.startsWith('/') && line.split('*').length > 2)).toEqual([]);
    expect(lines).toContain(`  Content-Security-Policy: ${DEPLOYMENT.headers['Content-Security-Policy']}`);
    expect(lines.join('\n')).toContain(
      '/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('gets redirects of two paths and a status', () => {
    const lines = (files['public/_redirects'] ?? '').trimEnd().split('\n');
    expect(lines.filter((line) => !/^\/\S* \/\S* (?:301|302|404)$/.test(line))).toEqual([]);
    expect(lines.length).toBeLessThan(MOST_REDIRECTS);
    expect(lines).toContain('/docs/main/cli /docs/cli 301');
  });
});

/** Returns the default export of a module's source, which a host runs and not Node.js. */
function moduleOf<T>(source: string): T {
  const script = source.replace('export default', 'result.value =').replace('export const', 'const');
  const result: {value?: T} = {};
  vm.runInNewContext(script, {URL, Request, Response, result});
  if (result.value === undefined) throw new Error('The source has no default export.');
  return result.value;
}

/** The host's answer for a file: that it is missing, that the client has it, or a header that names it. */
function fileAt(pathname: string): Response {
  const status = {'/docs/search.md': 404, '/docs/unchanged.md': 304}[pathname] ?? 200;
  return new Response(null, {status, headers: {file: pathname}});
}

/** Returns which file a response has, with its status unless that is 200. */
function answerOf({status, headers}: Response): string {
  return `${status === 200 ? '' : `${status} `}${headers.get('file')}`;
}

const MARKDOWN = {headers: {accept: 'text/markdown'}};
const at = (pathname: string, init?: RequestInit): Request =>
  new Request(`https://docs.example${pathname}`, init);

describe('the worker for Cloudflare', () => {
  type Worker = {fetch: (request: Request, env: object) => Promise<Response>};
  const env = {
    ASSETS: {
      fetch: (request: Request) => {
        const {pathname} = new URL(request.url);
        return Promise.resolve(fileAt(pathname));
      },
    },
  };
  const fetched = async (request: Request): Promise<string> => {
    const worker = moduleOf<Worker>(filesOf('cloudflare')['worker.js'] ?? '');
    return answerOf(await worker.fetch(request, env));
  };

  it.each([
    ['/docs/cli', MARKDOWN, '/docs/cli.md'],
    ['/docs/', MARKDOWN, '/docs/index.md'],
    ['/docs/search', MARKDOWN, '/docs/search'],
    ['/docs/unchanged', MARKDOWN, '304 /docs/unchanged.md'],
    ['/docs/img/logo.svg', MARKDOWN, '/docs/img/logo.svg'],
    ['/docs/cli', {headers: {accept: 'text/html, text/markdown'}}, '/docs/cli'],
    ['/docs/cli', {}, '/docs/cli'],
    ['/docs/', {}, '/docs'],
  ])('answers %s with %j from %s', async (pathname, init, file) => {
    expect(await fetched(at(pathname, init))).toBe(file);
  });

  it.each([
    ['/docs?a=b', '/docs/?a=b'],
    ['/docs/cli.html?a=b', '/docs/cli?a=b'],
    ['/docs/cli/index.html', '/docs/cli'],
    ['/docs/cli/', '/docs/cli'],
  ])('redirects %s to %s, with the headers of the site', async (from, to) => {
    const worker = moduleOf<Worker>(filesOf('cloudflare')['worker.js'] ?? '');
    const {status, headers} = await worker.fetch(at(from), env);
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  });

  it('has browsers ask again for a file that is missing', async () => {
    const immutable = {'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/html'};
    const missing = {fetch: () => Promise.resolve(new Response('gone', {status: 404, headers: immutable}))};
    const worker = moduleOf<Worker>(filesOf('cloudflare')['worker.js'] ?? '');
    const response = await worker.fetch(at('/docs/assets/js/main.ffff.js'), {ASSETS: missing});
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      404,
      'no-cache',
      'gone',
    ]);
    expect(response.headers.get('content-type')).toBe('text/html');
  });

  it('serves the not-found page with its own status', async () => {
    expect(await fetched(at('/docs/404'))).toBe('404 /docs/404');
  });

  it('is configured with documented settings', () => {
    const config = JSON.parse(filesOf('cloudflare')['wrangler.jsonc'] ?? '') as {assets: object};
    expect(Object.keys(config)).toEqual(['name', 'main', 'compatibility_date', 'assets']);
    expect(config.assets).toMatchObject({
      directory: './public',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    });
  });
});

describe('the edge function for Netlify', () => {
  type EdgeFunction = (
    request: Request,
    context: {next: (other?: Request) => Promise<Response>},
  ) => Promise<Response | undefined>;
  const context = {
    next: (other?: Request) => {
      const pathname = other ? new URL(other.url).pathname : 'the page';
      return Promise.resolve(fileAt(pathname));
    },
  };

  it.each([
    ['/docs/cli', '/docs/cli.md'],
    ['/docs/', '/docs/index.md'],
    ['/docs/search', 'the page'],
    ['/docs/unchanged', '304 /docs/unchanged.md'],
    ['/docs/img/logo.svg', undefined],
  ])('answers %s as Markdown with %s', async (pathname, body) => {
    const source = filesOf('netlify')['netlify/edge-functions/markdown.js'] ?? '';
    const edge = moduleOf<EdgeFunction>(source);
    const response = await edge(at(pathname, MARKDOWN), context);
    expect(response && answerOf(response)).toBe(body);
  });
});

describe('the edge function of Netlify for addresses with .html', () => {
  it.each([
    ['/docs/cli.html?a=b', '/docs/cli?a=b'],
    ['/docs/v6/web/index.html', '/docs/v6/web'],
    ['/docs/index.html', '/docs/'],
  ])('redirects %s to %s', (from, to) => {
    const source = filesOf('netlify')['netlify/edge-functions/plain.js'] ?? '';
    const {status, headers} = moduleOf<(request: Request) => Response>(source)(at(from));
    expect([status, headers.get('location')]).toEqual([301, `https://docs.example${to}`]);
    expect(source).toContain("export const config = {path: '/docs/*.html'};");
  });
});

describe('Vercel', () => {
  type Rule = {readonly source: string};
  const config = JSON.parse(filesOf('vercel')['vercel.json'] ?? '') as {
    readonly redirects: readonly (Rule & {readonly destination: string; readonly statusCode: number})[];
    readonly headers: readonly (Rule & {readonly headers: readonly {key: string; value: string}[]})[];
  };

  it('gets a configuration with documented properties only', () => {
    expect(Object.keys(config)).toEqual([
      '$schema',
      'framework',
      'buildCommand',
      'outputDirectory',
      'cleanUrls',
      'trailingSlash',
      'redirects',
      'headers',
    ]);
    const properties = new Set(config.redirects.flatMap(Object.keys));
    expect([...properties].sort()).toEqual(['destination', 'has', 'missing', 'source', 'statusCode']);
    expect(config.redirects.every(({statusCode}) => [301, 302, 307].includes(statusCode))).toBe(true);
    expect(config.redirects).toContainEqual({
      source: '/docs/v6/old.page',
      destination: '/docs/v6/web',
      statusCode: 301,
    });
  });

  it('sends the headers with everything', () => {
    const [everything] = config.headers;
    expect(everything?.source).toBe('/(.*)');
    expect(Object.fromEntries(everything?.headers.map(({key, value}) => [key, value]) ?? [])).toEqual({
      ...DEPLOYMENT.headers,
      Vary: 'Accept',
    });
  });
});
