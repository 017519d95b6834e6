import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite, replaceInFile, ROOT} from '../support/fixtureSite';

const RENDERED = /Rendered (\d+) of (\d+) pages/;
/** What the site keeps from build to build. */
const CACHES = ['.cache/render', '.cache/search-index', '.cache/used-css', '.cache/fragments'];
const PAGE = 'docs/cli/index.md';
const INDEX = 'docs/apis/index.md';
const CAMERA = 'docs/apis/camera.md';

let siteDir: string;
beforeAll(async () => {
  siteDir = await makeFixtureSite('caches', async (dir) => {
    await replaceInFile(
      dir,
      'docs/index.md',
      'Start with',
      '[Install a plugin](./plugins.md#install)\n\nStart with',
    );
    await replaceInFile(dir, 'docs/plugins.md', '## ', '## Install\n\nIt is quick.\n\n## ');
    await addPluginIndex(dir);
  });
});

/** Adds pages of plugins, and the packages that their index is made from. */
async function addPluginIndex(dir: string): Promise<void> {
  await fs.mkdir(path.join(dir, 'docs/apis'));
  const page = (title: string, text: string): string =>
    `---\ntitle: ${title}\ndescription: Some words.\n---\n\n${text}\n`;
  await fs.writeFile(path.join(dir, INDEX), page('All plugins', '::plugin-index'));
  await fs.writeFile(path.join(dir, CAMERA), page('Camera of old', 'Takes pictures.'));
  for (const folder of ['node_modules/@capacitor', `reference/next/node_modules`]) {
    const packages = path.join(ROOT, folder);
    if (!existsSync(packages)) continue;
    await fs.mkdir(path.dirname(path.join(dir, folder)), {recursive: true});
    await fs.symlink(packages, path.join(dir, folder));
  }
}

async function build(
  env: Record<string, string> = {},
): Promise<BuildResult & {rendered: number; pages: number}> {
  const result = await buildSite(siteDir, env);
  const [, rendered, pages] = RENDERED.exec(result.output) ?? [];
  return {...result, rendered: Number(rendered), pages: Number(pages)};
}

/** All pages and all of the search index, as they were built but for the hashes in names of files. */
async function readBuild(): Promise<Map<string, string>> {
  const dir = path.join(siteDir, 'build');
  const names = await fs.readdir(dir, {recursive: true});
  const files = names.filter((name) => name.endsWith('.html') || /^search-index\/.*\.\w+$/.test(name)).sort();
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const content = await fs.readFile(path.join(dir, name), 'latin1');
        return [name, content.replace(/\.[0-9a-f]{8}\.(js|css)/g, '.$1')] as const;
      }),
    ),
  );
}

/** The names of the files that are not the same. */
function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...a.keys(), ...b.keys()])];
  return names.filter((name) => a.get(name) !== b.get(name));
}

async function dropCaches(): Promise<void> {
  for (const cache of CACHES) await fs.rm(path.join(siteDir, cache), {recursive: true});
}

describe('builds with what an earlier one kept', () => {
  let first: Map<string, string>;

  test('give the same site, and render no page twice', async () => {
    const cold = await build();
    first = await readBuild();
    expect(cold).toMatchObject({exitCode: 0, rendered: cold.pages});
    expect(cold.pages).toBeGreaterThan(12);
    expect([...first.keys()].filter((name) => name.startsWith('search-index/')).length).toBeGreaterThan(12);
    const warm = await build();
    expect(warm).toMatchObject({exitCode: 0, rendered: 0});
    expect(differences(await readBuild(), first)).toEqual([]);
  });

  test('render the page that changed and no other, and give what a build from nothing gives', async () => {
    await fs.appendFile(path.join(siteDir, PAGE), '\nA zebra crossed the road.\n');
    expect(await build()).toMatchObject({exitCode: 0, rendered: 1});
    const changed = await readBuild();
    expect(differences(changed, first)).toContain('next/cli.html');
    expect(changed.get('next/cli.html')).toContain('A zebra crossed the road.');
    await dropCaches();
    const fromNothing = await build();
    expect(fromNothing).toMatchObject({exitCode: 0, rendered: fromNothing.pages});
    expect(differences(await readBuild(), changed)).toEqual([]);
  });

  test('render the pages of the version in whose sidebar a title changed', async () => {
    await replaceInFile(siteDir, 'docs/index.md', 'title: ', 'sidebar_label: Zebras\ntitle: ');
    const {exitCode, rendered, pages} = await build();
    expect(exitCode).toBe(0);
    expect(rendered).toBeGreaterThan(1);
    expect(rendered).toBeLessThan(pages);
    expect((await readBuild()).get('next/getting-started.html')).toContain('Zebras');
  });

  test('render all pages that a changed component is on', async () => {
    const banner = 'src/theme/DocVersionBanner/index.tsx';
    await replaceInFile(siteDir, banner, 'which is no longer maintained', 'which zebras maintain');
    // The search page and the not-found page have no such banner.
    const {exitCode, rendered, pages} = await build();
    expect({exitCode, rendered}).toEqual({exitCode: 0, rendered: pages - 2});
    expect((await readBuild()).get('v6/plugins.html')).toContain('which zebras maintain');
  });

  test('take no module of a build without the lean client, nor the other way round', async () => {
    const lean = await readBuild();
    expect(await build({LEAN_CLIENT: 'off'})).toMatchObject({exitCode: 0});
    const stock = await readBuild();
    expect(lean.get('index.html')).toContain('id=docs-page');
    expect([...stock].filter(([, content]) => content.includes('id=docs-page'))).toEqual([]);
    expect(await build()).toMatchObject({exitCode: 0});
    expect(differences(await readBuild(), lean)).toEqual([]);
  });

  test('take the title of another page as it is now', async () => {
    await replaceInFile(siteDir, CAMERA, 'Camera of old', 'Camera of today');
    expect(await build()).toMatchObject({exitCode: 0});
    const index = (await readBuild()).get('next/apis.html') ?? '';
    expect(index).toContain('Camera of today');
    expect(index).not.toContain('Camera of old');
  });

  test('link to a page by the address that it has now', async () => {
    await replaceInFile(siteDir, CAMERA, 'title: ', 'slug: /apis/pictures\ntitle: ');
    const {exitCode, output} = await build();
    expect(output).not.toContain('broken links');
    expect(exitCode).toBe(0);
    expect((await readBuild()).get('next/apis.html')).toContain('/docs/next/apis/pictures');
  });

  test('report a link that broke on a page that did not change', async () => {
    await replaceInFile(siteDir, 'docs/plugins.md', '## Install', '## Add');
    const {exitCode, output} = await build();
    expect(exitCode).toBe(1);
    expect(output).toContain(
      'docs/index.md:7:1  The link to ./plugins.md#install leads nowhere: /docs/next/plugins has no anchor #install.',
    );
  });
});
