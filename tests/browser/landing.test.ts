import {TAGLINE} from '@site/src/data/site';
import {versions} from '@site/src/data/versions';
import {startSite, type Site} from '../support/browser';

/** The landing page of each version of the real site. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

type VersionOptions = (typeof versions)[string];

function landingOf({label, path, banner}: VersionOptions): string {
  return banner === 'none' ? '/docs/' : `/docs/${path ?? label}`;
}

const LANDINGS = Object.values(versions).map(landingOf);

describe.each(LANDINGS)('the landing page %s', (pathname) => {
  it.each([390, 1440])('shows the tagline without scrolling at %i pixels', async (width) => {
    const {page} = await site.open(pathname, {viewport: {width, height: 844}});
    const tagline = page.getByRole('main').getByText(TAGLINE, {exact: true});
    const box = await tagline.boundingBox();
    expect(box).not.toBe(null);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(844);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(width);
  });

  it.each([390, 1440])('says without scrolling where to begin, at %i pixels', async (width) => {
    const {page} = await site.open(pathname, {viewport: {width, height: 900}});
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', {level: 1}).count()).toBe(1);
    const begin = [main.getByRole('heading', {level: 1}), main.getByRole('link', {name: 'Get started'})];
    const steps = width > 1000 ? await main.getByRole('heading', {level: 3}).all() : [];
    for (const part of [...begin, ...steps.slice(0, 3)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(900);
    }
  });

  it('shows each command of the first steps on a line of its own, with no line cut off', async () => {
    const {page} = await site.open(pathname, {viewport: {width: 390, height: 844}});
    const code = page.getByRole('main').locator('.hero-box pre:visible');
    expect((await code.innerText()).trim().split('\n').at(-1)).toBe('npx cap add android');
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  it.each([768, 1200, 1420])('has a diagram whose text can be read at %i pixels', async (width) => {
    const {page} = await site.open(pathname, {viewport: {width, height: 900}});
    const sizes = await page.locator('.bridge svg:visible text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  it('names every package manager without scripts, apart from the edge of the commands', async () => {
    const {page} = await site.open(pathname, {javaScriptEnabled: false});
    const gaps = await page.locator('.hero-box .tabs-box__label:visible').evaluateAll((labels) =>
      labels.map((label) => {
        const box = label.closest('.tabs-box')?.getBoundingClientRect();
        return label.getBoundingClientRect().left - (box?.left ?? Infinity);
      }),
    );
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
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

describe.each(LANDINGS)('the picture on %s', (pathname) => {
  it.each([390, 768, 1200, 1440])('ends where the commands begin, at %i pixels', async (width) => {
    const {page} = await site.open(pathname, {viewport: {width, height: 900}});
    const devices = await page.locator('.hero-art').boundingBox();
    const commands = await page.locator('.hero-box .tabs-box').boundingBox();
    if (!devices || !commands) throw new Error('The picture or the commands are hidden.');
    expect(Math.abs(devices.y + devices.height - commands.y)).toBeLessThanOrEqual(1);
    expect(devices.x).toBeGreaterThanOrEqual(commands.x - 1);
    expect(devices.x + devices.width).toBeLessThanOrEqual(commands.x + commands.width + 1);
  });
});

it.each([390, 1440])(
  'the page menu is on the line of the edit link, which it leaves free, at %i pixels',
  async (width) => {
    const {page} = await site.open('/docs/', {viewport: {width, height: 900}});
    const menu = page.locator('.page-menu summary');
    await menu.scrollIntoViewIfNeeded();
    const [options, edit] = [await menu.boundingBox(), await page.getByText('Edit this page').boundingBox()];
    if (!options || !edit) throw new Error('The menu or the link is hidden.');
    expect(Math.abs(options.y + options.height / 2 - edit.y - edit.height / 2)).toBeLessThanOrEqual(2);
    expect(options.x).toBeGreaterThan(edit.x + edit.width);
    // A menu that only looks free may be below an invisible box.
    await menu.click();
    await page.getByRole('link', {name: 'View as Markdown'}).click({trial: true});
  },
);
