import fs from 'node:fs/promises';
import path from 'node:path';
import type {FixtureBuild} from './fixtureBuild';
import {makeFixtureSite, ROOT} from './fixtureSite';
import {PREVIOUS} from './fixtureVersions';

const PAGES = [
  'guides/elements',
  'guides/code',
  'guides/diagrams',
  'apis/index',
  'apis/clipboard',
  'cli/commands/open',
  'config',
  'errors',
  'plugins/community',
  'reference/support-policy',
  'updating/6-0',
];

/**
 * The fixture site with a page of each kind in its old version, whose packages don't change anymore. The pictures in
 * `tests/visual` are of this site, so that an edit of a real page changes none of them.
 */
export const GALLERY: FixtureBuild = {name: 'gallery', make: makeGallery};

function makeGallery(name: string): Promise<string> {
  return makeFixtureSite(name, async (siteDir) => {
    const docs = path.join(siteDir, `versioned_docs/version-${PREVIOUS}`);
    await fs.cp(path.join(ROOT, 'tests/fixtures/gallery'), docs, {recursive: true});
    const file = path.join(siteDir, `versioned_sidebars/version-${PREVIOUS}-sidebars.json`);
    const sidebars = JSON.parse(await fs.readFile(file, 'utf8')) as {docs: object[]};
    sidebars.docs.push({type: 'category', label: 'Gallery', items: PAGES});
    await fs.writeFile(file, JSON.stringify(sidebars));
  });
}
