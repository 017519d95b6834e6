import {parseMarkdown} from '@site/packages/pages/parseMarkdown';

it.each([
  [
    'a tab that is not closed',
    '<Tabs>\n  <TabItem value="b">\n\nB\n\n</Tabs>\n',
    '6:1  Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<TabItem>` (2:3-2:22)',
  ],
  ['an expression that is none', '<Tabs>\n\nBoth {a b}.\n', '3:8  Could not parse expression with acorn'],
])('the message of the parser says where a page has %s', (_what, source, expected) => {
  expect(() => parseMarkdown('docs/a.md', source)).toThrow(`docs/a.md:${expected}`);
});
