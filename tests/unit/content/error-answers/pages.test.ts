import fs from 'node:fs';
import path from 'node:path';
import {errorsSection, type PageError} from '../../../../plugins/content/error-answers';
import {linksOf} from '../../../../plugins/content/plugin-reference/render/links';
import {renderMethods} from '../../../../plugins/content/plugin-reference/render/renderMethods';
import {remarkPackageReference} from '../../../../plugins/content/plugin-reference/remarkPackageReference';
import type {Method} from '../../../../plugins/content/lib/referenceTypes';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, htmlOf, pageHtml} from '../reference/compilePage';

const V7 = `${ROOT}/versioned_docs/version-v7`;

const camera = (content: string) =>
  compilePage(remarkPackageReference({siteDir: ROOT}), {content, filePath: `${V7}/apis/camera.md`});

describe('the errors of a plugin', () => {
  it('are a section of its page, each with cause, fix, platforms and methods', async () => {
    const page = await camera('::plugin-api{plugin="camera"}');
    expect(page.toc.filter(({id}) => id === 'errors')).toHaveLength(1);
    const source = pageHtml(page);
    expect(source).toContain('id="errors.user-denied-access-to-photos"');
    expect(source).toMatch(
      /<dt>.*User denied access to photos.*<\/dt><dd>iOS\u00a0· raised by <a href="#getphoto">.*?<\/dd><dd><p>The user refused access to the photos, now or earlier\.<\/p><p><strong>Fix:<\/strong> Explain/,
    );
  });

  it('are named at each method that can raise them', async () => {
    const source = pageHtml(await camera('::plugin-api{plugin="camera"}'));
    const [, method = ''] = source.split('id="picklimitedlibraryphotos"');
    const [own = ''] = method.split('<h3');
    expect(own).toContain('<dt>Errors</dt><dd><ul class="lines"><li><a href="#errors.');
    expect(own).toContain('<code>UNIMPLEMENTED</code> ');
    expect(own).not.toContain('User denied access to photos');
  });

  it('are on lines of their own, of which a long list shows the first four', async () => {
    const source = pageHtml(await camera('::plugin-api{plugin="camera"}'));
    const [, method = ''] = source.split('id="getphoto"');
    const [own = ''] = method.split('<h3');
    const [visible = '', more = ''] = own.split('<details><summary>12 more errors</summary>');
    const countIn = (html: string): number => html.split('<li><a href="#errors.').length - 1;
    expect([countIn(visible), countIn(more)]).toEqual([4, 12]);
    expect(own).not.toContain('</a>, <a href="#errors.');
  });

  it('follow the methods, also if the page introduces them', async () => {
    const orders = await Promise.all(
      ['', '## Errors\n\nOn the web, there are few.\n\n::errors{name="camera"}\n\n'].map(async (own) => {
        const page = await camera(
          `## Permissions\n\n${own}::plugin-api{plugin="camera"}\n\n## Related pages`,
        );
        return page.toc.filter(({level}) => level === 2).map(({id}) => id);
      }),
    );
    const [generated, introduced] = orders;
    expect(generated).toEqual([
      'permissions',
      'platform-support',
      'methods',
      'errors',
      'interfaces',
      'type-aliases',
      'enums',
      'package-facts',
      'changes',
      'related-pages',
    ]);
    expect(introduced).toEqual(generated);
  });

  it('leave what follows their section on the page where it is', async () => {
    const page = await camera(
      '## Errors\n\nA text.\n\n::errors{name="camera"}\n\n## Limits\n\nThe limits.\n\n::plugin-api{plugin="camera"}',
    );
    const html = pageHtml(page);
    const places = ['The limits.', 'id="methods"', 'A text.', 'id="interfaces"'].map((part) =>
      html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('stay below the heading of a page that introduces them', async () => {
    const page = await camera(
      '## Errors\n\nOn the web, there are few.\n\n::errors{name="camera"}\n\n::plugin-api{plugin="camera"}',
    );
    expect(page.toc.filter(({value}) => value === 'Errors')).toHaveLength(1);
    expect(pageHtml(page).split('id="errors.user-denied-access-to-photos"')).toHaveLength(2);
  });

  it.each([
    ['::errors', 'needs a name'],
    ['::errors{name="camra"}', 'No error of camra in v7'],
    ['::errors{plugin="camera"}', 'no attribute "plugin"'],
  ])('are refused for %s', async (content, message) => {
    await expect(camera(content)).rejects.toThrow(message);
  });

  it('link to pages of the version', async () => {
    const source = pageHtml(await camera('::plugin-api{plugin="camera"}'));
    const links = [...source.matchAll(/href="(\.[^"#]*\.md)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const url of links) expect(fs.existsSync(path.join(V7, 'apis', url))).toBe(true);
  });
});

it('does not link from methods to errors that the page describes in its own words', async () => {
  const page = await camera('## Errors\n\nOnly a text.\n\n::plugin-api{plugin="camera"}');
  expect(pageHtml(page)).not.toContain('href="#errors.');
});

describe('the section of errors', () => {
  const error: PageError = {
    name: 'cli',
    messages: ['Platform … not found.', 'No platform.'],
    codes: [],
    platforms: ['cli'],
    raisedBy: ['add', 'open'],
    anchor: 'errors.platform-not-found',
    furtherAnchors: ['errors.no-platform'],
    cause: [{type: 'text', value: 'It is not installed.'}],
    fix: [{type: 'text', value: 'Install it.'}],
  };

  it('names commands as they are written, and other messages of the same error', async () => {
    const html = await htmlOf(errorsSection([error], new Set(), () => undefined));
    expect(html).toContain('<h2 id="errors">Errors</h2>');
    expect(html).toContain('<dd>raised by <code>add</code>, <code>open</code></dd>');
    expect(html).toContain(
      '<p>Also: <a href="#errors.no-platform" id="errors.no-platform"><code>No platform.</code></a></p>' +
        '<p>It is not installed.</p><p><strong>Fix:</strong> Install it.</p>',
    );
  });

  it('folds several other messages of an error, whose anchors stay visible', async () => {
    const several = {
      ...error,
      messages: [...error.messages, 'See https://a.b/c/d'],
      furtherAnchors: ['errors.no-platform', 'errors.see'],
    };
    const html = await htmlOf(errorsSection([several], new Set(), () => undefined));
    expect(html).toContain(
      '<details><summary><span id="errors.no-platform"></span><span id="errors.see"></span>2 more wordings</summary>' +
        '<ul><li><code>No platform.</code></li><li><code>See https://a.b/<wbr>c/<wbr>d</code></li></ul></details>',
    );
  });

  it('folds all but the first of many errors', async () => {
    const errors = (count: number): PageError[] =>
      Array.from({length: count}, (_one, index) => ({...error, anchor: `errors.${index}`}));
    const html = await htmlOf(errorsSection(errors(11), new Set(), () => undefined));
    const [open = '', more = ''] = html.split(
      '<details><summary><span class="also">3 more errors</span></summary>',
    );
    expect([open, more].map((part) => part.match(/id="errors\.\d+"/g)?.length)).toEqual([8, 3]);
    expect(await htmlOf(errorsSection(errors(10), new Set(), () => undefined))).not.toContain('more errors');
  });

  it('folds many methods that raise an error, and has them below its fix', async () => {
    const raisedBy = ['a', 'b', 'c', 'd'];
    const many: PageError = {...error, platforms: ['ios'], raisedBy};
    const html = await htmlOf(errorsSection([many], new Set(), (name) => `#${name}`));
    expect(html).toContain(
      'Install it.</p><details><summary>Raised by 4 methods</summary><p><a href="#a"><code>a()</code></a>, ',
    );
  });

  it('is left out without errors, and below a heading of the page for them', () => {
    expect(errorsSection([], new Set(), () => undefined)).toEqual([]);
    expect(errorsSection([error], new Set(['errors']), () => undefined)).toEqual([]);
  });
});

describe('the errors of methods', () => {
  const error = (name: string, raisedBy: readonly string[], codes: readonly string[] = []): PageError => ({
    name,
    messages: [`${name} failed.`],
    codes,
    platforms: ['ios'],
    raisedBy,
    anchor: `errors.${name}`,
    cause: [],
    fix: [],
  });
  const methods = ['a', 'b', 'c', 'd', 'e'].map((name): Method => ({
    name,
    slug: name,
    signature: '() => Promise<void>',
    parameters: [],
    returns: 'Promise<void>',
    docs: '',
  }));
  const htmlWith = (errors: readonly PageError[]): Promise<string> =>
    htmlOf(
      renderMethods(
        methods,
        {support: {}, events: {}},
        linksOf({interfaces: [], typeAliases: [], enums: []}, []),
        errors,
      ),
    );

  it('have their codes and messages', async () => {
    expect(await htmlWith([error('start', ['a'], ['6', '7']), error('stop', ['a'])])).toContain(
      '<dt>Errors</dt><dd><ul class="lines"><li><a href="#errors.start"><code>code 6, 7</code> start failed.</a></li>' +
        '<li><a href="#errors.stop">stop failed.</a></li></ul></dd>',
    );
  });

  it('are there once, above the methods, if most methods raise them', async () => {
    const html = await htmlWith([error('all', ['a', 'b', 'c', 'd']), error('few', ['a', 'b', 'c'])]);
    expect(html).toMatch(
      /^<dl class="pairs"><div><dt>Errors of most methods<\/dt>.*?all failed\..*?<\/dl><div class="method">/,
    );
    expect(html.split('all failed.')).toHaveLength(2);
    expect(html.split('few failed.')).toHaveLength(4);
  });
});
