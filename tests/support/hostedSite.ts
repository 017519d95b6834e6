import {buildSite} from './docusaurus';
import {makeFixtureSite} from './fixtureSite';

/** Builds the fixture site with hosted search configured, and returns the name to start it by. */
export async function buildHostedSite(): Promise<string> {
  const {exitCode, output} = await buildSite(await makeFixtureSite('hosted'), {
    ALGOLIA_APP_ID: 'APPID',
    ALGOLIA_SEARCH_API_KEY: 'search-key',
    ALGOLIA_INDEX_NAME: 'capacitor',
  });
  if (exitCode !== 0) throw new Error(`The site with hosted search does not build:\n${output}`);
  return 'hosted';
}
