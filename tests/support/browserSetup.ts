import fs from 'node:fs';
import path from 'node:path';
import {findChromium} from './chromium';
import {buildSite} from './docusaurus';
import {ROOT} from './fixtureSite';
import {makeVariantSite} from './variantSite';

/** Finds the browser, checks that the real site is built, and builds the variant of the fixture site. */
export default async function browserSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium();
  if (!fs.existsSync(path.join(ROOT, 'build/index.html'))) {
    throw new Error('The browser tests drive the built site: run `npm run build` first.');
  }
  const {exitCode, output} = await buildSite(await makeVariantSite());
  if (exitCode !== 0) throw new Error(`The variant of the fixture site does not build:\n${output}`);
}
