import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite, replaceInFile} from '../support/fixtureSite';

const RENDERED = /Rendered (\d+) of (\d+) pages/;
/** What the site keeps from build to build. */
const CACHES = ['.cache/render', '.cache/search-index', '.cache/used-css', '.cache/fragments'];
const PAGE = 'docs/cli/index.md';

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
  });
});

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

  test('report a link that broke on a page that did not change', async () => {
    await replaceInFile(siteDir, 'docs/plugins.md', '## Install', '## Add');
    const {exitCode, output} = await build();
    expect(exitCode).toBe(1);
    expect(output).toContain('/docs/next/plugins#install');
    expect(output).toContain('source page path = /docs/next');
  });
});
