import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../support/fixtureSite';

const css = fs.readFileSync(path.join(ROOT, 'src/css/code.css'), 'utf8');

function variablesOf(selector: string): Map<string, string> {
  // Dark mode shares its block with the terminal on the landing pages.
  const start = css.indexOf(`${selector},\n`) >= 0 ? `${selector},\n` : `${selector} {`;
  const block = css.slice(css.indexOf(start)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--code-[\w-]+): (#[\da-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
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

describe.each([':root', "[data-theme='dark']"])('token colours of %s', (selector) => {
  const variables = variablesOf(selector);
  const backgrounds = ['--code-background', '--code-line-highlighted'];
  const tokens = [...variables].filter(([name]) => !backgrounds.includes(name));

  test('are all there', () => {
    expect(tokens).toHaveLength(11);
  });

  test.each(tokens)('%s has 4.5:1 on the block and on a highlighted line', (_name, colour) => {
    for (const background of backgrounds) {
      expect(contrast(colour, variables.get(background) ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
