import {spellingRule} from '../../../checks/spelling';
import {loadSpeller, readWords} from '../../../checks/spelling/dictionary';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('misspelled words are found wherever readers read them', async () => {
  expect(await findingsOf(spellingRule, 'spelling/wrong.md', 'v7')).toEqual([
    '2:17  "colour" is misspelled  Write "color", or add it to dictionary.txt if it is correct',
    '3:18  "pluggin" is misspelled  Write "plugin" or "plugging" or "plugins", or add it to dictionary.txt if it is correct',
    '6:1  "Teh" is misspelled  Write "the" or "tech" or "teth", or add it to dictionary.txt if it is correct',
    '6:9  "recieves" is misspelled  Write "receives" or "relieves" or "receive", or add it to dictionary.txt if it is correct',
    '6:38  "behaviour" is misspelled  Write "behavior", or add it to dictionary.txt if it is correct',
    '6:72  "Github" is misspelled  Write "GitHub", or add it to dictionary.txt if it is correct',
    '6:80  "Javascript" is misspelled  Write "JavaScript", or add it to dictionary.txt if it is correct',
    '6:95  "macOs" is misspelled  Write "macOS", or add it to dictionary.txt if it is correct',
    '8:6  "favourite" is misspelled  Write "favorite", or add it to dictionary.txt if it is correct',
    '10:7  "centre" is misspelled  Write "center", or add it to dictionary.txt if it is correct',
    '12:3  "Cancelled" is misspelled  Write "Canceled", or add it to dictionary.txt if it is correct',
    '12:35  "WebVew" is misspelled  Write "WebView" or "WKWebView" or "weave", or add it to dictionary.txt if it is correct',
    '14:5  "diagramm" is misspelled  Write "diagram" or "diagrams" or "diagraph", or add it to dictionary.txt if it is correct',
    '17:29  "Initialise" is misspelled  Write "Initialize", or add it to dictionary.txt if it is correct',
    '19:91  "brigde" is misspelled  Write "bridge" or "Bridge" or "bride", or add it to dictionary.txt if it is correct',
    '25:8  "wrogn" is misspelled  Write "wrong" or "worn" or "wagon", or add it to dictionary.txt if it is correct',
    '30:23  "mistaek" is misspelled  Write "mistake" or "mistaken" or "mistaker", or add it to dictionary.txt if it is correct',
  ]);
});

test('code, addresses, names and tokens are no English', async () => {
  expect(await findingsOf(spellingRule, 'spelling/right.md', 'v7')).toEqual([]);
});

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
