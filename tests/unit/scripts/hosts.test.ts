import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {prepare, type Host} from '../../../scripts/hosts/prepare';
import {retire} from '../../../scripts/hosts/retire';
import {vercelConfig} from '../../../scripts/hosts/vercel';
import {inlineCodeOf} from '../../../plugins/site/security-headers/inlineCode';
import {DEPLOYMENT, SCRIPT, writeHostedFolder} from '../../support/hostedFolder';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployments-'));
const build = path.join(folder, 'build');
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Deploys a build with one script, as `npm run host` does, and returns the folder that is served. */
async function deploy(
  script: string,
  day: number,
  {previous, host = 'vercel'}: {previous?: string; host?: Host} = {},
): Promise<string> {
  writeHostedFolder(build, [script, `// ${'x'.repeat(1000)}`]);
  const out = path.join(folder, 'deploy');
  const now = new Date(Date.UTC(2026, 0, day));
  await prepare(host, {build, out, previous, root: '/srv/www', now});
  return path.join(out, 'public/docs');
}

describe('a deployment while readers read', () => {
  const previous = path.join(folder, 'deploy');
  const scripts = (site: string): string[] => fs.readdirSync(path.join(site, 'assets/js')).sort();

  it('keeps the files of the last one for a week, and no longer', async () => {
    await deploy('assets/js/a.js', 1);
    expect(scripts(await deploy('assets/js/b.js', 2, {previous}))).toEqual(['a.js', 'b.js']);
    expect(scripts(await deploy('assets/js/c.js', 8, {previous}))).toEqual(['a.js', 'b.js', 'c.js']);
    expect(scripts(await deploy('assets/js/c.js', 9, {previous}))).toEqual(['b.js', 'c.js']);
  });

  it('keeps no pages of the last one, and nothing if it is not told where that is', async () => {
    const first = await deploy('assets/js/a.js', 1);
    fs.writeFileSync(path.join(first, 'gone.html'), '');
    expect(fs.readdirSync(await deploy('assets/js/b.js', 2, {previous}))).not.toContain('gone.html');
    expect(scripts(await deploy('assets/js/c.js', 3))).toEqual(['c.js']);
  });

  it('refuses a folder that is not a deployment, and leaves the one that is there', async () => {
    const site = await deploy('assets/js/a.js', 1);
    await expect(deploy('assets/js/b.js', 2, {previous: folder})).rejects.toThrow(
      "isn't a folder that `npm run host` has written.",
    );
    expect(scripts(site)).toEqual(['a.js']);
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
  it('has pages at old addresses only for a host that cannot redirect', async () => {
    expect(fs.existsSync(path.join(await deploy(SCRIPT, 1), 'main/cli/index.html'))).toBe(false);
    const pages = await deploy(SCRIPT, 1, {host: 'github-pages'});
    expect(fs.existsSync(path.join(pages, 'main/cli/index.html'))).toBe(true);
  });

  it('has robots.txt and a not-found page at its root, and no files of the build for itself', async () => {
    const site = await deploy(SCRIPT, 1);
    expect(fs.readdirSync(path.join(site, '..')).sort()).toEqual(['404.html', 'docs', 'robots.txt']);
    expect(fs.readdirSync(site).filter((file) => file.startsWith('.'))).toEqual([]);
  });
});

describe('GitHub Pages', () => {
  it('gets the policy in each page, after its encoding and before all else', async () => {
    const site = await deploy(SCRIPT, 1, {host: 'github-pages'});
    const html = fs.readFileSync(path.join(site, 'cli.html'), 'utf8');
    expect(html).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]*"><title>/,
    );
    expect(html).not.toContain('frame-ancestors');
    expect(fs.readFileSync(path.join(site, '../404.html'), 'utf8')).toContain('<meta http-equiv=');
    expect(fs.readFileSync(path.join(build, 'cli.html'), 'utf8')).not.toContain('http-equiv');
    expect(inlineCodeOf(html).forbidden).toEqual([]);
    expect(fs.existsSync(path.join(site, '../.nojekyll'))).toBe(true);
  });

  it('gets a page at each address with a slash, which leads to that without', async () => {
    const site = await deploy(SCRIPT, 1, {host: 'github-pages'});
    const read = (file: string): string => fs.readFileSync(path.join(site, file), 'utf8');
    expect(read('cli/index.html')).toContain('content="0; url=/docs/cli"');
    expect(read('v6/web/index.html')).toContain('content="0; url=/docs/v6/web"');
    expect(read('main/cli/index.html')).toContain('This page has moved');
    expect(
      ['404', 'index', 'cli/index'].filter((name) => fs.existsSync(path.join(site, name, 'index.html'))),
    ).toEqual([]);
  });
});

describe('Vercel', () => {
  type Rule = {readonly source: string};
  const config = vercelConfig(DEPLOYMENT) as {
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
