import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {remarkHighlight} from '../../../plugins/content/code-blocks';
import {parseMeta, readMagicComments} from '../../../packages/pages/codeMeta';
import {codeRenderer} from '../../../plugins/content/code-blocks/renderCode';
import {commandsOf} from '../../../plugins/content/code-blocks/shellSession';
import {prism} from '../../../src/data/prism';

const renderCode = codeRenderer(prism);

/** One short block in each language that pages use. */
const SAMPLES: Record<string, string> = {
  json: '{"a": [1, true]}',
  groovy: "apply plugin: 'com.android.application'",
  ruby: "platform :ios, '14.0'",
  bash: 'npx cap sync # copy',
  'shell-session': '$ npx cap sync\ndone',
  powershell: "$env:APP_STAGE = 'production'",
  batch: 'set A=%B%',
  objc: '@interface A : B',
  http: 'GET / HTTP/1.1\nHost: localhost',
  swift: 'let call: CAPPluginCall? = nil',
  java: 'public class MainActivity extends BridgeActivity {}',
  kotlin: 'class MainActivity : BridgeActivity()',
  ts: 'const a: string = `x${1}`;',
  tsx: 'const a = <b c="d">{e}</b>;',
  html: '<p class="a">&amp;</p>',
  xml: '<a b="c"/>',
  css: 'a { color: red; }',
  yaml: 'a: [b, 1]',
};

function textOf(html: string): string {
  const code = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  return code
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\dA-F]+);/g, (_entity, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

describe('a code block', () => {
  test.each([
    [15, false],
    [16, true],
  ])('of %i lines may continue on another sheet of paper: %s', (lines, isLong) => {
    const html = renderCode({code: 'a;\n'.repeat(lines), language: 'ts'});
    expect(html.includes('code-block__pre--long')).toBe(isLong);
  });

  test.each(Object.entries(SAMPLES))('in %s keeps its text and gets tokens as classes', (language, code) => {
    const html = renderCode({code, language});
    expect(textOf(html)).toBe(code);
    expect(html).toContain('<span class="t-');
    expect(html).not.toContain('style=');
    expect(html).toMatchSnapshot();
  });

  test('of a diff keeps the language of its file, marks changed lines and copies the new code', () => {
    const code = ' ext {\n-    minSdk = 22\n+    minSdk = 23\n }';
    const html = renderCode({code, language: 'diff', meta: 'title="android/variables.gradle"'});
    expect(textOf(html)).toBe('ext {\n    minSdk = 22\n    minSdk = 23\n}\n');
    expect(html).toMatch(/<del class="line">[^\n]*<b><span class="t-number">22<\/span><\/b><\/del>/);
    expect(html).toMatch(/<ins class="line">[^\n]*<b><span class="t-number">23<\/span><\/b><\/ins>/);
    expect(html).toContain('data-copy="ext {\n    minSdk = 23\n}"');
    expect(() => renderCode({code, language: 'diff', meta: 'title="some file"'})).not.toThrow();
  });

  test('of a command colors options with hyphens like others', () => {
    const html = renderCode({code: 'npx cap run ios --live-reload --port 8100', language: 'bash', meta: ''});
    const [, color] = /<span class="(t-[\w -]+)">--port<\/span>/.exec(html) ?? [];
    expect(color).toBeDefined();
    expect(html).toContain(`<span class="${color}">--live-reload</span>`);
  });

  test('of a diff has no indentation that all its lines share', () => {
    const code = '     dependencies {\n\n-        a\n+        b\n     }';
    const html = renderCode({code, language: 'diff', meta: ''});
    expect(textOf(html)).toBe('dependencies {\n\n    a\n    b\n}\n');
    expect(html).toContain('data-copy="dependencies {\n\n    b\n}"');
  });

  test.each([
    ['no button', `b\nc\n${'a'.repeat(34)}`, undefined],
    ['a button on phones', `b\nc\n${'a'.repeat(35)}`, 'phone'],
    ['a button at every width', `b\nc\n${'a'.repeat(85)}`, 'column'],
    ['no button, because it always wraps, if it has one or two lines,', `b\n${'a'.repeat(91)}`, undefined],
  ])('has %s that wraps lines, by its longest line', (_what, code, wide) => {
    const html = renderCode({code, language: 'ts'});
    expect(/data-wrap="(\w+)"/.exec(html)?.[1]).toBe(wide);
  });

  test('shows its title above the code and names the group after it', () => {
    const html = renderCode({code: 'a', language: 'ts', meta: 'title="src/a.ts"'});
    expect(html).toContain('<div class="code-block__title">src/<wbr>a.ts</div>');
    expect(html).toContain('aria-label="src/a.ts code"');
  });

  test.each(['text', 'txt'])('of plain text ("%s") is announced as that', (language) => {
    expect(renderCode({code: 'a', language})).toContain('aria-label="Plain text"');
    expect(renderCode({code: 'a', language, meta: 'title="notes.txt"'})).toContain('aria-label="notes.txt"');
  });

  test('marks lines by range and by comment, and drops the comments', () => {
    const html = renderCode({
      code: 'one\n// highlight-next-line\ntwo\nthree\n# highlight-start\nfour\n# highlight-end',
      language: 'text',
      meta: '{1}',
    });
    expect(html.match(/line--highlighted">(\w+)/g)).toEqual([
      'line--highlighted">one',
      'line--highlighted">two',
      'line--highlighted">four',
    ]);
    expect(html).not.toContain('highlight-');
  });

  test('copies the commands of a shell session without prompts and output', () => {
    const html = renderCode({code: '$ npx cap run \\\n> ios\n✔ Done\n$ ls', language: 'shell-session'});
    expect(html).toContain('data-copy="npx cap run \\\nios\nls"');
  });

  test('escapes what would be markup', () => {
    expect(renderCode({code: '<script>"&', language: 'text'})).not.toContain('<script>');
  });

  test('in an unknown language fails with file, line and the known languages', () => {
    const code: Code = {
      type: 'code',
      lang: 'kotlinn',
      value: 'a',
      position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
    };
    const tree: Root = {type: 'root', children: [code]};
    expect(() =>
      remarkHighlight({siteDir: '/site', prism})(tree, new VFile({path: '/site/docs/a.md'})),
    ).toThrow(/^docs\/a\.md:7 {2}Unknown code language "kotlinn"\. Known: .*kotlin/);
  });
});

describe('the languages of code', () => {
  const dart = {code: 'final name = "a";', language: 'dart'};

  test('have no grammar if the option does not list them, and are highlighted if it does, with what they need', () => {
    expect(() => renderCode(dart)).toThrow(
      /Unknown code language "dart"\. .*additionalLanguages in src\/data\/prism\.ts/,
    );
    const renderDart = codeRenderer({
      ...prism,
      additionalLanguages: [...prism.additionalLanguages, 'dart', 'php'],
    });
    expect(renderDart(dart)).toContain('<span class="t-keyword">final</span>');
    // PHP's grammar needs that of templates in markup.
    expect(renderDart({code: '<?php echo 1;', language: 'php'})).toContain(
      '<span class="t-keyword">echo</span>',
    );
  });

  test.each(['nope', 'constructor', 'extend'])('cannot be "%s", which Prism does not have', (name) => {
    expect(() => codeRenderer({...prism, additionalLanguages: [name]})).toThrow(
      `additionalLanguages in src/data/prism.ts has "${name}"`,
    );
  });

  test('are not left behind as a global', () => {
    expect('Prism' in globalThis).toBe(false);
  });
});

describe('meta', () => {
  test('reads title and ranges', () => {
    expect(parseMeta('title="a {9}.ts" {1,3-5}')).toEqual({
      title: 'a {9}.ts',
      highlighted: new Set([1, 3, 4, 5]),
    });
  });

  test('is empty without an info string', () => {
    expect(parseMeta(null)).toEqual({title: undefined, highlighted: new Set()});
  });

  test('magic comments in every comment syntax', () => {
    const {code, highlighted} = readMagicComments(
      '<!-- highlight-next-line -->\n<a/>\n/* highlight-next-line */\nb\n{/* highlight-next-line */}\nc',
    );
    expect(code).toBe('<a/>\nb\nc');
    expect(highlighted).toEqual(new Set([1, 2, 3]));
  });
});

test('a shell session of output alone has no commands', () => {
  expect(commandsOf('done\n> quoted')).toBe('');
});

test('a diff wraps, so that the ends of its lines are in sight', () => {
  const lines = [`-${'a|'.repeat(50)}`, `+${'a|'.repeat(50)}b`, ...Array.from({length: 20}, () => ' c')];
  const html = renderCode({language: 'diff', meta: '', code: lines.join('\n')});
  expect(html).toContain('code-block__pre--short');
  expect(html).not.toContain('data-wrap');
  expect(html).toContain('a|<wbr>a|<wbr>a');
});
