import fs from 'node:fs';
import path from 'node:path';
import {prism} from '../../../src/data/prism';
import {ROOT} from '../../support/fixtureSite';

/** Returns the tokens with a color that are set for a selector. */
function tokensOf(selector: string): Map<string, string> {
  const css = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
  // Dark mode shares its block with the terminal on the landing pages.
  const start = css.indexOf(`${selector},\n`) >= 0 ? `${selector},\n` : `${selector} {`;
  const block = css.slice(css.indexOf(start)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

describe.each([
  [':root', prism.theme],
  ["[data-theme='dark']", prism.darkTheme],
])('token colors of %s', (selector, theme) => {
  const site = tokensOf(selector);
  // The block has the color of the site's surfaces, and the lines of a diff have those of tips and dangers.
  const backgrounds = ['--code-line-highlighted', '--surface', '--tip-soft', '--danger-soft'].map((name) =>
    site.get(name),
  );
  const colors = [theme.plain, ...theme.styles.map(({style}) => style)].flatMap(({color}) => color ?? []);

  test('are all there', () => {
    expect(new Set(colors).size).toBe(9);
  });

  test.each(colors)('%s has 4.5:1 on the block, on a highlighted line and in a diff', (color) => {
    for (const background of backgrounds) {
      expect(contrast(color, background ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
