import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';

/** Every kind of character that the fonts keep: letters, digits, accents and punctuation. */
const SAMPLE = 'AV “Über naïve façade” — it’s 10–20 µm × 3² … ©';

const site = testSite();

/** Opens a page with the sample in a paragraph and in code. */
async function openSample(): Promise<Page> {
  const {page} = await site.open('/docs/cli/commands/run', {bypassCSP: true});
  await page.evaluate((sample) => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('afterbegin', '<p id="text"></p><pre><code id="code"></code></pre>');
    for (const id of ['text', 'code']) document.getElementById(id)?.append(sample);
  }, SAMPLE);
  return page;
}

/** Returns the families that the browser drew the element's text with. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName, isCustomFont}) =>
    isCustomFont ? familyName : `${familyName} of the system`,
  );
}

describe('the web fonts', () => {
  it.each([
    ['text', /^Inter/],
    ['code', /^Geist Mono/],
  ])('draw all of what %s is made of', async (id, family) => {
    const page = await openSample();
    expect(await familiesOf(page, `#${id}`)).toEqual([expect.stringMatching(family)]);
  });

  it('are wider in bolder weights', async () => {
    const page = await openSample();
    const widths = await page.evaluate(() => {
      const text = document.getElementById('text');
      return ['400', '600', '700'].map((weight) => {
        if (text) text.style.cssText = `display: inline-block; white-space: nowrap; font-weight: ${weight}`;
        return text?.getBoundingClientRect().width ?? 0;
      });
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });

  it('have digits of equal width, for tables', async () => {
    const page = await openSample();
    const widthsOf = (numeric: string): Promise<number[]> =>
      page.evaluate((value) => {
        const text = document.getElementById('text');
        if (!text) throw new Error('The sample is missing.');
        text.style.cssText = `display: inline-block; font-variant-numeric: ${value}`;
        return ['1111', '8888'].map((digits) => {
          text.textContent = digits;
          return text.getBoundingClientRect().width;
        });
      }, numeric);
    const count = (widths: readonly number[]): number => new Set(widths).size;
    expect(count(await widthsOf('normal'))).toBe(2);
    expect(count(await widthsOf('tabular-nums'))).toBe(1);
  });
});
