import {uniqueBy} from '../../../packages/lib/uniqueBy';

test('of items with the same key, the last one stays at the place of the first one', () => {
  expect(uniqueBy(['a1', 'b1', 'a2'], (item) => item.charAt(0))).toEqual(['a2', 'b1']);
});
