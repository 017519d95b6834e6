import {tocHtml} from '@site/src/components/tocHtml';

const heading = (id: string, value: string, children: Parameters<typeof tocHtml>[0] = []) => ({
  id,
  value,
  level: 2,
  children,
});

test('a table of contents is a list of links, those of lower headings in lists of their own', () => {
  const toc = [heading('a', 'First', [heading('b', '<code>below()</code>')]), heading('c', 'R&amp;D')];
  expect(tocHtml(toc)).toBe(
    '<li><a href="#a" class="table-of-contents__link">First</a><ul><li><a href="#b" class="table-of-contents__link"><code>below()</code></a></li></ul></li>' +
      '<li><a href="#c" class="table-of-contents__link">R&amp;D</a></li>',
  );
});

test('names may break between their words, and iOS may not', () => {
  expect(tocHtml([heading('a', 'Set up iOS')])).toContain('>Set up iOS<');
  expect(tocHtml([heading('a', '<code>webContents</code>')])).toContain('<code>web<wbr>Contents</code>');
});

test('the address of a link is whole', () => {
  expect(tocHtml([heading('a"&b', 'Odd')])).toBe(
    '<li><a href="#a&quot;&amp;b" class="table-of-contents__link">Odd</a></li>',
  );
});

describe('a prefix that the headings of a list repeat', () => {
  const texts = (...values: readonly string[]): string[] =>
    [
      ...tocHtml([
        heading(
          'group',
          'Android',
          values.map((value, index) => heading(`h${index}`, value)),
        ),
      ]).matchAll(/"#h\d+" class="[\w-]+">(.*?)<\/a>/g),
    ].map(([, text]) => text?.replaceAll('<wbr>', '') ?? '');

  test('is left out', () => {
    expect(texts('<code>android.path</code>', '<code>android.flavor</code>')).toEqual([
      '<code>path</code>',
      '<code>flavor</code>',
    ]);
  });

  test('is left out where some of them have a longer one', () => {
    expect(
      texts('<code>android.path</code>', '<code>android.build.path</code>', '<code>android.build.key</code>'),
    ).toEqual(['<code>path</code>', '<code>build.path</code>', '<code>build.key</code>']);
  });

  test('stays where one of them does not have it, and where there is only one', () => {
    for (const values of [
      ['<code>android.path</code>', '<code>ios.path</code>'],
      ['<code>android.path</code>', 'About paths'],
      ['<code>android.path</code>'],
      ['<code>path</code>', '<code>flavor</code>'],
    ])
      expect(texts(...values)).toEqual(values);
  });
});

test('names may break between their words', () => {
  expect(tocHtml([heading('a', '<code>webContents.isOn()</code> &lt; v1.2')])).toBe(
    '<li><a href="#a" class="table-of-contents__link"><code>web<wbr>Contents.<wbr>is<wbr>On()</code> &lt; v1.2</a></li>',
  );
});

test('listeners have the names of their events', () => {
  expect(tocHtml([heading('a', 'addListener(&#39;appPause&#39;, …)')])).toBe(
    '<li><a href="#a" class="table-of-contents__link">app<wbr>Pause event</a></li>',
  );
  expect(tocHtml([heading('a', 'addListener(string, …)')])).toContain('Listener<wbr>(string, …)');
});
