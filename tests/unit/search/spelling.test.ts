import {closestWord, editDistance} from '../../../plugins/search/browser/engine/spelling';

const KNOWN = [
  ['camera', 10],
  ['geolocation', 5],
  ['network', 4],
  ['netwark', 1],
] as const;

test.each([
  ['camera', 'camera', 0],
  ['camrea', 'camera', 1],
  ['geolocaton', 'geolocation', 1],
  ['photo', 'phone', 2],
  ['', 'abc', 3],
])('%s and %s differ by %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('the closest word wins, the more frequent of equals', () => {
  expect(closestWord('camrea', KNOWN)).toBe('camera');
  expect(closestWord('gelocaton', KNOWN)).toBe('geolocation');
  expect(closestWord('netwrk', KNOWN)).toBe('network');
});

test('short words and words that are far from all stay as they are', () => {
  expect(closestWord('cam', KNOWN)).toBeUndefined();
  expect(closestWord('phaser', KNOWN)).toBeUndefined();
});
