import {inlineCodeOf} from '../../../plugins/site/security-headers/inlineCode';
import {redirectPage, redirectsOf, REDIRECT_SCRIPT} from '../../../plugins/site/redirects/redirectsOf';

const ROUTES = ['/docs/', '/docs/basics', '/docs/v6/web/'];

describe('redirects', () => {
  it('lead from old addresses to pages, without trailing slashes', () => {
    const old = (route: string): string[] => (route === '/' ? [] : [`/main${route}`, `/a${route}`]);
    expect(redirectsOf(ROUTES, '/docs/', old)).toEqual([
      {from: '/docs/a/basics', to: '/docs/basics'},
      {from: '/docs/a/v6/web', to: '/docs/v6/web'},
      {from: '/docs/main/basics', to: '/docs/basics'},
      {from: '/docs/main/v6/web', to: '/docs/v6/web'},
    ]);
  });

  it("can't lead away from a page, or from one address to two pages", () => {
    expect(() => redirectsOf(ROUTES, '/docs/', (route) => (route === '/' ? ['/basics'] : []))).toThrow(
      "/docs/basics can't redirect to /docs, because it is a page.",
    );
    expect(() => redirectsOf(ROUTES, '/docs/', () => ['/old'])).toThrow(
      "/docs/old can't redirect to /docs/basics, because it already redirects to /docs.",
    );
  });

  it('have pages with the same script, which name the target three times', () => {
    const page = redirectPage('/docs/basics');
    expect(inlineCodeOf(page)).toEqual({
      scripts: [REDIRECT_SCRIPT],
      styles: [],
      forbidden: [],
    });
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/basics">');
    expect(page).toContain('<link rel="canonical" href="/docs/basics">');
    expect(page).toContain('<a href="/docs/basics">');
  });
});
