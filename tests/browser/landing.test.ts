import type {Page} from 'playwright-core';
import {TAGLINE} from '@site/src/data/site';
import {versions} from '@site/plugins/lib/docsVersions';
import {testSite} from '../support/browser';
import {boxOf} from '../support/reader';

/** The landing page of each version of the real site. */
const site = testSite();

const LANDINGS = Object.values(versions).map(({label, path, banner}) =>
  banner === 'none' ? '/docs/' : `/docs/${path ?? label}`,
);

describe.each(LANDINGS)('the landing page %s', (pathname) => {
  const openAt = async (width: number): Promise<Page> =>
    (await site.open(pathname, {viewport: {width, height: 900}})).page;

  it.each([390, 1440])(
    'says without scrolling what it is and where to begin, at %i pixels',
    async (width) => {
      const page = await openAt(width);
      const main = page.getByRole('main');
      const steps = width > 1000 ? await main.getByRole('heading', {level: 3}).all() : [];
      const tagline = await boxOf(main.getByText(TAGLINE, {exact: true}));
      expect(tagline.y + tagline.height).toBeLessThanOrEqual(844);
      expect(tagline.x + tagline.width).toBeLessThanOrEqual(width);
      for (const part of [
        main.getByRole('heading', {level: 1}),
        main.getByRole('link', {name: 'Get started'}),
        ...steps.slice(0, 3),
      ]) {
        const {y, height} = await boxOf(part);
        expect(y + height).toBeLessThanOrEqual(900);
      }
    },
  );

  it('shows each command of the first steps on a line of its own, with no line cut off', async () => {
    const page = await openAt(390);
    const code = page.getByRole('main').locator('.hero-box pre:visible');
    expect((await code.innerText()).trim().split('\n').at(-1)).toBe('npx cap add android');
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  it.each([768, 1200, 1420])('has a diagram whose text can be read at %i pixels', async (width) => {
    const page = await openAt(width);
    const sizes = await page.locator('.bridge svg:visible text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  it('names every package manager without scripts, and gives the tagline to search engines', async () => {
    const {page} = await site.open(pathname, {javaScriptEnabled: false});
    expect(await page.locator('.hero-box .tabs-box__label:visible').count()).toBe(4);
    for (const name of ['description', 'og:description', 'twitter:description']) {
      const meta = page.locator(`meta:is([name="${name}"], [property="${name}"])`);
      expect(await meta.getAttribute('content')).toBe(TAGLINE);
    }
  });
});
