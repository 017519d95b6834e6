import fs from 'node:fs/promises';
import path from 'node:path';
import type {Requirements} from '../../packages/pages/requirements';
import {readHtml} from '../../plugins/lib/builtPages/readHtml';
import {cutSite} from '../../scripts/version-cut/cutSite';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite} from '../support/fixtureSite';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

const CUT = {version: NEXT_LABEL, previous: LATEST, released: '2026-12-01'};
/** The announcement of the new version links to it. */
const GUIDE = `docs/updating/${NEXT_LABEL.slice(1)}-0.md`;
const UPGRADE_GUIDE = '---\ntitle: Update\ndescription: The upgrade guide.\n---\n\nText.\n';
const COMING = `v${Number(NEXT_LABEL.slice(1)) + 1}`;

/**
 * Says that `next` documents the version to cut, as it does when work on it has begun. The packages and the numbers of
 * the fixture site are the real site's, which may have that version already.
 */
async function documentNext(siteDir: string): Promise<void> {
  await fs.rm(path.join(siteDir, 'reference', NEXT_LABEL), {recursive: true, force: true});
  const file = path.join(siteDir, 'src/data/requirements.json');
  const requirements = JSON.parse(await fs.readFile(file, 'utf8')) as Requirements;
  const values = {...requirements.major?.values, next: NEXT_LABEL.slice(1)};
  await fs.writeFile(file, JSON.stringify({...requirements, major: {...requirements.major, values}}));
}

test('a cut without an upgrade guide is refused', async () => {
  const siteDir = await makeFixtureSite('version-cut-refused');
  expect(() => cutSite(siteDir, CUT)).toThrow(`${GUIDE} doesn't exist.`);
  expect(JSON.parse(await fs.readFile(path.join(siteDir, 'versions.json'), 'utf8'))).not.toContain(
    NEXT_LABEL,
  );
});

describe('the fixture site after a cut', () => {
  let siteDir: string;
  let result: BuildResult;

  beforeAll(async () => {
    siteDir = await makeFixtureSite('version-cut', async (folder) => {
      await fs.mkdir(path.dirname(path.join(folder, GUIDE)));
      await fs.writeFile(path.join(folder, GUIDE), UPGRADE_GUIDE);
      await documentNext(folder);
      cutSite(folder, CUT);
    });
    result = await buildSite(siteDir);
  });

  /** Returns the text of a built page. */
  const textOf = async (page: string): Promise<string> => {
    const html = await fs.readFile(path.join(siteDir, 'build', page), 'utf8');
    return html.replace(/<script\b.*?<\/script>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
  };

  test('builds without a warning', () => {
    expect(result).toEqual({exitCode: 0, output: expect.not.stringContaining('[WARNING]') as string});
  });

  test('has the new version at the root, the previous one below its name, and a new next', async () => {
    await expect(textOf('index.html')).resolves.toContain(`${NEXT_LABEL} latest`);
    await expect(textOf(`${LATEST}.html`)).resolves.toContain('Fixture home');
    await expect(textOf('next.html')).resolves.toContain(`${COMING} unreleased`);
  });

  test('calls the new next unreleased, and neither of the others', async () => {
    const unreleased = / is unreleased/;
    await expect(textOf('next.html')).resolves.toMatch(unreleased);
    await expect(textOf('index.html')).resolves.not.toMatch(unreleased);
    await expect(textOf(`${LATEST}.html`)).resolves.not.toMatch(/no longer maintained/);
  });

  test('announces the release, and not what is in development', async () => {
    await expect(textOf('index.html')).resolves.toContain(`Capacitor ${NEXT_LABEL.slice(1)} is released.`);
  });

  test('keeps the links between pages', async () => {
    const html = await fs.readFile(path.join(siteDir, 'build', `${LATEST}.html`), 'utf8');
    expect([...readHtml(html).hrefs]).toContain(`/docs/${LATEST}/plugins`);
  });
});
