import {PNG} from 'pngjs';
import {compare} from './compare';

const WHITE = [255, 255, 255, 255];
const BLUE = [13, 85, 196, 255];

/** A white picture of 10 × 10 pixels, of which the first `blue` are blue. */
function picture(blue: number, height = 10): Buffer {
  const png = new PNG({width: 10, height});
  png.data = Buffer.from(Array.from({length: 10 * height}, (_, n) => (n < blue ? BLUE : WHITE)).flat());
  return PNG.sync.write(png);
}

test('equal pictures do not differ', () => {
  expect(compare(picture(20), picture(20)).share).toBe(0);
});

test('the share of pixels with another color is counted, and shown beside both pictures', () => {
  const {share, sheet} = compare(picture(0), picture(30));
  expect(share).toBe(0.3);
  const {width, height} = PNG.sync.read(sheet());
  expect([width, height]).toEqual([3 * 10 + 2 * 16, 10]);
});

test('pictures of another size differ altogether', () => {
  expect(compare(picture(0), picture(0, 12)).share).toBe(1);
});
