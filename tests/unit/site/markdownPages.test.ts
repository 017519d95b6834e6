import {fullText, llmsIndex} from '../../../plugins/site/markdown-pages/llms';
import {pageMarkdown} from '../../../plugins/site/markdown-pages/pageMarkdown';
import {partAddress, partFiles} from '../../../plugins/site/markdown-pages/parts';

const SITE = {baseUrl: '/docs/', paths: new Set(['/docs', '/docs/cli', '/docs/apis/camera'])};

/** Returns the Markdown of an article, without its front matter. */
function written(article: string): string {
  const page = {about: {title: 'Camera'}, article, url: 'https://example.com/docs/apis/camera'};
  return pageMarkdown(page, SITE).replace(/^---\n[^]*?\n---\n\n/, '');
}

describe('the Markdown of a page', () => {
  test('has tabs as sections of the section that they are in', () => {
    const panel = (name: string): string =>
      `<div class="tabs-box__panel"><p class="tabs-box__label">${name}</p><p>With ${name}</p></div>`;
    expect(
      written(
        `<h2>Install</h2><div class="tabs-box"><div class="tabs-box__list"><button>npm</button></div>${panel('npm')}${panel('yarn')}</div>`,
      ),
    ).toBe('## Install\n\n### npm\n\nWith npm\n\n### yarn\n\nWith yarn\n');
  });

  test('has code without its colors, with its title, and a diff with its signs', () => {
    const code = (inner: string): string =>
      `<div class="code-block" data-language="ts"><div class="code-block__title">a.ts</div><pre><code>${inner}</code></pre><button>Copy</button></div>`;
    expect(written(code('<span class="t-keyword">const</span> a &lt; b;'))).toBe(
      '`a.ts`:\n\n```ts\nconst a < b;\n```\n',
    );
    expect(
      written(code('<span class="line">a</span>\n<del class="line">b</del>\n<ins class="line">c</ins>\n')),
    ).toBe('`a.ts`:\n\n```diff\n a\n-b\n+c\n```\n');
  });

  test('has tables and lists, whose optional end tags built pages leave out', () => {
    expect(
      written(
        '<table><thead><tr><td><th>iOS<tbody><tr><th>Max<wbr>Count<td>a &amp; <b>b</b><tr><td>c<td>d</table>' +
          '<ul><li>one<ul><li>two<li>three</ul><li>four</ul>',
      ),
    ).toBe(
      '| | iOS |\n| - | - |\n| MaxCount | a & **b** |\n| c | d |\n\n- one\n\n  - two\n  - three\n\n- four\n',
    );
  });

  test('has callouts, definitions, chips and diagrams in words', () => {
    expect(
      written(
        '<div class="theme-admonition"><div>Note</div><div><p>Careful.</p></div></div>' +
          '<dl><div><dt><code>url</code> </dt><dd>string</dd><dd>The address.</dd></div></dl>' +
          '<dl><div><dt>You get </dt><dd>the address.</dd></div></dl>' +
          '<dl><div><dt><code>No url</code><details><summary>1 more wording</summary><ul><li><code>No URL</code></ul></details></dt><dd>iOS</dd></div></dl>' +
          '<p class="chips"><span class="chip">iOS</span> <span class="chip chip--none"><span>Not on </span>Web</span> since 1.0.0</p>' +
          '<figure><svg><text>drawn</text></svg><figcaption>A calls B.</figcaption></figure>',
      ),
    ).toBe(
      '> **Note**\n>\n> Careful.\n\n- **`url`**: string\n\n  The address.\n\n* **You get**: the address.\n\n- **`No url`, `No URL`**: iOS\n\n' +
        'Platforms: iOS, Not on Web · since 1.0.0\n\n_Diagram: A calls B._\n',
    );
  });

  test('has one link to the errors that a page only lists', () => {
    const item = (name: string): string =>
      `<li><span id="errors.${name}"></span><a href="/docs/cli#camera.${name}">${name}</a></li>`;
    expect(
      written(
        `<div class="members other-errors"><details><summary>2 more errors</summary><ul>${item('a.b')}${item('c')}</ul></details></div>`,
      ),
    ).toBe('[2 more errors](https://example.com/docs/cli.md#camera)\n');
  });

  test('has the type of an option or a result only where something is said of it', () => {
    const part = (text: string): string => `<div class="part"><b>Returns</b> <code>Photo</code>${text}</div>`;
    expect(written(part(''))).toBe('');
    expect(written(part(' the photo.'))).toBe('**Returns** `Photo` the photo.\n');
  });
});

describe('the index of a version', () => {
  const version = {name: 'v7', label: 'v7', state: 'latest', purpose: 'for new apps', path: '/docs/'};
  const older = {name: 'v6', label: 'v6', state: '', purpose: 'for existing apps', path: '/docs/v6'};
  const opening = {version, versions: [version, older], losses: [], origin: 'https://example.com'};

  test('begins with what earlier versions had', () => {
    const loss = {
      label: 'v4',
      pages: ['Photos'],
      renamed: [['Storage', 'Preferences']] as const,
      names: [['Device', [{name: 'getId()'}, {name: 'Info', became: 'DeviceInfo'}]]] as const,
    };
    const losing = {...opening, losses: [loss]};
    for (const text of [fullText(losing, ['one\n']), llmsIndex(losing, [], '/docs/')])
      expect(text).toContain(
        "Capacitor v7 doesn't have them.\n\n### Removed or renamed in v4\n\n" +
          '- Storage became Preferences.\n- Photos was removed.\n- Device: `getId()`, `Info` (now `DeviceInfo`)\n',
      );
  });
});

describe('the files of a page', () => {
  const HEAD = '---\ntitle: A\n---\n\n';
  const url = 'https://example.com/docs/a.md';
  const write = (body: string): string[] =>
    partFiles({markdown: HEAD + body, url, index: '> Index'}, []).map(({text}) => text);
  /** Returns what comes below the lines that each file begins with. */
  const bodyOf = (file: string): string =>
    file.replace(/^---\n[^]*?\n---\n\n(?:>.*\n)+\n(?:> -.*\n)*\n?/, '');
  const long = (word: string, length: number): string => `${word} `.repeat(length / (word.length + 1)).trim();

  test('are one with the line that leads to the index', () => {
    expect(write('# A\n\nText\n')).toEqual(['---\ntitle: A\n---\n\n> Index\n\n# A\n\nText\n']);
  });

  test('are several that name each other, and are split where a section starts', () => {
    const sections = ['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${long(name, 20_000)}\n`);
    const body = ['# A\n', ...sections].join('\n');
    const files = write(body);
    expect(files.map((file) => /^part: (.*)$/m.exec(file)?.[1])).toEqual(['1 of 2', '2 of 2']);
    expect(files[0]).toContain('> - Part 1, this file, begins with “A”\n');
    expect(files[0]).toContain('> - [Part 2](https://example.com/docs/a-part-2.md) begins with “Three”\n');
    expect(files[1]).toContain('> - [Part 1](https://example.com/docs/a.md) begins with “A”\n');
    expect(files.map(bodyOf).join('\n')).toBe(body);
  });

  test.each([
    [
      'a section without parts',
      `# A\n\n${Array.from({length: 90}, (_, i) => long(`w${i}`, 1000)).join('\n\n')}\n`,
    ],
    [
      'a long list',
      `# A\n\n${Array.from({length: 90}, (_, i) => `- item\n\n  ${long(`w${i}`, 1000)}`).join('\n\n')}\n`,
    ],
    [
      'code with empty lines',
      `# A\n\n${long('text', 46_000)}\n\n\`\`\`ts\n${'a();\n\n## b\n\n'.repeat(300)}c();\n\`\`\`\n`,
    ],
  ])('are short enough for %s, which loses nothing', (_what, body) => {
    const files = write(body);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(file.length).toBeLessThan(50_000);
      expect(file.match(/^```/gm)?.length ?? 0).not.toBe(1);
    }
    expect(files.map(bodyOf).join('\n')).toBe(body);
  });
});

describe('the Markdown of a list of errors', () => {
  test('is a file for each section, and one that lists them', () => {
    const markdown =
      '---\ntitle: Errors\n---\n\n# Errors\n\nPaste.\n\n### [Camera](https://a.b/c.md)\n\n- one\n\n### Xcode\n\n- two\n\n### Xcode\n\n- three\n';
    const page = {markdown, url: 'https://example.com/docs/errors.md', index: '> Index'};
    const files = partFiles(page, ['camera', 'xcode', 'xcode-2']);
    expect(
      files.map(({name}) => partAddress(page.url, name).replace('https://example.com/docs/', '')),
    ).toEqual(['errors.md', 'errors/camera.md', 'errors/xcode.md', 'errors/xcode-2.md']);
    expect(files[0]?.text).toBe(
      '---\ntitle: Errors\n---\n\n> Index\n\n# Errors\n\nPaste.\n\n- [Camera](https://example.com/docs/errors/camera.md)\n' +
        '- [Xcode](https://example.com/docs/errors/xcode.md)\n- [Xcode](https://example.com/docs/errors/xcode-2.md)\n',
    );
    expect(files[2]?.text).toBe('---\ntitle: Errors\n---\n\n> Index\n\n### Xcode\n\n- two\n');
  });

  test('has the list of a row without the number of its messages', () => {
    expect(
      written(
        '<div class="error-group"><h3 id="camera">Camera</h3><details><summary>1 message</summary><dl><div><dt><code>No camera</code></dt><dd>None.</dd></div></dl></details></div>',
      ),
    ).toBe('### Camera\n\n- **`No camera`**: None.\n');
  });
});
