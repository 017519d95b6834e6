import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '../../../packages/checks/checkSite';
import {parsePage} from '../../../packages/checks/readPage';
import {findPhrases} from '../../../packages/checks/wording/phrases';
import phrases from '../../../packages/checks/wording/phrases.json';
import {TAGLINE} from '../../../src/data/site';
import {findingsOn, readFixture} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

const context = contextOf(ROOT);

/** Returns the phrases found in a page whose body is `text`. */
function foundIn(text: string): string[] {
  return findPhrases(parsePage('docs/fixture.md', text, context)).map(({found}) => found);
}

test('the tagline may say that things are easy, and no other text', async () => {
  const source = fs.readFileSync(path.join(ROOT, 'docs/index.md'), 'utf8');
  expect(source).toContain(TAGLINE);
  const marketing = expect.stringContaining('"easy" is marketing') as string;
  expect(await findingsOn('next/index', 'wording', source)).not.toContainEqual(marketing);
  const bolder = source.replace(TAGLINE, `${TAGLINE} It is easy.`);
  expect(await findingsOn('next/index', 'wording', bolder)).toContainEqual(marketing);
});

describe('phrases.json', () => {
  test('gives each pattern once, with what to write and why', () => {
    expect(new Set(phrases.map(({pattern}) => pattern)).size).toBe(phrases.length);
    for (const {replacement, why} of phrases) {
      expect(replacement).not.toMatch(/^$|^[Ww]rite|\.$/);
      expect(why).toMatch(/^[a-z].*[^.]$/);
    }
  });

  test('does not propose what it replaces', () => {
    for (const {replacement} of phrases) expect(foundIn(replacement.replaceAll('"', ''))).toEqual([]);
  });
});

// One phrase for each pattern: a pattern that matches nothing would look like a clean page.
test('every pattern of phrases.json finds something', () => {
  const hits = findPhrases(parsePage('docs/fixture.md', readFixture('wording/samples.md'), context));
  const found = new Set(hits.map(({phrase}) => phrase.pattern));
  expect(phrases.map(({pattern}) => pattern).filter((pattern) => !found.has(pattern))).toEqual([]);
});
