import {excerptOf, placesOf} from '../../../src/search/excerpt';
import {WordMatcher} from '../../../src/search/wordMatcher';

const FRAGMENT = {
  content: 'Camera. Take a photo. Set up iOS. Say why your app uses the camera.',
  anchors: [{id: 'set-up-ios', text: 'Set up iOS', location: 4}],
};

test('a part is cut at its headings', () => {
  expect(placesOf(FRAGMENT, 'Camera')).toEqual([
    {heading: 'Camera', anchor: '', words: ['Take', 'a', 'photo.']},
    {
      heading: 'Set up iOS',
      anchor: 'set-up-ios',
      words: ['Say', 'why', 'your', 'app', 'uses', 'the', 'camera.'],
    },
  ]);
});

test('matches are marked, neighbors together', () => {
  const words = 'Call getPhoto() for photos now'.split(' ');
  expect(excerptOf(words, new WordMatcher(['photo']))).toEqual([
    {text: 'Call ', match: false},
    {text: 'getPhoto()', match: true},
    {text: ' for ', match: false},
    {text: 'photos', match: true},
    {text: ' now', match: false},
  ]);
});

test('markup in a text stays text', () => {
  const parts = excerptOf(['<img', 'src=x', 'onerror=alert(1)>'], new WordMatcher(['alert']));
  expect(parts.map(({text}) => text).join('')).toBe('<img src=x onerror=alert(1)>');
});

test('a long text is cut around its matches', () => {
  const words = [...Array<string>(100).fill('other'), 'photo', ...Array<string>(100).fill('other')];
  const parts = excerptOf(words, new WordMatcher(['photo']));
  expect(parts[0]).toEqual({text: `… ${'other '.repeat(6)}`, match: false});
  expect(parts.at(-1)?.text.endsWith('…')).toBe(true);
  expect(parts.find(({match}) => match)?.text).toBe('photo');
});
