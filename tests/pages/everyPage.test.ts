import {testSite} from '../support/browser';
import {problemsOf, visitsTo} from '../support/pageVisits';
import {builtPaths} from '../support/sitePages';

/** A hundred pages take 20 seconds on two idle cores; a thousand on busy ones still fit. */
const TIMEOUT = 15 * 60_000;

const site = testSite();

it(
  'every page of the site loads, hydrates without a word in the console, and says what it is',
  async () => {
    expect(await problemsOf(site, visitsTo([...builtPaths(), '/docs/search']))).toEqual([]);
  },
  TIMEOUT,
);
