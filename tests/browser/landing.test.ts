import {TAGLINE} from '@site/src/data/site';
import {versions} from '@site/src/data/versions';
import {startSite, type Site} from '../support/browser';

/** The landing page of each version of the real site. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const LANDINGS = Object.values(versions).map(({label, path, banner}) =>
  banner === 'none' ? '/docs/' : `/docs/${path ?? label}`,
);

describe.each(LANDINGS)('the landing page %s', (pathname) => {
  it.each([390, 1440])('shows the tagline without scrolling at %i pixels', async (width) => {
    const {page} = await site.open(pathname, {viewport: {width, height: 844}});
    const tagline = page.getByRole('main').getByText(TAGLINE, {exact: true});
    const box = await tagline.boundingBox();
    expect(box).not.toBe(null);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(844);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(width);
  });

  it('gives the tagline to search engines and link previews', async () => {
    const {page} = await site.open(pathname, {javaScriptEnabled: false});
    const metas = page.locator('meta[name="description"], meta[property="og:description"]');
    const twitter = page.locator('meta[name="twitter:description"]');
    const contents = [...(await metas.all()), ...(await twitter.all())].map((meta) =>
      meta.getAttribute('content'),
    );
    expect(await Promise.all(contents)).toEqual([TAGLINE, TAGLINE, TAGLINE]);
  });
});
