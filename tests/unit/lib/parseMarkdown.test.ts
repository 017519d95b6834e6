import {parseMarkdown} from '@site/packages/pages/parseMarkdown';

it.each([
  [
    'a tab that is not closed',
    '<Tabs>\n  <TabItem value="b">\n\nB\n\n</Tabs>\n',
    '6:1  Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<TabItem>` (2:3-2:22)',
  ],
  [
    'a brace that is not closed',
    'Text.\n\nA brace { that is not closed.\n',
    '3:30  Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ],
  ['an expression that is none', '<Tabs>\n\nBoth {a b}.\n', '3:8  Could not parse expression with acorn'],
])('the message of the parser says where a page has %s', (_what, source, expected) => {
  expect(() => parseMarkdown('docs/a.md', source)).toThrow(`docs/a.md:${expected}`);
});
