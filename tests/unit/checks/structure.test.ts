import fs from 'node:fs';
import path from 'node:path';
import {structureRule} from '../../../checks/structure';
import {parsePage} from '../../../checks/readPage';
import requirements from '../../../src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('what the writing guide does not allow in the build of a page is found', async () => {
  expect(await findingsOf(structureRule, 'structure/wrong.md', 'v7')).toEqual([
    '3:14  The description has 26 characters  Write 60 to 155 characters',
    '3:14  The description is not a sentence  End it with a period or a question mark',
    '4:1  The front matter may not have the field slug  Remove it: the path of the file is the URL',
    '5:1  The front matter may not have the field sidebar_label  Remove it: labels belong in the sidebar file',
    '6:1  The front matter may not have the field keywords  Remove it: pages have a title and a description',
    '11:1  The body has a # heading  Write ##: the page title is the # heading',
    '13:1  The ### heading skips a level  Write ##',
    '17:1  The heading is on level 4  Use ## and ### only',
    '21:1  "Up" is capitalized in the middle of a heading  Write "up", or add the name of a product to properNouns.json',
    '21:1  "Bar" is capitalized in the middle of a heading  Write "bar", or add the name of a product to properNouns.json',
    "23:1  The admonition has no title  Say what is at stake, as in :::note[You can't change the ID later]",
    '29:1  ":::tip" is not an admonition of this site  Write :::note or :::warning',
    '29:1  Two admonitions follow each other  Combine them, or make this one a paragraph',
    '35:1  The section "what follows:" is empty  Write something under the heading, or remove it',
    '35:1  The heading ends with ":"  End it without punctuation',
    '35:1  The heading starts with a lowercase letter: "what"  Write "What"',
    '39:1  The heading "Set up the bar" is already on line 21  Say what is special about this section',
    '41:1  The image has no alternative text  Describe what it shows',
    '41:1  The image ./missing.svg does not exist  Write a path relative to the page, or /… for a file in static',
    '43:1  The image has no alternative text  Describe what it shows',
    '45:1  The table has an empty header row  Name the columns',
    '49:1  The sample is a whole file without a title  Add its path after the fence, as title="…"',
    '54:1  The sample is a whole file without a title  Add its path after the fence, as title="…"',
    '60:1  The sample is a whole file without a title  Add its path after the fence, as title="…"',
    '66:1  The sample is a whole file without a title  Add its path after the fence, as title="…"',
    '72:1  The section "The end" is empty  Write something under the heading, or remove it',
  ]);
});

test('a page without front matter has neither title nor description', async () => {
  expect(await findingsOf(structureRule, 'structure/bare.md', 'v7')).toEqual([
    '1:1  The front matter has no title  Add `title: …`',
    '1:1  The front matter has no description  Add `description: …`',
  ]);
});

test('a page may leave out its footer, with true and nothing else', async () => {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/structure/right.md'), 'utf8');
  const withFooter = (value: string): string => source.replace('---\n', `---\nhide_footer: ${value}\n`);
  const messages = async (value: string): Promise<string[]> => {
    const page = parsePage('docs/fixture.md', withFooter(value), context);
    const findings = await structureRule.check([page], 'next', context);
    return findings.map(({line, message, hint}) => `${line}  ${message}  ${hint}`);
  };
  expect(await messages('true')).toEqual([]);
  expect(await messages('yes')).toEqual(['2  hide_footer is "yes"  Write `hide_footer: true`, or remove it']);
});

test('a page hides its title if, and only if, <Hero> shows it', async () => {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/structure/right.md'), 'utf8');
  const messages = async (edit: (text: string) => string): Promise<string[]> => {
    const page = parsePage('docs/fixture.md', edit(source), context);
    const findings = await structureRule.check([page], 'next', context);
    return findings.map(({line, message, hint}) => `${line}  ${message}  ${hint}`);
  };
  const hide = (text: string): string => text.replace('---\n', '---\nhide_title: true\n');
  const addHero = (text: string): string => `${text}\n<Hero>\n\nText.\n\n</Hero>\n`;
  expect(await messages((text) => addHero(hide(text)))).toEqual([]);
  expect(await messages(hide)).toEqual(['2  hide_title leaves the page without a title  Remove it']);
  expect(await messages(addHero)).toEqual([
    '1  The page would show its title twice, because <Hero> shows it, too  Add `hide_title: true`',
  ]);
});

test('a page as it should be has no findings', async () => {
  expect(await findingsOf(structureRule, 'structure/right.md', 'v7')).toEqual([]);
});

test('only on a page of questions do headings end with question marks', async () => {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/structure/faqs.md'), 'utf8');
  const page = parsePage('versioned_docs/version-v7/getting-started/faqs.md', source, context);
  expect(await structureRule.check([page], 'v7', context)).toEqual([]);
  expect(await findingsOf(structureRule, 'structure/faqs.md', 'v7')).toEqual([
    '8:1  The heading ends with "?"  End it without punctuation',
  ]);
});
