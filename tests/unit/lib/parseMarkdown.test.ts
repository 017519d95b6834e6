import {PageSyntaxError, parseMarkdown} from '@site/packages/pages/parseMarkdown';

function mistakeIn(...lines: readonly string[]): string {
  try {
    parseMarkdown('docs/a.md', `${lines.join('\n')}\n`);
  } catch (error) {
    if (error instanceof PageSyntaxError) return `${error.message}  ${error.hint}`;
    throw error;
  }
  return 'none';
}

const TWO_TABS = [
  '<Tabs>',
  '  <TabItem value="a">',
  '',
  'A',
  '',
  '  </TabItem>',
  '  <TabItem value="b">',
  '',
];

describe('a tag without its pair is found at its own place', () => {
  it.each([
    [
      'a tab before the end of its tabs',
      [...TWO_TABS, 'B', '', '</Tabs>'],
      '7:3  The tag <TabItem> is not closed before </Tabs> on line 11  Write </TabItem> where it ends',
    ],
    [
      'a tab before the next tab',
      [
        '<Tabs>',
        '  <TabItem value="a">',
        '',
        'A',
        '',
        ...TWO_TABS.slice(6),
        'B',
        '',
        '  </TabItem>',
        '</Tabs>',
      ],
      '2:3  The tag <TabItem> is not closed before </Tabs> on line 11  Write </TabItem> where it ends',
    ],
    [
      'tabs at the end of the page',
      [...TWO_TABS, 'B', '', '  </TabItem>', '', 'More text.'],
      '1:1  The tag <Tabs> is not closed  Write </Tabs> where it ends',
    ],
    [
      'a tab with the end of another component',
      [...TWO_TABS, 'B', '', '  </Tab>', '</Tabs>'],
      '11:3  The tag </Tab> closes nothing: the open tag is <TabItem> on line 7  Write </TabItem>, or remove </Tab>',
    ],
    [
      'one end too many',
      [...TWO_TABS, 'B', '', '  </TabItem>', '  </TabItem>', '</Tabs>'],
      '12:3  The tag </TabItem> closes nothing: the open tag is <Tabs> on line 1  Write </Tabs>, or remove </TabItem>',
    ],
    [
      'an end without a start',
      ['Text.', '', '</Tabs>'],
      '3:1  The tag </Tabs> closes nothing: no tag is open  Remove it, or open <Tabs>',
    ],
    [
      'an element in a sentence',
      ['Press <kbd>Ctrl to stop.', '', 'More text.'],
      '1:7  The tag <kbd> is not closed  Write </kbd> where it ends',
    ],
    [
      'a block between colons in a tab',
      [...TWO_TABS, ':::note', '', 'B', '', '  </TabItem>', '</Tabs>'],
      '9:1  The block :::note is not closed before </TabItem> on line 13  Write ::: on a line of its own where it ends',
    ],
    [
      'tabs that leave their list item',
      ['- One', '', '  <Tabs>', '', 'Text.', '', '</Tabs>'],
      '3:3  The tag <Tabs> is not closed in the list item that it begins in  Write <Tabs> and </Tabs> at the same depth, each on a line of its own',
    ],
    [
      'an end in a list item',
      ['<Tabs>', '', '- One', '', '  </Tabs>'],
      '5:3  The tag </Tabs> is in a list item that starts after <Tabs>  Write <Tabs> and </Tabs> at the same depth, each on a line of its own',
    ],
    [
      'an element that crosses emphasis',
      ['One *two <b>three* four</b>.'],
      '1:10  The tag <b> is not closed in the emphasis that it begins in  Write <b> and </b> at the same depth, each on a line of its own',
    ],
    ['a fragment', ['<>', 'Text.'], '1:1  The tag <> is not closed  Write </> where it ends'],
  ])('%s', (_what, lines, expected) => {
    expect(mistakeIn(...lines)).toBe(`docs/a.md:${expected}`);
  });
});

it('other mistakes have the message of the parser', () => {
  expect(mistakeIn('Text.', '', 'A brace { that is not closed.')).toBe(
    'docs/a.md:3:30  Unexpected end of file in expression, expected a corresponding closing brace for `{`  undefined',
  );
  expect(mistakeIn('<Tabs>', '', 'Both {a b}.')).toBe(
    'docs/a.md:3:8  Could not parse expression with acorn  undefined',
  );
});

it('tags in pairs, and in code, are no mistake', () => {
  expect(
    mistakeIn(
      ...TWO_TABS,
      '`<Tabs>`',
      '',
      '```jsx',
      '<Tabs>',
      '```',
      '',
      '<br />',
      '',
      '  </TabItem>',
      '</Tabs>',
    ),
  ).toBe('none');
});
