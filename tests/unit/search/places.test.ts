import {fewPlaces} from '../../../plugins/search-index/places';

test('few places of a word are left as they are', () => {
  expect(fewPlaces([-8, 9, -25, 3, 4, -169, 7], 4)).toEqual([-8, 9, -25, 3, 4, -169, 7]);
});

test('of many the weightiest are kept, where they stand', () => {
  // Twelve places in prose (5, 10 … 60), then two in a heading (40, 41): each weight begins at the start of the text.
  expect(fewPlaces([-25, ...Array<number>(12).fill(5), -169, 40, 1], 8)).toEqual([
    -25, 5, 5, 5, 5, 5, 5, -169, 40, 1,
  ]);
});

test('what is too light goes altogether', () => {
  expect(fewPlaces([-8, 10, -25, 1, 6, -169, 4, 2, 3], 3)).toEqual([-169, 4, 2, 3]);
});
