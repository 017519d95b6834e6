import {occursIn, quotePattern} from '@site/packages/errors/messagePatterns';

test.each([
  ['Platform … not found.', ['Platform ', ' not found.'], true],
  ['Platform web not found.', ['Platform ', ' not found.'], true],
  ['platform has not been added yet.', ['', ' platform has not been added yet. See `cap add`.'], true],
  ['hook failed with error code: 1', ['', ' hook failed with error code: ', ' while running'], true],
  ['Parsing app.json failed: no such file', ['Parsing ', ' failed: ', ''], true],
  ['Platform web is not known.', ['Platform ', ' not found.'], false],
  ['Could not find the assets folder: ./dist', ['Could not find the ', ' platform.'], false],
  ['Anything at all', ['', ': ', ''], false],
])('%s', (quote, message, expected) => {
  expect(occursIn(quotePattern(quote), message)).toBe(expected);
});
