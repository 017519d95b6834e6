import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '../../../checks/checkSite';
import {parsePage} from '../../../checks/readPage';
import {adviceFor, findPhrases, wordingRule} from '../../../checks/wording';
import advice from '../../../checks/wording/advice.json';
import {phraseFinder} from '../../../checks/wording/phrases';
import phrases from '../../../checks/wording/phrases.json';
import {TAGLINE} from '../../../src/data/site';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

const context = contextOf(ROOT);

/** Returns the phrases found in a page whose body is `text`. */
function foundIn(text: string, find = findPhrases): string[] {
  return find(parsePage('docs/fixture.md', text, context)).map(({found}) => found);
}

test('a word that appears twice in a row is found, even across lines', async () => {
  expect(await findingsOf(wordingRule, 'wording/doubled.md', 'v7')).toEqual([
    '3:34  "the the" has a word twice  Write "the" once',
    '6:5  "The the" has a word twice  Write "The" once',
    '7:1  "is is" has a word twice  Write "is" once',
    '9:9  "to to" has a word twice  Write "to" once',
    '13:9  "a a" has a word twice  Write "a" once',
    '16:3  "and and" has a word twice  Write "and" once',
  ]);
});

test('the same word twice is left alone where it is right, or not one sentence', async () => {
  expect(await findingsOf(wordingRule, 'wording/notDoubled.md', 'v7')).toEqual([]);
});

test('marketing, filler and links that say nothing are found', async () => {
  expect(await findingsOf(wordingRule, 'wording/filler.md', 'v7')).toEqual([
    '3:14  "In this guide we will" talks about the page  Say what the reader gets',
    '3:43  "powerful" is marketing  Say what it does, and let readers decide',
    '3:56  "seamless" is marketing  Say what it does, and let readers decide',
    '6:7  The link text "here" does not say where it leads  Say what it leads to',
    '6:28  The link text "read more" does not say where it leads  Say what it leads to',
    '6:52  "Just" belittles the step  Leave it out',
    '6:70  "just" belittles the step  Leave it out',
    '7:10  "easy" is marketing  Say what it does, and let readers decide',
    '9:4  The link has no text  Write what the link leads to',
  ]);
});

test('the tagline may say that things are easy, and no other text', async () => {
  const source = fs.readFileSync(path.join(ROOT, 'docs/index.md'), 'utf8');
  const findings = async (text: string): Promise<string[]> => {
    const found = await wordingRule.check([parsePage('docs/index.md', text, context)], 'next', context);
    return found.map(({message}) => message);
  };
  expect(await findings(source)).not.toContain('"easy" is marketing');
  expect(source).toContain(TAGLINE);
  expect(await findings(source.replace(TAGLINE, `${TAGLINE} It is easy.`))).toContain('"easy" is marketing');
});

test('phrases are found wherever readers read them, at their place and with what to write instead', async () => {
  expect(await findingsOf(wordingRule, 'wording/phrases.md', 'v7')).toEqual([
    '2:9  "Mending" is a word for clothes and fences  Write "fix"',
    '3:35  "anew" is literary  Write "again", "a new …" or a verb with "re-", such as "reload"',
    '6:4  "The app ends" doesn\'t say what happens to the app  Write "the app crashes", "is killed" (by the system) or "is closed" (by the user)',
    '8:17  "stands in" is for people; settings and files are in a place  Write "is in", "is set in" or "lives in"',
    '8:53  "belongs into" has the wrong preposition  Write "belongs in" or "goes in"',
    '10:35  "In the same network" has the wrong preposition  Write "on the same network"',
    '12:1  "From Android %req.androidMinVersion% on" is not how platforms write version ranges  Write "on Android 13 and later", "since 7.1" or "starting with iOS 16"',
    '13:8  "any more" is about amounts  Write "anymore" or "no longer"',
    '18:22  "take" is not how developers choose a tool  Write "use […]" or "uses […]"',
    '19:3  "Press" is for keys  Write "click" on a computer, "tap" on a device',
    '21:10  "once more" has a plainer form  Write "again"',
    '24:3  "You see" is not a column header that readers expect  Write "Symptom", or "Message" if all rows are messages',
    '26:14  "is no" is not how English denies things  Write "isn\'t a" or "isn\'t an"',
    '28:11  "once more" has a plainer form  Write "again"',
    '30:15  "nobody" has a plainer form  Write "no one", "someone", "everyone" or "anyone"',
    '30:23  "somebody" has a plainer form  Write "no one", "someone", "everyone" or "anyone"',
  ]);
});

test('code, link targets, URLs, components, comments and quotations are left alone', async () => {
  expect(await findingsOf(wordingRule, 'wording/right.md', 'v7')).toEqual([]);
});

test('advice is what needs judgment, and never a finding', async () => {
  const page = parsePage('docs/fixture.md', 'Set it at once.\n', context);
  expect(await wordingRule.check([page], 'next', context)).toEqual([]);
  const listed = adviceFor(page).map(({rule: name, message, hint}) => `${name}  ${message}  ${hint}`);
  expect(listed).toEqual([
    'advice  "at once" has two meanings  Consider "immediately" or "at the same time"',
  ]);
});

describe.each([
  ['phrases.json', phrases],
  ['advice.json', advice],
])('%s', (_file, entries) => {
  test('gives each pattern once, with what to write and why', () => {
    expect(new Set(entries.map(({pattern}) => pattern)).size).toBe(entries.length);
    for (const {replacement, why} of entries) {
      expect(replacement).not.toMatch(/^$|^[Ww]rite|\.$/);
      expect(why).toMatch(/^[a-z].*[^.]$/);
    }
  });

  test('does not propose what it replaces', () => {
    const find = phraseFinder(entries);
    for (const {replacement} of entries) expect(foundIn(replacement.replaceAll('"', ''), find)).toEqual([]);
  });
});

// One phrase for each pattern: a pattern that matches nothing would look like a clean page.
test('every pattern of phrases.json finds something', () => {
  const samples = fs.readFileSync(
    path.join(ROOT, 'tests/fixtures/content-checks/wording/samples.md'),
    'utf8',
  );
  const hits = findPhrases(parsePage('docs/fixture.md', samples, context));
  const found = new Set(hits.map(({phrase}) => phrase.pattern));
  expect(phrases.map(({pattern}) => pattern).filter((pattern) => !found.has(pattern))).toEqual([]);
});
