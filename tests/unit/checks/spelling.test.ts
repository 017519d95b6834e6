import {spellingRule} from '../../../checks/spelling';
import {loadSpeller, readWords} from '../../../checks/spelling/dictionary';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('misspelled words are found wherever readers read them', async () => {
  expect(await findingsOf(spellingRule, 'spelling/wrong.md', 'v7')).toEqual([
    '2:17  "colour" is not spelled right  Write "color"; a name that is right goes into the dictionary',
    '3:18  "pluggin" is not spelled right  Write "plugin" or "plugging" or "plugins"; a name that is right goes into the dictionary',
    '6:1  "Teh" is not spelled right  Write "the" or "tech" or "teth"; a name that is right goes into the dictionary',
    '6:9  "recieves" is not spelled right  Write "receives" or "relieves" or "receive"; a name that is right goes into the dictionary',
    '6:38  "behaviour" is not spelled right  Write "behavior"; a name that is right goes into the dictionary',
    '6:72  "Github" is not spelled right  Write "GitHub"; a name that is right goes into the dictionary',
    '6:80  "Javascript" is not spelled right  Write "JavaScript"; a name that is right goes into the dictionary',
    '6:95  "macOs" is not spelled right  Write "macOS"; a name that is right goes into the dictionary',
    '8:6  "favourite" is not spelled right  Write "favorite"; a name that is right goes into the dictionary',
    '10:7  "centre" is not spelled right  Write "center"; a name that is right goes into the dictionary',
    '12:3  "Cancelled" is not spelled right  Write "Canceled"; a name that is right goes into the dictionary',
    '12:35  "WebVew" is not spelled right  Write "WebView" or "WKWebView" or "weave"; a name that is right goes into the dictionary',
    '14:5  "diagramm" is not spelled right  Write "diagram" or "diagrams" or "diagraph"; a name that is right goes into the dictionary',
    '17:29  "Initialise" is not spelled right  Write "Initialize"; a name that is right goes into the dictionary',
    '19:91  "brigde" is not spelled right  Write "bridge" or "Bridge" or "bride"; a name that is right goes into the dictionary',
    '25:8  "wrogn" is not spelled right  Write "wrong" or "worn" or "wagon"; a name that is right goes into the dictionary',
    '30:23  "mistaek" is not spelled right  Write "mistake" or "mistaken" or "mistaker"; a name that is right goes into the dictionary',
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
