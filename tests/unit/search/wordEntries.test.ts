import {fewPlaces} from '../../../plugins/search-index/wordEntries';

test('few places of a word are left as they are', () => {
  expect(fewPlaces([-169, 3, -25, 7, 2], 4)).toEqual([-169, 3, -25, 7, 2]);
});

test('of many the weightiest are kept, where they stand', () => {
  const prose = Array<number>(12).fill(5);
  // Twelve places in prose (5, 10 … 60), then one in a heading (100).
  expect(fewPlaces([-25, ...prose, -169, 40], 8)).toEqual([-25, 5, 5, 5, 5, 5, 5, 5, -169, 65]);
});
