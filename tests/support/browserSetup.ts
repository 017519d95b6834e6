import fs from 'node:fs';
import path from 'node:path';
import {findChromium} from './chromium';
import {buildSite} from './docusaurus';
import {makeFixtureSite, ROOT} from './fixtureSite';
import {makeVariantSite} from './variantSite';

/** Has the fixture site use the hosted search service, for which tests have a stand-in. */
const HOSTED_SEARCH = {
  ALGOLIA_APP_ID: 'APPID',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'capacitor',
};

/** Finds the browser, checks that the real site is built, and builds the fixture site in three variants. */
export default async function browserSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium();
  if (!fs.existsSync(path.join(ROOT, 'build/index.html'))) {
    throw new Error('The browser tests drive the built site: run `npm run build` first.');
  }
  await Promise.all([
    makeVariantSite().then((siteDir) => build(siteDir)),
    makeFixtureSite('stock').then((siteDir) => build(siteDir, {LEAN_CLIENT: 'off'})),
    makeFixtureSite('hosted').then((siteDir) => build(siteDir, HOSTED_SEARCH)),
  ]);
}

async function build(siteDir: string, env?: Record<string, string>): Promise<void> {
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(`${siteDir} does not build:\n${output}`);
}
