import {validatePromotions} from '../../../plugins/site/promotions/validatePromotions';
import promotions from '../../../src/data/promotions.json';
import {nextPromotion} from '../../../src/components/nextPromotion';

const good = {
  id: 'one',
  type: 'docs_ad',
  data: {
    ad_id: 'one',
    ad_copy: 'Text',
    ad_url: 'https://example.com/',
    ad_image: {dimensions: {width: 10, height: 10}, url: '/docs/img/a.svg'},
  },
};

describe('promotions', () => {
  test('of the site are valid', () => {
    expect(validatePromotions(promotions, 'file')).toHaveLength(2);
  });

  test('may be none, or lack a picture', () => {
    expect(validatePromotions([], 'file')).toEqual([]);
    expect(validatePromotions([{...good, data: {...good.data, ad_image: undefined}}], 'file')).toHaveLength(
      1,
    );
  });

  test.each([
    [{...good, id: ''}, 'file: entry 1 id: must be a non-empty string.'],
    [{...good, type: 3}, 'file: entry 1 type: must be a non-empty string.'],
    [
      {...good, data: {...good.data, ad_copy: ' '}},
      'file: entry 1 data.ad_copy: must be a non-empty string.',
    ],
    [
      {...good, data: {...good.data, ad_url: 'javascript:alert(1)'}},
      'file: entry 1 data.ad_url: must be an https:// URL',
    ],
    [
      {...good, data: {...good.data, ad_image: {dimensions: {}, url: '/docs/a.svg'}}},
      'data.ad_image.dimensions.width: must be a number of pixels greater than 0.',
    ],
    ...['https://evil.test;script-src/x.png', 'https://*/x.png'].map((url): [object, string] => [
      {...good, data: {...good.data, ad_image: {...good.data.ad_image, url}}},
      'file: entry 1 data.ad_image.url: must be an https:// URL',
    ]),
    [{...good, data: null}, 'file: entry 1 data: Invalid input: expected object'],
    ['text', 'file: entry 1: Invalid input: expected object'],
  ])('with a bad entry name entry and field: %j', (entry, message) => {
    expect(() => validatePromotions([entry], 'file')).toThrow(message);
  });

  test('must be a list with different ids', () => {
    expect(() => validatePromotions({}, 'file')).toThrow('file: must be a JSON array of promotions.');
    expect(() => validatePromotions([good, good], 'file')).toThrow('file: id "one" is used twice');
  });
});

describe('the promotion of a page', () => {
  test('follows from the path on the first page', () => {
    expect(nextPromotion('/docs/', 3, undefined)).toBe(nextPromotion('/docs/', 3, undefined));
  });

  test('is the next one after each navigation, round and round', () => {
    expect([0, 1, 2].map((shown) => nextPromotion('/docs/', 3, shown))).toEqual([1, 2, 0]);
  });
});
