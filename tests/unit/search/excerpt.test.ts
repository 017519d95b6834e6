import {
  excerptOf,
  firstSentence,
  hasMatch,
  isReference,
  sentenceOf,
} from '../../../plugins/search/browser/engine/excerpt';
import {WordMatcher} from '../../../plugins/search/browser/engine/wordMatcher';

const excerpt = (text: string, ...words: string[]) => excerptOf(text, new WordMatcher(words));
const textOf = (text: string, ...words: string[]): string =>
  excerpt(text, ...words)
    .map((part) => part.text)
    .join('');

test('matches are marked, neighbors together', () => {
  expect(excerpt('Call getPhoto() for photos now', 'photo')).toEqual([
    {text: 'Call ', match: false},
    {text: 'getPhoto()', match: true},
    {text: ' for ', match: false},
    {text: 'photos', match: true},
    {text: ' now', match: false},
  ]);
  expect(excerpt('The back button', 'back', 'button')).toEqual([
    {text: 'The ', match: false},
    {text: 'back button', match: true},
  ]);
});

test('what ends a sentence is not marked', () => {
  expect(excerpt('A (photo), “photos”.', 'photo')).toEqual([
    {text: 'A (', match: false},
    {text: 'photo', match: true},
    {text: '), “', match: false},
    {text: 'photos', match: true},
    {text: '”.', match: false},
  ]);
});

test('of a piece of code, only the name that matches is marked', () => {
  expect(excerpt("requestPermissions(options?: ['camera'])", 'permission', 'camera')).toEqual([
    {text: 'requestPermissions', match: true},
    {text: "(options?: ['", match: false},
    {text: 'camera', match: true},
    {text: "'])", match: false},
  ]);
});

test('markup in a text stays text', () => {
  expect(textOf('<img src=x onerror=alert(1)>', 'alert')).toBe('<img src=x onerror=alert(1)>');
});

test('a long sentence is cut around its matches', () => {
  const others = 'other '.repeat(100);
  const parts = excerpt(`${others}photo ${others}`, 'photo');
  expect(parts[0]).toEqual({text: `… ${'other '.repeat(6)}`, match: false});
  expect(parts.at(-1)?.text.endsWith('…')).toBe(true);
  expect(parts.find(({match}) => match)?.text).toBe('photo');
});

test.each([
  ['a sentence', 'First one. Take a photo now.', 'Take a photo now.'],
  ['a cell', 'quality · number · How good a photo is', 'How good a photo is'],
])('an excerpt begins with %s when it is near', (_name, text, expected) => {
  expect(textOf(`${'word '.repeat(30)}. ${text}`, 'photo')).toBe(expected);
});

test('a text without a match is shown from its beginning', () => {
  expect(textOf('Take a picture.', 'photo')).toBe('Take a picture.');
  expect(hasMatch(excerpt('Take a picture.', 'photo'))).toBe(false);
  expect(excerpt('', 'photo')).toEqual([]);
});

describe('of a table of names and types', () => {
  const CELLS = 'mapId · string · bounds · LatLngBounds · bearing · number';
  const ROWS =
    'Camera · Take photos and videos · Barcode Scanner · Scan barcodes and QR codes · Device · uuid';

  test('cells are not an excerpt, and prose with a list is', () => {
    expect(isReference(excerpt(CELLS, 'mapId'))).toBe(true);
    expect(isReference(excerpt('Returns the map. Options · The zoom, the bearing and the tilt', 'map'))).toBe(
      false,
    );
  });

  test.each([
    [
      'the sentence that has the word',
      'zoom · number · How far the map zooms · id · string',
      'map',
      'How far',
    ],
    ['the sentence that describes the cell with the word', ROWS, 'barcode', 'Scan barcodes'],
    ['the first sentence, if no sentence has the word', ROWS, 'nothing', 'Take photos'],
    ['nothing, if there is no sentence', CELLS, 'mapId', ''],
  ])('it is %s', (_case, text, word, start) => {
    const shown = sentenceOf(text, new WordMatcher([word]))
      .map((part) => part.text)
      .join('');
    expect(shown.slice(0, start.length || undefined)).toBe(start);
  });

  test('a method is described by its first sentence, without the cells before it', () => {
    const text = 'options · CameraOptions · Opens the camera or the gallery. Needs no permission.';
    const shown = firstSentence(text, new WordMatcher(['permission']));
    expect(shown).toEqual([{text: 'Opens the camera or the gallery.', match: false}]);
  });
});
