import {LINEAGE} from '../../../src/data/lineage';
import synonyms from '../../../src/data/synonyms.json';
import {termsOf} from '../../../plugins/search/browser/engine/terms';

const wordsOfAlternatives = (text: string): string[][] =>
  termsOf(text).map(({alternatives}) => alternatives.map(({words}) => words));

test('what people say leads to what the documentation says', () => {
  expect(wordsOfAlternatives('vibrate')).toEqual([['haptics']]);
  expect(wordsOfAlternatives('vibrating')).toEqual([['haptics']]);
});

test('a saying of several words counts only as a whole', () => {
  expect(wordsOfAlternatives('qr code')[1]).toContain('barcode scanner');
  expect(wordsOfAlternatives('code')).toEqual([[]]);
});

test('the former name of a plugin means the plugin, if it is the whole query', () => {
  const best = (text: string) => termsOf(text)[0]?.alternatives.find(({weight}) => weight >= 1)?.words;
  expect(best('storage')).toBe('preferences');
  expect(best('Storage')).toBe('preferences');
  expect(best('secure storage')).toBeUndefined();
});

test('neighbors may be one identifier, exactly', () => {
  expect(wordsOfAlternatives('version code')).toEqual([['"versioncode"'], ['"versioncode"']]);
});

test('a query is cut before it costs time', () => {
  expect(termsOf('word '.repeat(5000))).toHaveLength(1);
  expect(termsOf(Array.from({length: 50}, (_, i) => `w${i}`).join(' ')).length).toBeLessThanOrEqual(10);
});

test('no saying stands for two concepts, and no concept says what it means', () => {
  const sayings = synonyms.concepts.flatMap(({say}) => say);
  expect(sayings.filter((saying, i) => sayings.indexOf(saying) !== i)).toEqual([]);
  expect(synonyms.concepts.filter(({say, mean}) => mean.length === 0 || say.length === 0)).toEqual([]);
});

test('the former names of plugins are those that the lineage has', () => {
  const plugin = (address: string): string | undefined => /^\/apis\/([\w-]+)$/.exec(address)?.[1];
  const renamed = LINEAGE.flatMap((change) => {
    if (!('before' in change)) return [];
    const [before, after] = [
      plugin(change.before),
      plugin('after' in change ? change.after : change.nearest),
    ];
    return before && after ? [[before, after.replaceAll('-', ' ')]] : [];
  });
  expect(synonyms.formerNames).toEqual(Object.fromEntries(renamed));
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  '%s, a property of every object, is a word like any other',
  (word) => {
    expect(termsOf(word)).toEqual([{word: word.toLowerCase(), alternatives: []}]);
  },
);
