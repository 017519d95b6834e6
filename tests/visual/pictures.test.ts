import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {motionEnds, settle} from '../support/waiting';
import {compare} from './compare';
import {fontStyles} from './fonts';
import {SCENES, SCREENS, type Scene, type ScreenWidth} from './scenes';

const PICTURES = path.join(__dirname, 'pictures');
const DIFFERENCES = path.resolve(__dirname, '../../.cache/visual');
const ACCEPTS = process.env.ACCEPT_PICTURES === '1';
/** The share of pixels that may differ. A changed line of text on a phone is about 0.5 %. */
const TOLERATED = 0.003;
const SCALE = 0.7;
const MODES = ['light', 'dark'] as const;
const WIDTHS = Object.keys(SCREENS).map(Number) as ScreenWidth[];

const site = testSite('gallery');
beforeAll(() => {
  if (ACCEPTS) fs.rmSync(PICTURES, {recursive: true, force: true});
  for (const folder of [PICTURES, DIFFERENCES]) fs.mkdirSync(folder, {recursive: true});
});

const cases = SCENES.flatMap((scene) =>
  WIDTHS.filter((width) => scene.widths?.includes(width) ?? true).flatMap((width) =>
    MODES.map((mode): [string, number, string, Scene] => [scene.name, width, mode, scene]),
  ),
);

test.each(cases)('%s at %i px in %s mode', async (name, width, mode, scene) => {
  const page = await openScene(scene, SCREENS[width as ScreenWidth], mode);
  const actual = await page.screenshot({animations: 'disabled', caret: 'hide'});
  expectPicture(`${name}-${width}-${mode}.png`, actual);
});

test('every picture belongs to a scene', () => {
  const known = cases.map(([name, width, mode]) => `${name}-${width}-${mode}.png`);
  expect(fs.readdirSync(PICTURES).filter((file) => !known.includes(file))).toEqual([]);
});

async function openScene(
  {path: address, act}: Scene,
  viewport: {width: number; height: number},
  mode: string,
): Promise<Page> {
  const {page} = await site.open(address, {
    viewport,
    // Text stays readable, and the pictures take half the space in the repository.
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    // The site's policy would refuse the test's own fonts, which are in its style sheet.
    bypassCSP: true,
    prepare: async (opened) => {
      await opened.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await opened.addInitScript(addStyles, fontStyles());
    },
  });
  await page.evaluate(() => document.fonts.ready);
  // The fonts come after the jump to a heading, and move its place by a fraction of a pixel.
  await page.locator(':target').evaluateAll(([target]) => target?.scrollIntoView());
  await settle(page);
  await act?.(page);
  await motionEnds(page);
  await settle(page);
  return page;
}

/** Runs in the page, before its own scripts. */
function addStyles(styles: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  });
}

function expectPicture(name: string, actual: Buffer): void {
  const file = path.join(PICTURES, name);
  if (ACCEPTS) {
    fs.writeFileSync(file, actual);
    return;
  }
  if (!fs.existsSync(file))
    throw new Error(`There is no picture tests/visual/pictures/${name}. Run npm run test:visual:accept.`);
  const {share, sheet} = compare(fs.readFileSync(file), actual);
  if (share <= TOLERATED) return;
  fs.writeFileSync(path.join(DIFFERENCES, name), sheet());
  throw new Error(
    `${(share * 100).toFixed(2)} % of the pixels of ${name} differ. Look at .cache/visual/${name}: expected, actual, ` +
      'and the difference in red. If the change is intended, run npm run test:visual:accept.',
  );
}
