import {Names} from '../../../plugins/search/browser/engine/names';

const names = new Names([
  {
    version: 'v7',
    url: '/docs/apis/camera',
    title: 'Camera',
    section: 'Plugin APIs',
    platforms: ['iOS', 'Android', 'Web'],
    headings: ['Set up iOS', 'getPhoto()'],
    parts: [['en_1', 0]],
  },
  {
    version: 'v7',
    url: '/docs/config',
    title: 'Capacitor Configuration',
    section: 'Reference',
    platforms: [],
    headings: ['server.androidScheme', "addListener('backButton', …)"],
    parts: [['en_2', 0]],
  },
]);

/** The places of pages, as `page:place`, whose names have the words. */
const placesWith = (words: string): string[] =>
  [...names.match(words).keys()].map((id) => `${names.all[id]?.page}:${names.all[id]?.place}`).sort();

test('names are found by their words, by other forms, by beginnings and by parts', () => {
  expect(placesWith('camera')).toEqual(['0:0']);
  expect(placesWith('cameras')).toEqual(['0:0']);
  expect(placesWith('configur')).toEqual(['1:0']);
  expect(placesWith('photo')).toEqual(['0:2']);
});

test('an option is found by its own name, without the name of what it belongs to', () => {
  expect(placesWith('androidScheme')).toEqual(['1:1']);
  expect(placesWith('server')).toEqual(['1:1']);
});

test('several words have to be in one name', () => {
  expect(placesWith('set ios')).toEqual(['0:1']);
  expect(placesWith('set photo')).toEqual([]);
});

test('a heading as typed is known whatever its punctuation, an option or event by its own name', () => {
  expect([...names.pagesHeaded('get photo')]).toEqual([0]);
  expect([...names.pagesHeaded('androidScheme')]).toEqual([1]);
  expect([...names.pagesHeaded('backButton')]).toEqual([1]);
  expect([...names.pagesHeaded('nothing')]).toEqual([]);
});

test('a wrong spelling leads to a name', () => {
  expect(names.knows('camrea')).toBe(false);
  expect(names.closest('camrea')).toBe('camera');
});
