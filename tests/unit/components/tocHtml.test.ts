import {tocHtml} from '@site/src/components/tocHtml';

const heading = (id: string, value: string, children: Parameters<typeof tocHtml>[0] = []) => ({
  id,
  value,
  level: 2,
  children,
});

test('a table of contents is a list of links, those of lower headings in lists of their own', () => {
  const toc = [heading('a', 'First', [heading('b', '<code>below()</code>')]), heading('c', 'R&amp;D')];
  expect(tocHtml(toc, 'link')).toBe(
    '<li><a href="#a" class="link">First</a><ul><li><a href="#b" class="link"><code>below()</code></a></li></ul></li>' +
      '<li><a href="#c" class="link">R&amp;D</a></li>',
  );
});

test('its links have no class where there is none, and an address that is whole', () => {
  expect(tocHtml([heading('a"&b', 'Odd')], null)).toBe('<li><a href="#a&quot;&amp;b">Odd</a></li>');
});
