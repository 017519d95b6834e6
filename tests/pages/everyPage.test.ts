import {startSite, type Site} from '../support/browser';
import {problemsOf, visitsTo} from '../support/pageVisits';
import {readSitemap} from '../support/sitePages';

/** A hundred pages take 20 seconds on two idle cores; a thousand on busy ones still fit. */
const TIMEOUT = 15 * 60_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it(
  'every page of the site loads, hydrates without a word in the console, and says what it is',
  async () => {
    const paths = (await readSitemap(site.origin)).map(({path}) => path);
    expect(await problemsOf(site, visitsTo([...paths, '/docs/search']))).toEqual([]);
  },
  TIMEOUT,
);
