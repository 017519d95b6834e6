import {Resvg} from '@resvg/resvg-js';
import {drawCard} from '@site/plugins/site/social-cards/drawCard';
import {OPTIONS, renderCard} from '@site/plugins/site/social-cards/renderCards';
import {wrapTitle} from '@site/plugins/site/social-cards/wrapTitle';
import {cardFile} from '@site/plugins/site/social-cards/cardsOf';

/** Longer than those of the site, and with wide letters. */
const TITLES = [
  'Camera',
  'Environment-specific configurations',
  'Using Capacitor with a web view of your own in an app that exists already',
  'Www Mmm Www Mmm Www Mmm Www Mmm',
  '<uses-permission> & friends',
];
const card = (title: string): string => drawCard({title, section: 'Guides', version: 'v7'});

/** Returns the box around what an SVG draws. */
function boxOf(svg: string): {left: number; right: number; top: number; bottom: number} {
  const box = new Resvg(svg, OPTIONS).innerBBox();
  if (!box) throw new Error('The picture is empty.');
  return {left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height};
}

test.each(TITLES)('the title %s stands between the logo and the line, inside the margins', (title) => {
  const titles = card(title).match(/<text[^>]*font-weight="700".*<\/text>/g) ?? [];
  expect(titles.length).toBeGreaterThan(0);
  const only = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1260" font-family="Inter">${titles.join('')}</svg>`;
  const {left, right, top, bottom} = boxOf(only);
  expect(left).toBeGreaterThanOrEqual(76);
  expect(right).toBeLessThanOrEqual(1124);
  expect(top).toBeGreaterThanOrEqual(130);
  expect(bottom).toBeLessThanOrEqual(506);
});

test('a picture is a PNG of 1200 × 630 px, and its text makes a difference', () => {
  const png = Buffer.from(renderCard(card('Camera')));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(Buffer.from(renderCard(card('Clipboard'))).equals(png)).toBe(false);
});

test('a title that fits no size is refused', () => {
  expect(() => wrapTitle('Donaudampfschifffahrtsgesellschaftskapitänsmütze')).toThrow(
    'The title "Donaudampfschifffahrtsgesellschaftskapitänsmütze" is too long',
  );
});

test('the picture of a page is named after its file', () => {
  expect(cardFile('v7', 'apis/camera.md')).toBe('social/v7/apis/camera.png');
});
