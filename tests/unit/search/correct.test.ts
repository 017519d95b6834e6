import {correct} from '../../../plugins/search/browser/engine/correct';
import {Names} from '../../../plugins/search/browser/engine/names';
import {termsOf} from '../../../plugins/search/browser/engine/terms';

const PART = {
  places: [{heading: 'Run', anchor: '', text: 'There is nothing like a simulator.', code: 'npx cap run'}],
};

/** An index of one page; Pagefind finds something for any word, by its first letters. */
const INDEX = {
  names: new Names([
    {
      url: '/docs/apis/camera',
      title: 'Camera',
      version: 'v7',
      section: '',
      platforms: [],
      headings: ['Geolocation'],
      parts: [],
    },
  ]),
  has: (word: string): Promise<boolean> => Promise.resolve(word === 'there'),
  find: () => Promise.resolve([{id: 'v7/0', score: 1}]),
  read: () => Promise.resolve(PART),
};

const corrected = async (text: string) => {
  const {terms, spelling} = await correct(INDEX, termsOf(text), text);
  return {words: terms.map(({word}) => word), spelling};
};

test.each(['camera', 'there', 'simul', 'npx'])(
  '%s is known, by name, by text or by its beginning',
  async (word) => expect(await corrected(word)).toEqual({words: [word], spelling: undefined}),
);

test.each([
  ['camrea', 'camera'],
  ['simulater', 'simulator'],
])('%s is taken for %s, of a name or a text', async (typed, meant) =>
  expect(await corrected(typed)).toEqual({words: [typed], spelling: meant}),
);

test('nonsense is dropped, although Pagefind finds what begins like it', async () => {
  expect(await corrected('zzzz nothingness')).toEqual({words: [], spelling: undefined});
  expect(await corrected('zzzz camera')).toEqual({words: ['camera'], spelling: undefined});
});
