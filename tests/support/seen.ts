import type {Locator} from 'playwright-core';
import {expectSoon} from './waiting';

/** How an element appears to a sighted reader. */
type Sight = {
  /** Whether the whole box is inside the viewport. */
  readonly inside: boolean;
  /** Whether nothing covers its center. */
  readonly onTop: boolean;
  /** Size of its text, in CSS pixels. */
  readonly fontSize: number;
  /** Contrast ratio of its text and the color behind it, as WCAG 2 defines it; 1 if something translucent is behind it. */
  readonly contrast: number;
};

/** The smallest text that is comfortable to read, in CSS pixels. */
const READABLE = 13;

/** Waits until a reader sees the element and can read its text, without scrolling. Labels may be a bit smaller. */
export async function expectSeen(element: Locator, smallest = READABLE): Promise<void> {
  const look = async (): Promise<unknown> => {
    const {inside, onTop, fontSize, contrast} = await element.evaluate(sightOf);
    const size = fontSize >= smallest ? 'readable' : fontSize;
    return {inside, onTop, size, contrast: contrast >= 4.5 ? 'readable' : contrast};
  };
  await expectSoon(look, {inside: true, onTop: true, size: 'readable', contrast: 'readable'});
}

/** Runs in the page, so it can't use anything outside its own body. */
function sightOf(element: Element): Sight {
  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const {top, bottom, left, right} = element.getBoundingClientRect();
  const {color, fontSize} = getComputedStyle(element);
  const backgroundOf = (one: Element): string => {
    const {backgroundColor} = getComputedStyle(one);
    const isTransparent = backgroundColor === 'rgba(0, 0, 0, 0)';
    return isTransparent && one.parentElement ? backgroundOf(one.parentElement) : backgroundColor;
  };
  const backgroundColor = backgroundOf(element);
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const [darker = 0, lighter = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  const isOpaque = /^rgb\(/.test(backgroundColor);
  return {
    // A fraction of a pixel, which transforms leave, is nothing that anybody sees.
    inside:
      top > -0.5 && left > -0.5 && bottom < innerHeight + 0.5 && right < innerWidth + 0.5 && bottom > top,
    onTop: hit !== null && element.contains(hit),
    fontSize: parseFloat(fontSize),
    contrast: isOpaque ? (lighter + 0.05) / (darker + 0.05) : 1,
  };
}
