import type {Method} from '../../../../packages/facts';
import {errorsSection} from '../../../../plugins/content/error-answers/errorsDirective';
import {linkedText, type PageError} from '../../../../plugins/content/error-answers/pageErrors';
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

  it('are linked from the methods that raise them: three at most, then the list of all errors', () => {
    const own = methodHtml('getphoto');
    expect(own.split('<li><a href="#errors.')).toHaveLength(4);
    expect(own).toMatch(/<a href="\.\.\/errors\.md#camera">\d+ more in the list of all errors<\/a>/);
    expect(methodHtml('picklimitedlibraryphotos')).not.toContain('User denied access to photos');
  });

  it('that the page does not explain keep their anchors, and link to the list of all errors', () => {
    const [explained = '', others = ''] = html.split(/<summary>\d+ more errors, with causes and fixes/);
    expect(explained.match(/id="errors\./g)?.length).toBeLessThan(12);
    expect(others).toContain(
      '<span id="errors.out-of-memory"></span><a href="../errors.md#camera.out-of-memory">Out of memory</a>',
    );
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
    const html = htmlOf(children);
    expect(html).toMatch(/raised by .*<a href="#\w+"><code>\w+\(\)<\/code><\/a>/);
    // The native code has this method, but the API doesn't.
    expect(html).not.toContain('#getmapbounds');
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
  listUrl: '../errors.md#cli.platform-not-found',
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

  const anchorsIn = (html = ''): number => html.match(/id="errors\.\d+"/g)?.length ?? 0;
  it('explains the first of many errors, of those with the same code only one', () => {
    const parts = sectionOf(...Array<object>(6).fill({})).split('<summary>2 more errors');
    expect(parts.map(anchorsIn)).toEqual([4, 2]);
    expect(sectionOf(...Array<object>(5).fill({}))).not.toContain('more errors');
    const [first] = sectionOf(...Array<object>(9).fill({codes: ['A']})).split('<summary>8 more errors');
    expect(anchorsIn(first)).toBe(1);
  });

  it('shortens an address that would take several lines', () => {
    const messages = [`Learn more: https://acme.com/${'a'.repeat(60)}`, 'See https://acme.com/a'];
    const html = sectionOf({messages: messages.slice(0, 1)}, {messages: messages.slice(1)});
    expect(html).toContain('<code>Learn more: …</code>');
    expect(html).toContain('acme.com/<wbr>a</code>');
  });

  it('says how many methods raise an error that is not at each of them', () => {
    const raisedBy = Array.from({length: 11}, (_, index) => `method${index}`);
    expect(sectionOf({name: 'maps', platforms: ['ios'], raisedBy})).toContain('raised by 11 methods');
  });

  it('explains what only its command raises before what others raise, too', () => {
    const shared = {raisedBy: ['add', 'copy', 'open']};
    const html = sectionOf(shared, {raisedBy: ['add']});
    expect(html.indexOf('id="errors.1"')).toBeLessThan(html.indexOf('id="errors.0"'));
  });

  it('tells messages that are the same apart by their codes and platforms', () => {
    const raisedBy = ['add', 'copy', 'open', 'run', 'sync'];
    const explained = ['a', 'b', 'c', 'd'].map((message) => ({messages: [message]}));
    const html = sectionOf(
      ...explained,
      {raisedBy, platforms: ['ios'], codes: ['A']},
      {raisedBy, platforms: ['android']},
      {raisedBy, messages: ['Other']},
    );
    expect(html).toContain('</a> <code>A</code>\u00a0· iOS</li>');
    expect(html).toContain('</a> Android</li>');
    expect(html).toContain('Other</a></li>');
  });

  it('does not name many methods that raise an error', () => {
    expect(sectionOf({platforms: ['ios'], raisedBy: ['a', 'b', 'c', 'd']})).not.toContain('a()');
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
    htmlOf(renderMethods(methods, {support: {support: {}, events: {}}, links, errors, samples: new Map()}));

  it('have their codes and messages', () => {
    expect(htmlWith(error('start', 'a', ['6', '7']), error('stop', 'a'))).toContain(
      '<li><a href="#errors.start"><code>code 6, 7</code> start failed.</a></li>' +
        '<li><a href="#errors.stop">stop failed.</a></li>',
    );
  });

  it('leave out that a platform does not have the method, which is beside its name', () => {
    expect(htmlWith(error('start', 'a', ['UNIMPLEMENTED']))).not.toContain('start failed.');
  });
});

test('a text with a number that the version does not have fails with what to correct', () => {
  expect(() => linkedText('Use Kotlin %req.kotlin%.', 'v3', () => undefined)).toThrow(
    /^The requirement "kotlin" has no value for v3\. .+ Correct the text: Use Kotlin %req\.kotlin%\.$/,
  );
});
