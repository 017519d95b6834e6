import {directivesRule} from '../../../checks/directives';
import {findingsOf} from '../../support/contentFixture';

test('directives, components and variables that do not exist are found, and blocks that are not closed', async () => {
  expect(await findingsOf(directivesRule, 'directives/wrong.md', 'v7')).toEqual([
    '6:1  No plugin handles the directive "::instal"  Did you mean ::install',
    '16:1  The block :::note is not closed  Write ::: on a line of its own where it ends',
    '8:1  There is no component <Tabz>  Did you mean <Tabs>',
    '11:43  There is no component <Carde>  Did you mean <Card> or <Cards>',
    String.raw`11:6  There is no variable {someVariable}  Write \{someVariable} if you mean the text, or backticks around code`,
    '11:25  There is no variable {contentTitel}  Did you mean {contentTitle}',
  ]);
});

test('blocks that are not closed are found where they start, and lines that only look like their ends', async () => {
  const end = 'Write ::: on a line of its own where it ends';
  const start = 'Write :::note or :::warning without a space after the colons, and a title as :::note[Title]';
  expect(await findingsOf(directivesRule, 'directives/unclosed.md', 'v7')).toEqual([
    `6:1  The block :::note is not closed before :::warning on line 10  ${end}`,
    `32:4  The block :::note is not closed  ${end}`,
    `35:3  The block :::note is not closed  ${end}`,
    `38:1  The block :::warning is not closed  ${end}`,
    `16:1  ":::note Title" does not open a block  ${start}`,
    '22:1  ::: closes nothing  Remove it, or open a block with :::note',
    `26:4  "::: note" does not open a block  ${start}`,
  ]);
});

test('those that exist, and text and code that only looks like them, are left alone', async () => {
  expect(await findingsOf(directivesRule, 'directives/right.md', 'v7')).toEqual([]);
});
