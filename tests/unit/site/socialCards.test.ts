import {Resvg} from '@resvg/resvg-js';
import {drawCard} from '@site/plugins/site/social-cards/drawCard';
import {OPTIONS, renderCard} from '@site/plugins/site/social-cards/renderCard';
import {wrapTitle} from '@site/plugins/site/social-cards/wrapTitle';
import {cardsOf, type CardVersion} from '@site/plugins/site/social-cards/cardsOf';

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

test('a picture is a PNG of 1200 × 630 px, and its text makes a difference', async () => {
  const png = Buffer.from(await renderCard(card('Camera')));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(Buffer.from(await renderCard(card('Clipboard'))).equals(png)).toBe(false);
});

test('a title that fits no size is refused', () => {
  expect(() => wrapTitle('Donaudampfschifffahrtsgesellschaftskapitänsmütze')).toThrow(
    'The title "Donaudampfschifffahrtsgesellschaftskapitänsmütze" is too long',
  );
});

test('each page of the latest version has a picture, and each other version has one', () => {
  const items = [{type: 'doc' as const, id: 'apis/camera'}];
  const category = {type: 'category' as const, label: 'APIs', collapsed: false, collapsible: false, items};
  const version = (versionName: string, label: string, folder: string): CardVersion => ({
    versionName,
    label,
    isLast: versionName === 'v7',
    sidebars: {docs: [category]},
    docs: ['index', 'apis/camera'].map((id) => ({id, title: id, source: `@site/${folder}/${id}.md`})),
  });
  const cards = cardsOf([
    version('current', 'v8', 'docs'),
    version('v7', 'v7', 'versioned_docs/version-v7'),
    version('v6', 'v6', 'versioned_docs/version-v6'),
  ]);
  expect(cards.map(({file, title, section, version: label}) => [file, title, section, label])).toEqual([
    ['social/next.png', 'Guides and reference for Capacitor v8', 'Documentation', 'v8'],
    ['social/v7/index.png', 'index', 'Documentation', 'v7'],
    ['social/v7/apis/camera.png', 'apis/camera', 'Plugin API', 'v7'],
    ['social/v6.png', 'Guides and reference for Capacitor v6', 'Documentation', 'v6'],
  ]);
});
