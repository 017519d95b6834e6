import fs from 'node:fs/promises';
import path from 'node:path';
import {readHtml} from '../../plugins/content/broken-links/readHtml';
import {cutSite} from '../../scripts/version-cut/cutSite';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite} from '../support/fixtureSite';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

const COMING = `v${Number(NEXT_LABEL.slice(1)) + 1}`;

describe('the fixture site after a cut', () => {
  let siteDir: string;
  let result: BuildResult;

  beforeAll(async () => {
    siteDir = await makeFixtureSite('version-cut', (folder) =>
      Promise.resolve(cutSite(folder, {version: NEXT_LABEL, previous: LATEST, released: '2026-12-01'})),
    );
    result = await buildSite(siteDir);
  });

  /** Returns the text of a built page. */
  const textOf = async (page: string): Promise<string> => {
    const html = await fs.readFile(path.join(siteDir, 'build', page), 'utf8');
    return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  };

  test('builds without a warning', () => {
    expect(result).toMatchObject({exitCode: 0});
    expect(result.output).toContain('with no warnings.');
  });

  test('has the new version at the root, the previous one below its name, and a new next', async () => {
    await expect(textOf('index.html')).resolves.toContain(`${NEXT_LABEL} latest`);
    await expect(textOf(`${LATEST}.html`)).resolves.toContain('Fixture home');
    await expect(textOf('next.html')).resolves.toContain(`${COMING}`);
  });

  test('calls the new next unreleased, and neither of the others', async () => {
    const unreleased = /unreleased documentation/i;
    await expect(textOf('next.html')).resolves.toMatch(unreleased);
    await expect(textOf('index.html')).resolves.not.toMatch(unreleased);
    await expect(textOf(`${LATEST}.html`)).resolves.not.toMatch(/no longer (?:actively )?maintained/);
  });

  test('announces the release, and not what is in development', async () => {
    await expect(textOf('index.html')).resolves.toContain(`Capacitor ${NEXT_LABEL.slice(1)} is released.`);
  });

  test('keeps the links between pages', async () => {
    const html = await fs.readFile(path.join(siteDir, 'build', `${LATEST}.html`), 'utf8');
    expect([...readHtml(html).hrefs]).toContain(`/docs/${LATEST}/plugins`);
  });
});
