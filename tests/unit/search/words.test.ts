import {
  formOf,
  lettersOf,
  likeness,
  meaningfulWords,
  partsOf,
  wordsOf,
} from '../../../plugins/search/browser/engine/words';

const like = (word: string, wanted: string): number => likeness(formOf(word), formOf(wanted));

test('words are lower case, without punctuation around them and without accents', () => {
  expect(wordsOf('Use `Camera.getPhoto()`, déjà --live-reload!')).toEqual([
    'use',
    'camera.getphoto',
    'deja',
    'live-reload',
  ]);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(meaningfulWords('How do I take a photo?')).toEqual(['take', 'photo']);
  expect(meaningfulWords('what is it')).toEqual(['what', 'is', 'it']);
});

test.each([
  '<script>alert(1)</script>',
  '.*+?^${}()|[]\\',
  '🙂🙂',
  'مرحبا بالعالم',
  'a'.repeat(10_000),
  '"""',
  '%00',
])('any text has words: %p', (text) => {
  expect(() => meaningfulWords(text).map(formOf)).not.toThrow();
});

test('identifiers have parts, plain words have none', () => {
  expect(partsOf('getPhoto')).toEqual(['get', 'photo']);
  expect(partsOf('splash-screen')).toEqual(['splash', 'screen']);
  expect(partsOf('SCHEDULE_EXACT_ALARM')).toEqual(['schedule', 'exact', 'alarm']);
  expect(partsOf('photo')).toEqual([]);
  expect(partsOf('android:allowBackup="true"')).toContain('allowbackup');
});

test('the same word is nearer than another form of it, and that is nearer than a beginning', () => {
  expect(like('photo', 'photo')).toBe(1);
  expect(like('photos', 'photo')).toBe(0.9);
  expect(like('migrating', 'migrate')).toBe(0.9);
  expect(like('photography', 'photo')).toBeLessThan(0.9);
  expect(like('photography', 'photo')).toBeGreaterThan(0.5);
  expect(like('camera', 'photo')).toBe(0);
});

test('a major version is found in its versions', () => {
  expect(like('7.0', '7')).toBe(0.9);
  expect(like('70', '7')).toBe(0);
});

test('letters alone make names comparable', () => {
  expect(lettersOf('getPhoto()')).toBe(lettersOf('get photo'));
});
