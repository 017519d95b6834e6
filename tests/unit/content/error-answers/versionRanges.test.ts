import {versionRanges} from '../../../../plugins/content/error-lookup/versionRanges';

it.each([
  [['v8', 'v6', 'v5', 'v4', 'v3'], 'v3–v6 and v8'],
  [['v3', 'v2'], 'v2 and v3'],
  [['v8', 'v6', 'v5', 'v3'], 'v3, v5, v6, and v8'],
  [['v8'], 'v8'],
  [['v10', 'v9', 'v8'], 'v8–v10'],
])('%j is "%s"', (labels, words) => {
  expect(versionRanges(labels)).toBe(words);
});
