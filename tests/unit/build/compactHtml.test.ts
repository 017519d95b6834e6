import {compactHtml} from '@site/plugins/build/compact-html/compactHtml';
import {documentOf} from '../../support/documentOf';

const same = (script: string): string => script;
const page = (body: string, head = ''): string =>
  `<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <meta charset="UTF-8">\n    ${head}\n  </head>\n  <body >\n    ${body}\n  </body>\n</html>\n`;

const BODIES: Readonly<Record<string, [string, string]>> = {
  'attributes without need of quotes': ['<a href="/docs/a" class="x">b</a>', '<a href=/docs/a class=x>b</a>'],
  'attributes in need of quotes': [
    '<a title="a b" data-a="x=y" data-b="`" data-c="&gt;" data-d="a>b">c</a>',
    '<a title="a b" data-a="x=y" data-b="`" data-c=&gt; data-d="a>b">c</a>',
  ],
  'empty values': ['<img alt="" src="/a.png"/><input disabled="">', '<img alt src=/a.png /><input disabled>'],
  'a value that ends in a slash': [
    '<a href="/docs/">a</a><img src="/a/"/>',
    '<a href=/docs/>a</a><img src=/a/ />',
  ],
  'elements that close themselves': [
    '<br/><hr class="a"/><img alt="a b"/>',
    '<br/><hr class=a /><img alt="a b"/>',
  ],
  'a drawing': [
    '<svg viewBox="0 0 8 8"><path d="M1 1" fill="none"/><use href="#a"></use></svg>',
    '<svg viewBox="0 0 8 8"><path d="M1 1" fill=none /><use href=#a></use></svg>',
  ],
  lists: [
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li> <li>d</li></ul>',
    '<ul><li>a<ol><li>b</ol><li>c</li> <li>d</ul>',
  ],
  tables: [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>',
    '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tr><td>e</tbody></table>',
  ],
  'React’s comments': ['<p>a<!-- --> b<!-- --></p>', '<p>a<!-- --> b<!-- --></p>'],
  'tags in comments': ['<!-- <a href="b">c</a> -->', '<!-- <a href="b">c</a> -->'],
  code: [
    '<pre class="a"><code>if (a &lt; b)\n\n  <span class="t">c</span>   d</code></pre>',
    '<pre class=a><code>if (a &lt; b)\n\n  <span class=t>c</span>   d</code></pre>',
  ],
  'text that looks like a tag': [
    'a &lt;b class="c"&gt; <textarea><a href="b"></textarea>',
    'a &lt;b class="c"&gt; <textarea><a href="b"></textarea>',
  ],
  'quotes that React does not write': ['<a href=\'b\' class="c">d</a>', '<a href=\'b\' class="c">d</a>'],
};

test.each(Object.entries(BODIES))('%s', (_name, [given, expected]) => {
  const compact = compactHtml(page(given), same);
  expect(compact).toContain(expected);
  expect(documentOf(compact)).toEqual(documentOf(page(given)));
});

test('the head loses its indents, but not what is in its scripts and title', () => {
  const head =
    '<title>a  \n  <b</title>\n  <link rel="icon" href="/a" />\n  <script>\n  "<a b=\\"c\\">"\n</script>';
  const compact = compactHtml(page('', head), same);
  expect(compact).toContain(
    '<head><meta charset=UTF-8><title>a  \n  <b</title><link rel=icon href=/a /><script>\n  "<a b=\\"c\\">"\n</script></head>',
  );
});

test('scripts are compacted, data is not', () => {
  const scripts =
    '<script>a  b</script><script type="application/json" id="d">{"e":"<p class=\\"f\\">"}</script><script defer="" src="/g.js"></script>';
  expect(compactHtml(page(scripts), (script) => script.replace(/ +/, ' '))).toContain(
    '<script>a b</script><script type=application/json id=d>{"e":"<p class=\\"f\\">"}</script><script defer src=/g.js></script>',
  );
});
