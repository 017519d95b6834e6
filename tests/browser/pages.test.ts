import {startSite, testSite} from '../support/browser';
import {samplePages} from '../support/pageSample';
import {problemsOf, visitsTo} from '../support/pageVisits';
import {builtPaths} from '../support/sitePages';

describe('the pages of the site', () => {
  const site = testSite();

  // `npm run test:pages` visits all.
  it('of each kind load, hydrate without a word in the console, and say what they are', async () => {
    const sample = samplePages(builtPaths());
    expect(sample.length).toBeGreaterThan(50);
    const visits = [...visitsTo([...sample, '/docs/search']), {path: '/docs/no/such/page', status: 404}];
    expect(await problemsOf(site, visits)).toEqual([]);
  });
});

describe('the check of a page', () => {
  it('notices a crash, a missing page and a wrong address', async () => {
    const variant = await startSite('variant');
    const [wrong] = visitsTo(['/docs/cli']);
    const problems = await problemsOf(variant, [
      {path: '/docs/crash', status: 200},
      {path: '/docs/nowhere', status: 200},
      {path: '/docs/plugins', status: 200, canonical: wrong?.canonical},
    ]);
    await variant.close();
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/docs\/crash: (?:error|uncaught): .*The outer failure/),
        '/docs/nowhere: answers 404',
        expect.stringMatching(/^\/docs\/plugins: its canonical link is \S+\/docs\/plugins in the HTML$/),
      ]),
    );
  });
});
