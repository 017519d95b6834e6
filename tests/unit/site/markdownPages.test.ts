import {markdownPath} from '../../../src/components/markdownPath';
import {fullText, llmsIndex} from '../../../plugins/site/markdown-pages/llms';
import {pageMarkdown} from '../../../plugins/site/markdown-pages/pageMarkdown';

const SITE = {baseUrl: '/docs/', paths: new Set(['/docs', '/docs/cli', '/docs/apis/camera'])};

/** Returns the Markdown of an article, without its front matter. */
function written(article: string): string {
  const page = {about: {title: 'Camera'}, article, url: 'https://example.com/docs/apis/camera'};
  return pageMarkdown(page, SITE).replace(/^---\n[^]*?\n---\n\n/, '');
}

describe('the Markdown of a page', () => {
  test('begins with what it is about', () => {
    const about = {
      title: 'A: b',
      version: 'v7 latest',
      url: 'https://example.com/docs',
      updated: '2026-11-23',
    };
    expect(pageMarkdown({about, article: '<p>Text</p>', url: 'https://example.com/docs'}, SITE)).toBe(
      '---\ntitle: "A: b"\nversion: v7 latest\nurl: https://example.com/docs\nupdated: 2026-11-23\n---\n\nText\n',
    );
  });

  test('has absolute links, those to docs to their Markdown', () => {
    expect(
      written(
        '<p><a href="/docs/cli#run">a</a> <a href="#b">b</a> <a href="/docs/">c</a> <a href="/docs/old">d</a></p>',
      ),
    ).toBe(
      '[a](https://example.com/docs/cli.md#run) [b](https://example.com/docs/apis/camera.md#b) ' +
        '[c](https://example.com/docs/index.md) [d](https://example.com/docs/old)\n',
    );
  });

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

  test('has callouts, definitions, chips and diagrams in words', () => {
    expect(
      written(
        '<div class="theme-admonition"><div>Note</div><div><p>Careful.</p></div></div>' +
          '<dl><div><dt><code>url</code></dt><dd>string</dd><dd>The address.</dd></div></dl>' +
          '<p class="chips"><span class="chip">iOS</span> <span class="chip chip--none"><span>Not on </span>Web</span> since 1.0.0</p>' +
          '<figure><svg><text>drawn</text></svg><figcaption>A calls B.</figcaption></figure>',
      ),
    ).toBe(
      '> **Note**\n>\n> Careful.\n\n- **`url`**: string\n\n  The address.\n\n' +
        'Platforms: iOS, Not on Web · since 1.0.0\n\n_Diagram: A calls B._\n',
    );
  });
});

test('the home page and index pages have addresses of their own', () => {
  expect(
    ['/docs/', '/docs/v6/', '/docs/cli/', '/docs/cli/hooks'].map((path) => markdownPath(path, '/docs/')),
  ).toEqual(['/docs/index.md', '/docs/v6.md', '/docs/cli.md', '/docs/cli/hooks.md']);
});

describe('the index of a version', () => {
  const version = {name: 'v7', label: 'v7', state: 'latest', path: '/docs/'};
  const doc = {
    version,
    permalink: '/docs/cli/',
    title: 'CLI',
    description: 'All commands.',
    section: 'Tools',
    about: {},
  };

  test('names every doc below its section, with its Markdown and description', () => {
    expect(llmsIndex(version, [doc], [], {origin: 'https://example.com', baseUrl: '/docs/'})).toMatch(
      /^# Capacitor v7 documentation\n\n> .*\n\n## Tools\n\n- \[CLI\]\(https:\/\/example\.com\/docs\/cli\.md\): All commands\.\n$/,
    );
  });

  test('comes with the whole text', () => {
    expect(fullText(version, ['one\n', 'two\n'], [])).toMatch(
      /^# Capacitor v7 documentation\n\n> .*\n\none\n\ntwo\n$/,
    );
  });

  test('begins with what earlier versions had', () => {
    const loss = {
      label: 'v4',
      pages: ['Photos'],
      renamed: [['Storage', 'Preferences']] as const,
      names: [['Device', [{name: 'getId()'}, {name: 'Info', became: 'DeviceInfo'}]]] as const,
    };
    for (const text of [
      fullText(version, ['one\n'], [loss]),
      llmsIndex(version, [], [loss], {origin: '', baseUrl: '/'}),
    ])
      expect(text).toContain(
        "Capacitor v7 doesn't have them.\n\n### Removed or renamed in v4\n\n" +
          '- Storage became Preferences.\n- Photos was removed.\n- Device: `getId()`, `Info` (now `DeviceInfo`)\n',
      );
  });
});
