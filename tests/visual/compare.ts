import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** How much the color of a pixel may differ, from 0 to 1: smoothed edges differ between builds of a browser. */
const THRESHOLD = 0.15;
const GAP = 16;

export type Comparison = {
  /** The share of pixels that differ, from 0 to 1; 1 if the sizes differ. */
  readonly share: number;
  /** A PNG with both pictures and their difference side by side. */
  readonly sheet: () => Buffer;
};

/** Compares two PNG files pixel by pixel. Throws if one of them can't be read. */
export function compare(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const {width, height} = before;
  if (width !== after.width || height !== after.height)
    return {share: 1, sheet: () => sideBySide([before, after])};
  const difference = new PNG({width, height});
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, {threshold: THRESHOLD});
  return {share: pixels / (width * height), sheet: () => sideBySide([before, after, difference])};
}

function sideBySide(pictures: readonly PNG[]): Buffer {
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, -GAP);
  const sheet = new PNG({width, height: Math.max(...pictures.map(({height}) => height))});
  let x = 0;
  for (const picture of pictures) {
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, x, 0);
    x += picture.width + GAP;
  }
  return PNG.sync.write(sheet);
}
