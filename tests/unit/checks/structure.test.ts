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
    '3:14  The description is no sentence  End it with a full stop',
    '4:1  The front matter has the field slug  Leave it out: the path of the file is the address',
    '5:1  The front matter has the field sidebar_label  Leave it out: the label stands in the sidebar',
    '6:1  The front matter has the field keywords  Leave it out: pages have a title and a description',
    '11:1  The body has a # heading  The title makes it: write ##',
    '13:1  ### follows no ##  Write ##',
    '17:1  The heading has 4 levels  Use ## and ### only',
    '21:1  "Up" has a capital in the middle of a heading  Write "up"; the name of a product goes into properNouns.json',
    '21:1  "Bar" has a capital in the middle of a heading  Write "bar"; the name of a product goes into properNouns.json',
    '29:1  ":::tip" is no admonition of this site  Write :::note or :::warning',
    '29:1  Two admonitions follow one another  Make one of the two, or a paragraph of this one',
    '35:1  The section "what follows:" is empty  Write something under the heading, or take it out',
    '35:1  The heading ends with ":"  End it without punctuation',
    '35:1  The heading starts with the small letter of "what"  Write "What"',
    '39:1  The heading "Set up the bar" stands in line 21 already  Say what is particular to this section',
    '41:1  The image has no alternative text  Say in words what it shows',
    '41:1  The image ./missing.svg does not exist  Write a path from the page, or /… from static',
    '43:1  The image has no alternative text  Say in words what it shows',
    '45:1  The table has an empty header row  Name the columns',
    '49:1  The sample is a whole file without a title  Add title="…" with its path to the fence',
    '54:1  The sample is a whole file without a title  Add title="…" with its path to the fence',
    '60:1  The sample is a whole file without a title  Add title="…" with its path to the fence',
    '66:1  The sample is a whole file without a title  Add title="…" with its path to the fence',
    '72:1  The section "The end" is empty  Write something under the heading, or take it out',
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
  expect(await messages('yes')).toEqual([
    '2  hide_footer is "yes"  Write `hide_footer: true`, or leave it out',
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
