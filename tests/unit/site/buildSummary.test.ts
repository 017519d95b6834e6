import {buildSummary} from '../../../plugins/site/build-progress/buildSummary';

test('a build ends with its pages, its time and its warnings', () => {
  expect(buildSummary({pages: 945, seconds: 41.4, warnings: 0})).toBe(
    'Built 945 pages in 41 s, with no warnings.',
  );
  expect(buildSummary({pages: 1, seconds: 0.6, warnings: 1})).toBe('Built 1 page in 1 s, with 1 warning.');
  expect(buildSummary({pages: 2, seconds: 1, warnings: 3})).toBe('Built 2 pages in 1 s, with 3 warnings.');
});
