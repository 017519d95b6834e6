import type {Locator, Page} from 'playwright-core';
import {TAGLINE} from '@site/src/data/site';
import {versions} from '@site/plugins/lib/docsVersions';
import {testSite} from '../support/browser';
import {boxOf} from '../support/reader';

/** The landing page of each version of the real site. */
const site = testSite();

const LANDINGS = Object.values(versions).map(({label, path, banner}) =>
  banner === 'none' ? '/docs/' : `/docs/${path ?? label}`,
);

/** The sizes of drawn texts on the screen, in pixels. */
function sizesOf(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((elements) =>
    elements.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
}

async function expectReadable(picture: Locator, width: number): Promise<void> {
  const {x, width: drawn} = await boxOf(picture);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + drawn).toBeLessThanOrEqual(width);
  expect(Math.min(...(await sizesOf(picture.locator('text:visible'))))).toBeGreaterThanOrEqual(9);
}

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

  it('shows the command to install it whole, on a phone', async () => {
    const page = await openAt(390);
    const code = page.getByRole('main').locator('.hero-box .code-block pre');
    expect(await code.innerText()).toMatch(/^npm install @capacitor\/core@\d @capacitor\/cli@\d$/);
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  it.each([390, 768, 1440])(
    'has a picture that can be read, and says the same in words, at %i pixels',
    async (width) => {
      const page = await openAt(width);
      const picture = page.getByRole('img', {name: /^One call, Share\.share\(\), leads to three devices/});
      await expectReadable(picture, width);
    },
  );

  it.each([768, 1200, 1420])('has a diagram whose text can be read at %i pixels', async (width) => {
    const page = await openAt(width);
    const sizes = await sizesOf(page.locator('.bridge svg:visible text'));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  it.each([390, 1440])(
    'shows what a plugin brings onto the screen of a phone, at %i pixels',
    async (width) => {
      const page = await openAt(width);
      await page.getByRole('tablist', {name: 'Plugins'}).getByRole('tab').first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.getByText('IndexedDB').isVisible()).toBe(true);
      await expectReadable(page.getByRole('tabpanel', {name: 'Filesystem'}).locator('.screen'), width);
    },
  );
});
