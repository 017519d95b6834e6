import {changedParts} from '../../../plugins/content/code-blocks/changedParts';
import {codeRenderer} from '../../../plugins/content/code-blocks/renderCode';
import {prism} from '../../../src/data/prism';

const renderCode = codeRenderer(prism);

/** Returns what stands out in each line of a diff. */
function marked(diff: string): (string | undefined)[] {
  const html = renderCode({code: diff, language: 'diff', meta: 'title="a.properties"'});
  const lines = [...html.matchAll(/<(?:ins|del|span) class="line">(.*?)<\/(?:ins|del|span)>\n/g)];
  return lines.map(([, line = '']) => /<b>(.*?)<\/b>/.exec(line)?.[1]?.replace(/<[^>]*>/g, ''));
}

test('what a new line changes stands out in both, as whole words', () => {
  expect(marked('-url=https://a.org/gradle-8.2.1-all.zip\n+url=https://a.org/gradle-8.11.1-all.zip')).toEqual(
    ['8.2.1', '8.11.1'],
  );
});

test('lines of a block replace each other in their order', () => {
  expect(marked('-minimum = 22\n-target = 34\n+minimum = 23\n+target = 35\n other = 1')).toEqual([
    '22',
    '34',
    '23',
    '35',
    undefined,
  ]);
});

test('what a line only adds stands out in the new one', () => {
  expect(marked('-changes=locale|uiMode\n+changes=locale|uiMode|navigation')).toEqual([
    undefined,
    '|navigation',
  ]);
});

test.each([
  ['lines that have little in common', '-first=1\n+another=2'],
  ['a different number of lines', '-a.long.name=1\n+a.long.name=2\n+b=3'],
  ['lines that are the same', '-a.long.name=1\n+a.long.name=1'],
])('nothing stands out in %s', (_what, diff) => {
  expect(marked(diff).filter(Boolean)).toEqual([]);
});

test('a token that is changed in part is divided', () => {
  const html = renderCode({
    code: "-implementation 'com.example.library:core:1.2.3'\n+implementation 'com.example.library:core:1.3.0'",
    language: 'diff',
    meta: 'title="build.gradle"',
  });
  expect(html).toContain('core:</span><b><span class="t-string">1.2.3</span></b><span class="t-string">');
  expect(changedParts(['a b'], ['kept'])).toEqual([undefined]);
});
