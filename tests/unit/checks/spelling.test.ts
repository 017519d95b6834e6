import {loadSpeller, readWords} from '../../../packages/checks/spelling/dictionary';
import {ROOT} from '../../support/fixtureSite';

describe('the speller', () => {
  test.each(['Android', "Android's", 'WebViews', 'SDKs', 'APNs', 'doesn’t', 'Keystore', 'getPhoto', 'color'])(
    'knows %s',
    async (word) => {
      expect((await loadSpeller(ROOT)).knows(word)).toBe(true);
    },
  );

  test.each([
    ['colour', ['color']],
    ['Behaviours', ['Behaviors']],
    ['macOs', ['macOS']],
    ['android', ['Android']],
    ['Gradel', ['Gradle', 'grade', 'graded']],
    ['constructer', ['constructed', 'constructor', 'construct']],
    ['qqqqzzzz', []],
  ])('does not know %s', async (word, suggestions) => {
    const speller = await loadSpeller(ROOT);
    expect(speller.knows(word)).toBe(false);
    expect(speller.suggest(word)).toEqual(suggestions);
  });
});

test('the dictionary is sorted, one word a line, and holds no word that is known without it', async () => {
  const words = readWords(ROOT);
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(words.filter((word) => !/^\p{L}+$/u.test(word))).toEqual([]);
  const english = await loadSpeller(ROOT, []);
  expect(words.filter((word) => english.knows(word) && !/^\p{Ll}+\p{Lu}/u.test(word))).toEqual([]);
});
