import {lotOf} from '../../../scripts/search-eval/lots';

test.each([
  ['take a photo', 'tune'],
  ['camrea', 'tune'],
  ['deep links', 'report'],
  ['geolocaton', 'report'],
])('the query "%s" stays in its part, %s', (text, lot) => {
  expect(lotOf(text)).toBe(lot);
});

test('a third of the queries, whatever they are, are for the report', () => {
  const texts = Array.from({length: 3000}, (_, number) => `query ${number}`);
  const reported = texts.filter((text) => lotOf(text) === 'report');
  expect(reported.length).toBeGreaterThan(900);
  expect(reported.length).toBeLessThan(1100);
});
