import type {CatalogPage, PartText} from '../../../plugins/search/browser/engine/catalog';
import {termsOf} from '../../../plugins/search/browser/engine/terms';
import {toHit} from '../../../plugins/search/browser/engine/toHit';

const page = {
  url: '/docs/apis/preferences',
  title: 'Preferences',
  version: 'v7',
  section: 'Plugin APIs',
} as CatalogPage;

/** Returns the excerpt for a query of a page with this text, with `*` around what it highlights. */
async function excerptFor(query: string, text: string): Promise<string> {
  const part: PartText = {places: [{heading: 'Preferences', anchor: '', text, code: ''}]};
  const index = {read: () => Promise.resolve(part)};
  const {excerpt} = await toHit(index, {page, parts: [['a', 0]], score: 1}, termsOf(query), 1);
  return excerpt.map((one) => (one.match ? `*${one.text}*` : one.text)).join('');
}

describe('an excerpt highlights', () => {
  test('the words of the query, but not what the documentation calls the same thing', async () => {
    const excerpt = await excerptFor('storage', 'Preferences keep values in native storage.');
    expect(excerpt).toContain('*storage*');
    expect(excerpt).not.toMatch(/\*preferences\*/i);
  });

  test('nothing if the page was only found by another name, of which it shows a sentence', async () => {
    const before = 'The first sentence is long, and it is about something else. '.repeat(8);
    const excerpt = await excerptFor('storage', `${before}The preferences survive.`);
    expect(excerpt).toContain('preferences survive');
    expect(excerpt).not.toContain('*');
  });

  test('words that are joined to a name', async () => {
    expect(await excerptFor('version code', 'Raise the versionCode first.')).toContain('*versionCode*');
  });
});
