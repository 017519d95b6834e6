import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from '../support/docusaurus';
import {makeFixtureSite, replaceInFile, ROOT} from '../support/fixtureSite';

/** What the site keeps from one build to the next. */
const CACHES = ['.cache', '.docusaurus', 'node_modules/.cache'];
const PAGE = 'docs/cli/index.md';
const INDEX = 'docs/apis/index.md';
const CAMERA = 'docs/apis/camera.md';
/** The page that the plugin index links to. */
const COMMUNITY = 'docs/plugins/community.md';

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
  await fs.mkdir(path.join(dir, 'docs/plugins'));
  const page = (title: string, text: string): string =>
    `---\ntitle: ${title}\ndescription: Some words.\n---\n\n${text}\n`;
  await fs.writeFile(path.join(dir, INDEX), page('All plugins', '::plugin-index'));
  await fs.writeFile(path.join(dir, COMMUNITY), page('Community plugins', 'Others write them.'));
  await fs.writeFile(path.join(dir, CAMERA), page('Camera of old', 'Takes pictures.'));
  for (const folder of ['node_modules/@capacitor', `reference/next/node_modules`]) {
    const packages = path.join(ROOT, folder);
    if (!existsSync(packages)) continue;
    await fs.mkdir(path.dirname(path.join(dir, folder)), {recursive: true});
    await fs.symlink(packages, path.join(dir, folder));
  }
}

/** All pages and the whole search index, without the hashes in the names of scripts and style sheets. */
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

/** Builds the site, which must succeed, and returns what was built. */
async function build(env: Record<string, string> = {}): Promise<Map<string, string>> {
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(`The site does not build:\n${output}`);
  return readBuild();
}

/** The names of the files that are in one build only, or differ. */
function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...a.keys(), ...b.keys()])];
  return names.filter((name) => a.get(name) !== b.get(name));
}

async function dropCaches(): Promise<void> {
  for (const cache of CACHES) await fs.rm(path.join(siteDir, cache), {recursive: true, force: true});
}

describe('a build that uses what an earlier one kept', () => {
  let first: Map<string, string>;

  test('gives the same site when nothing changed', async () => {
    first = await build();
    expect([...first.keys()].filter((name) => name.startsWith('search-index/')).length).toBeGreaterThan(12);
    expect(differences(await build(), first)).toEqual([]);
  });

  test('gives what a build from nothing gives when a page changed', async () => {
    await fs.appendFile(path.join(siteDir, PAGE), '\nA zebra crossed the road.\n');
    const changed = await build();
    expect(changed.get('next/cli.html')).toContain('A zebra crossed the road.');
    await dropCaches();
    expect(differences(await build(), changed)).toEqual([]);
  });

  test('shows a changed title in the sidebar of every page of the version', async () => {
    await replaceInFile(siteDir, 'docs/index.md', 'title: ', 'sidebar_label: Zebras\ntitle: ');
    expect((await build()).get('next/getting-started.html')).toContain('Zebras');
  });

  test('shows a changed component on every page', async () => {
    const banner = 'src/theme/DocVersionBanner/index.tsx';
    await replaceInFile(siteDir, banner, 'is no longer maintained', 'is maintained by zebras');
    expect((await build()).get('v6/plugins.html')).toContain('is maintained by zebras');
  });

  test('takes no module from a build without the lean client, nor the other way round', async () => {
    const lean = await readBuild();
    expect(lean.get('index.html')).toContain('id=docs-page');
    const stock = await build({LEAN_CLIENT: 'off'});
    expect([...stock].filter(([, content]) => content.includes('id=docs-page'))).toEqual([]);
    expect(differences(await build(), lean)).toEqual([]);
  });

  test('takes the title of another page as it is now', async () => {
    await replaceInFile(siteDir, CAMERA, 'Camera of old', 'Camera of today');
    const index = (await build()).get('next/apis.html') ?? '';
    expect(index).toContain('Camera of today');
    expect(index).not.toContain('Camera of old');
  });

  test('links to a page by the address that it has now', async () => {
    await replaceInFile(siteDir, CAMERA, 'title: ', 'slug: /apis/pictures\ntitle: ');
    expect((await build()).get('next/apis.html')).toContain('/docs/next/apis/pictures');
  });

  test('reports a link that broke on a page that did not change', async () => {
    await replaceInFile(siteDir, 'docs/plugins.md', '## Install', '## Add');
    const {exitCode, output} = await buildSite(siteDir);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      'docs/index.md:7:1  The link to ./plugins.md#install is broken: docs/plugins.md has no anchor #install.',
    );
  });
});
