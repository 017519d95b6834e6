import type {Method} from '../../../../packages/facts';
import {errorsSection, type PageError} from '../../../../plugins/content/error-answers';
import {linksOf} from '../../../../plugins/content/plugin-reference/render/links';
import {renderMethods} from '../../../../plugins/content/plugin-reference/render/renderMethods';
import {remarkPackageReference} from '../../../../plugins/content/plugin-reference/remarkPackageReference';
import {ROOT} from '../../../support/fixtureSite';
import {expandedPage, htmlOf} from '../reference/html';

const pageOf = (name: string, version: string, content: string) =>
  expandedPage(
    remarkPackageReference({siteDir: ROOT}),
    `versioned_docs/version-${version}/apis/${name}.md`,
    content,
  );
const camera = async (content: string): Promise<string> =>
  htmlOf((await pageOf('camera', 'v7', content)).children);

describe('the errors of a plugin', () => {
  let html: string;
  beforeAll(async () => {
    html = await camera('::plugin-api{plugin="camera"}');
  });
  const methodHtml = (slug: string): string => html.split(`id="${slug}"`)[1]?.split('<h3')[0] ?? '';

  it('are a section of its page, each with cause, fix, platforms and methods', () => {
    expect(html.split('id="errors"')).toHaveLength(2);
    expect(html).toMatch(
      /id="errors\.user-denied-access-to-photos".*User denied access to photos.*<\/dt><dd>iOS\u00a0· raised by <a href="#getphoto">.*?<\/dd><dd><p>The user refused access to the photos, now or earlier\.<\/p><p><strong>Fix:<\/strong> Explain/,
    );
  });

  it('are named at each method that can raise them', () => {
    const own = methodHtml('picklimitedlibraryphotos');
    expect(own).toMatch(/<dt>Errors<\/dt>.*<a href="#errors\..*<code>UNIMPLEMENTED<\/code> /);
    expect(own).not.toContain('User denied access to photos');
  });

  it('are on lines of their own, of which a long list shows the first four', () => {
    const parts = methodHtml('getphoto').split(/<details><summary>\d+ more errors<\/summary>/);
    const [shown, folded = 0] = parts.map((part) => part.split('<li><a href="#errors.').length - 1);
    expect(shown).toBe(4);
    expect(folded).toBeGreaterThan(0);
  });

  const OWN = '## Errors\n\nA text.\n\n::errors{name="camera"}\n\n';
  it('follow the methods, also if the page introduces them, and leave what follows where it is', async () => {
    const {children} = await pageOf(
      'camera',
      'v7',
      `## Permissions\n\n${OWN}## Limits\n\n::plugin-api{plugin="camera"}\n\n## Related pages`,
    );
    const places = ['Limits', 'id="methods"', 'A text.', 'id="interfaces"', 'Related pages'].map((part) =>
      htmlOf(children).indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(htmlOf(children).split('id="errors.user-denied-access-to-photos"')).toHaveLength(2);
  });

  it('have no link from methods if the page describes them in its own words', async () => {
    expect(await camera('## Errors\n\nOnly a text.\n\n::plugin-api{plugin="camera"}')).not.toContain(
      'href="#errors.',
    );
  });

  it('link only methods that are on the page', async () => {
    const {children} = await pageOf('google-maps', 'v3', '::errors{name="google-maps"}');
    expect(htmlOf(children)).toContain(
      '<a href="#enablecurrentlocation"><code>enableCurrentLocation()</code></a>',
    );
    // The native code has this method, but the API doesn't.
    expect(htmlOf(children)).toContain('<code>getMapBounds()</code>');
    expect(htmlOf(children)).not.toContain('#getmapbounds');
  });

  it.each([
    ['::errors', 'needs a name'],
    ['::errors{name="camra"}', 'No error of camra in v7'],
    ['::errors{plugin="camera"}', 'no attribute "plugin"'],
  ])('are refused for %s', async (content, message) => {
    await expect(camera(content)).rejects.toThrow(message);
  });
});

const ERROR: PageError = {
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

describe('the section of errors', () => {
  const sectionOf = (...errors: readonly Partial<PageError>[]): string => {
    const all = errors.map((error, index) => ({...ERROR, anchor: `errors.${index}`, ...error}));
    return htmlOf(errorsSection(all, new Set(), (name) => `#${name}`));
  };

  it('names commands as they are written, and other messages of the same error', () => {
    const html = sectionOf({});
    expect(html).toContain('<h2 id="errors">Errors</h2>');
    expect(html).toContain(
      '<dd>raised by <a href="#add"><code>add</code></a>, <a href="#open"><code>open</code></a></dd>',
    );
    expect(html).toContain(
      '<p>Also: <a href="#errors.no-platform" id="errors.no-platform"><code>No platform.</code></a></p>' +
        '<p>It is not installed.</p><p><strong>Fix:</strong> Install it.</p>',
    );
  });

  it('folds several other messages of an error, whose anchors stay visible', () => {
    const messages = [...ERROR.messages, 'See https://a.b/c/d'];
    const html = sectionOf({messages, furtherAnchors: ['errors.no-platform', 'errors.see']});
    expect(html).toContain(
      '<summary><span id="errors.no-platform"></span><span id="errors.see"></span>2 more wordings</summary>' +
        '<ul><li><code>No platform.</code></li><li><code>See https://a.b/<wbr>c/<wbr>d</code></li></ul></details>',
    );
  });

  it('folds all but the first of many errors', () => {
    const [open = '', more = ''] = sectionOf(...Array<object>(11).fill({})).split('3 more errors');
    expect([open, more].map((part) => part.match(/id="errors\.\d+"/g)?.length)).toEqual([8, 3]);
    expect(sectionOf(...Array<object>(10).fill({}))).not.toContain('more errors');
  });

  it('folds many methods that raise an error, and has them below its fix', () => {
    expect(sectionOf({platforms: ['ios'], raisedBy: ['a', 'b', 'c', 'd']})).toContain(
      'Install it.</p><details><summary>Raised by 4 methods</summary><p><a href="#a"><code>a()</code></a>, ',
    );
  });

  it('is left out without errors, and below a heading of the page for them', () => {
    expect(errorsSection([], new Set(), () => undefined)).toEqual([]);
    expect(errorsSection([ERROR], new Set(['errors']), () => undefined)).toEqual([]);
  });
});

describe('the errors of methods', () => {
  const error = (name: string, raisedBy: string, codes: readonly string[] = []): PageError => ({
    ...{...ERROR, name, codes, messages: [`${name} failed.`]},
    ...{platforms: ['ios'], anchor: `errors.${name}`, raisedBy: raisedBy.split('')},
  });
  const methods = ['a', 'b', 'c', 'd', 'e'].map((name): Method => ({
    ...{name, slug: name, signature: '() => Promise<void>', parameters: []},
    ...{returns: 'Promise<void>', docs: ''},
  }));
  const links = linksOf({interfaces: [], typeAliases: [], enums: []}, []);
  const htmlWith = (...errors: readonly PageError[]): string =>
    htmlOf(renderMethods(methods, {support: {}, events: {}}, links, errors));

  it('have their codes and messages', () => {
    expect(htmlWith(error('start', 'a', ['6', '7']), error('stop', 'a'))).toContain(
      '<li><a href="#errors.start"><code>code 6, 7</code> start failed.</a></li>' +
        '<li><a href="#errors.stop">stop failed.</a></li>',
    );
  });

  it('are there once, above the methods, if most methods raise them', () => {
    const html = htmlWith(error('all', 'abcd'), error('few', 'abc'));
    expect(html).toMatch(/^<dl(?:(?!class="method").)*Errors of most methods.*?all failed\./);
    expect(html.split('all failed.')).toHaveLength(2);
    expect(html.split('few failed.')).toHaveLength(4);
  });
});
