import {commentBlocks, commentEntry} from '../../../../plugins/content/plugin-reference/render/comment';
import {linkedCode, linksOf, type Links} from '../../../../plugins/content/plugin-reference/render/links';
import {otherNames} from '../../../../plugins/content/plugin-reference/render/otherNames';
import {renderConfiguration} from '../../../../plugins/content/plugin-reference/render/renderConfiguration';
import {renderFacts} from '../../../../plugins/content/plugin-reference/render/renderFacts';
import {renderMethods} from '../../../../plugins/content/plugin-reference/render/renderMethods';
import {renderPlugin} from '../../../../plugins/content/plugin-reference/render/renderPlugin';
import {renderPluginHead} from '../../../../plugins/content/plugin-reference/render/renderPluginHead';
import {pluginStates, renderSupport} from '../../../../plugins/content/plugin-reference/render/renderSupport';
import {renderPlainTypes} from '../../../../plugins/content/plugin-reference/render/renderTypes';
import {paragraph} from '../../../../plugins/content/lib/markdown';
import type {Method, PluginModel} from '../../../../plugins/content/lib/referenceTypes';
import {compileBlocks, htmlOf} from './compilePage';

const METHOD: Method = {
  name: 'getPhoto',
  slug: 'getphoto',
  signature: '(options: ImageOptions) => Promise<Photo>',
  parameters: [{name: 'options', type: 'ImageOptions', docs: 'How | what.', optional: true}],
  returns: 'Promise<Photo>',
  docs: 'Takes a `Photo`.',
  since: '1.0.0',
};

const MODEL: PluginModel = {
  version: 'v7',
  slug: 'camera',
  packageName: '@capacitor/camera',
  packageVersion: '7.0.5',
  jsName: 'Camera',
  description: 'Takes photos.',
  docs: '',
  methods: [
    METHOD,
    {
      ...METHOD,
      name: 'addListener',
      slug: 'addlistenershot-',
      parameters: [{name: 'e', type: "'shot'", docs: '', optional: false}],
    },
    {...METHOD, name: 'addListener', slug: 'addlistenerdone-'},
  ],
  interfaces: [
    {name: 'Photo', slug: 'photo', docs: '', extends: ['File'], methods: [], fields: []},
    {
      name: 'ImageOptions',
      slug: 'imageoptions',
      docs: '',
      extends: [],
      methods: [METHOD],
      fields: METHOD.parameters,
    },
  ],
  typeAliases: [{name: 'Methods', slug: 'methods', docs: '', type: "'a' | 'b'", fields: []}],
  enums: [
    {
      name: 'Style',
      slug: 'style',
      docs: '',
      members: [{name: 'Dark', type: "'DARK'", docs: '', optional: false}],
    },
  ],
  configuration: [],
  configurationKey: 'Camera',
  support: {
    getPhoto: {ios: true, android: true, web: false},
    addListener: {ios: true, android: true, web: false},
  },
  events: {"'shot'": {ios: false, android: true, web: false}},
  facts: {},
};

const YES = '<span class="yes">Yes</span>';
const NO = '<span class="no">No</span>';

const LINKS: Links = linksOf(MODEL, MODEL.methods);

const comment = (text: string): Promise<string> => htmlOf(commentBlocks(text, LINKS));

describe('comments', () => {
  test.each([
    ['`Promise<T>` and Promise<T>', '<p><code>Promise&#x3C;T></code> and Promise&#x3C;T></p>'],
    ['{braces}, `{}` and | pipes', '<p>{braces}, <code>{}</code> and | pipes.</p>'],
    ['From 0 to 100\nNote: Only on iOS', '<p>From 0 to 100.</p><p><strong>Note:</strong> Only on iOS.</p>'],
    ['WARNING: It is gone', '<p><strong>Warning:</strong> It is gone.</p>'],
    ["One of 'a', 'b-c'", "<p>One of <code>'a'</code>, <code>'b-c'</code>.</p>"],
    ["John's and users' phones", "<p>John's and users' phones.</p>"],
    [
      'Style.Dark, in Info.plist or Node.js',
      '<p><a href="#style"><code>Style.Dark</code></a>, in <code>Info.plist</code> or Node.js.</p>',
    ],
    [
      "See [the 'a' page](https://a.b/Info.plist)",
      '<p>See <a href="https://a.b/Info.plist">the \'a\' page</a></p>',
    ],
    ['A number from 0 to 1. Set with `a`', '<p>A number from 0 to 1. Set with <code>a</code>.</p>'],
    ['Ask the user for these:', '<p>Ask the user for these:</p>'],
    ['Example: `a`', '<p>Example: <code>a</code></p>'],
    ['Android < 26.', '<p>Android &#x3C; 26.</p>'],
    ['import x from "y"', '<p>import x from "y".</p>'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['one  \ntwo', '<p>one<br>two</p>'],
    ['# Title', '<p><strong>Title</strong></p>'],
    ['<code>a\nb</code> <b>c</b>', '<p><code>a b</code> <strong>c</strong></p>'],
    ['<code><a href="#MVCArray">MVCArray</a></code>s', '<p><code>MVCArray</code>s</p>'],
    ['<a\nhref="https://a.b">t</a>, <a href="#none">u</a>', '<p><a href="https://a.b">t</a>, u</p>'],
    ['[t](./other.md)', '<p>t</p>'],
    ['{@link Photo}', '<p><a href="#photo"><code>Photo</code></a></p>'],
    ['{@link CameraPlugin.getPhoto}', '<p><a href="#getphoto"><code>CameraPlugin.getPhoto</code></a></p>'],
    ['{@link https://a.b text}', '<p><a href="https://a.b">text</a></p>'],
    ['`{@link Photo}`', '<p><code>{@link Photo}</code></p>'],
    [
      '`getPhoto()`, `getPhoto`, `addListener()`',
      '<p><a href="#getphoto"><code>getPhoto()</code></a>, <a href="#getphoto"><code>getPhoto</code></a>, <a href="#addlistenershot-"><code>addListener()</code></a>.</p>',
    ],
    ['[see `Photo`](https://a.b)', '<p><a href="https://a.b">see <code>Photo</code></a></p>'],
    ['`Dark` `Style.Dark`', '<p><code>Dark</code> <a href="#style"><code>Style.Dark</code></a></p>'],
    ['a <custom> tag', '<p>a &#x3C;custom> tag.</p>'],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%j become safe HTML', async (text, html) => {
    expect(await comment(text)).toBe(html);
  });

  test('stand in entries inline when they are one paragraph', () => {
    expect(commentEntry('one', LINKS)).toEqual([{type: 'text', value: 'one'}]);
    expect(commentEntry('one\n\ntwo', LINKS)).toHaveLength(2);
    expect(commentEntry('', LINKS)).toEqual([]);
  });
});

describe('types', () => {
  test('link to their definitions inside of inline code', async () => {
    expect(await htmlOf([paragraph(linkedCode("Promise<Photo[]> | 'Photo' | Date", LINKS))])).toBe(
      '<p><code>Promise&#x3C;<a href="#photo">Photo</a>[]> | \'Photo\' | ' +
        '<a href="https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Date">Date</a></code></p>',
    );
  });

  test('are plain code where they name nothing', () => {
    expect(linkedCode('{ a: string }', LINKS)).toEqual({type: 'inlineCode', value: '{ a: string }'});
  });
});

describe('a method', () => {
  test('has heading, signature, comment, parameters, returns and since', async () => {
    expect(await htmlOf(renderMethods([METHOD], MODEL, LINKS))).toBe(
      '<div class="method"><div class="method__head"><h3 id="getphoto"><code>getPhoto()</code></h3>' +
        '<p class="chips"><span class="chip">iOS</span> <span class="chip">Android</span> ' +
        '<span class="chip chip--none"><span class="visually-hidden">Not on </span>Web</span> since 1.0.0</p></div>' +
        '<pre><code><span class="t-function">getPhoto</span>(<var>options</var>: <a href="#imageoptions">ImageOptions</a>)' +
        ' => <span class="t-number">Promise</span>&#x3C;<a href="#photo">Photo</a>></code></pre>' +
        '<p>Takes a <a href="#photo"><code>Photo</code></a>.</p>' +
        '<dl class="pairs"><div><dt><code>options</code></dt>' +
        '<dd><code><a href="#imageoptions">ImageOptions</a></code>\u00a0· optional</dd>' +
        '<dd>How | what.</dd>' +
        '<dd class="properties"><dl class="members"><div><dt><a href="#imageoptions.options"><code>options</code></a></dt>' +
        '<dd><code><a href="#imageoptions">ImageOptions</a></code></dd><dd>How | what.</dd></div></dl></dd>' +
        '</div><div><dt>Returns</dt>' +
        '<dd><code>Promise&#x3C;<a href="#photo">Photo</a>></code></dd></div></dl></div>',
    );
  });

  test('has the properties of its options: the first of many, what a call needs before all others, without samples', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const fields = names.map((name) => ({
      name,
      type: 'string',
      docs: `What ${name} is.\n\nMore.\n\n\`\`\`\nsample\n\`\`\``,
      optional: name !== 'g',
    }));
    const object = {slug: 'imageoptions', fields};
    const html = await htmlOf(
      renderMethods([METHOD], MODEL, {...LINKS, objects: new Map([['ImageOptions', object]])}),
    );
    const [visible = '', more = ''] = html.split('<details><summary>2 more properties</summary>');
    const namesIn = (part: string): string[] =>
      [...part.matchAll(/href="#imageoptions\.(\w)"/g)].map(([, name = '']) => name);
    expect(namesIn(visible)).toEqual(['g', 'a', 'b', 'c', 'd']);
    expect(namesIn(more)).toEqual(['e', 'f']);
    expect(more).toContain(
      '<a href="#imageoptions.e"><code>e</code></a></dt><dd><code>string</code></dd>' +
        '<dd><p>What e is.</p><p>More.</p></dd>',
    );
    expect(html).not.toContain('sample');
  });

  test('folds the properties of a type where a method lists them already', async () => {
    const fields = ['a', 'b', 'c'].map((name) => ({name, type: 'string', docs: '', optional: true}));
    const types = (names: readonly string[]): PluginModel => ({
      ...MODEL,
      methods: [METHOD],
      interfaces: names.map((name) => ({
        name,
        slug: name.toLowerCase(),
        docs: '',
        extends: [],
        methods: [],
        fields: name === 'Photo' ? fields.slice(0, 2) : fields,
      })),
    });
    const html = await htmlOf(renderPlugin(types(['ImageOptions', 'Photo', 'Other'])));
    expect(html).toContain(
      '<div class="members"><details><summary><span class="also">3 properties, also listed at getPhoto()</span></summary>' +
        '<dl class="members"><div><dt><a href="#imageoptions.a" id="imageoptions.a">',
    );
    // A short list and one that no method has stay open.
    expect(html.match(/class="also"/g)).toHaveLength(1);
  });

  test('marks the options that a call needs, and the properties that a result may not have', async () => {
    const fields = [true, false].map((optional) => ({
      name: optional ? 'may' : 'must',
      type: 'string',
      docs: '',
      optional,
    }));
    const objects = new Map(['ImageOptions', 'Photo'].map((name) => [name, {slug: name, fields}] as const));
    const html = await htmlOf(renderMethods([METHOD], MODEL, {...LINKS, objects}));
    const [options = '', result = ''] = html.split('<dt>Returns</dt>');
    const must = '<code>must</code></a></dt><dd><code>string</code>';
    const may = '<code>may</code></a></dt><dd><code>string</code>';
    expect(options).toContain(`${must}\u00a0· <b>required</b></dd>`);
    expect(options).toContain(`${may}</dd>`);
    expect(result).toContain(`${must}</dd>`);
    expect(result).toContain(`${may}\u00a0· optional</dd>`);
  });

  test('has no properties of a type that is one of several', async () => {
    const several = {...METHOD, parameters: [{...METHOD.parameters[0]!, type: 'ImageOptions | Other'}]};
    const objects = new Map([
      ...LINKS.objects,
      ['Other', {slug: 'other', fields: METHOD.parameters}] as const,
    ]);
    expect(await htmlOf(renderMethods([several], MODEL, {...LINKS, objects}))).not.toContain('properties');
  });

  test('is marked when it is deprecated, and says what its result means', async () => {
    const html = await htmlOf(
      renderMethods([{...METHOD, deprecated: 'use `pick()`.', returnsDocs: 'The photo.'}], MODEL, LINKS),
    );
    expect(html).toContain(
      '</div><div class="deprecation"><p><strong>Deprecated.</strong> Use <code>pick()</code>.</p></div><pre>',
    );
    expect(html).toContain('Photo</a>></code></dd><dd>The photo.</dd>');
  });

  test('states the version that deprecated it, if the tag contains nothing else', async () => {
    const html = await htmlOf(renderMethods([{...METHOD, deprecated: '5.0.0'}], MODEL, LINKS));
    expect(html).toContain(
      '<div class="deprecation"><p><strong>Deprecated since 5.0.0.</strong></p></div><pre>',
    );
  });

  test('doesn’t say in words which platforms it works on if its chips say the same', async () => {
    const htmlFor = (line: string): Promise<string> =>
      htmlOf(renderMethods([{...METHOD, docs: `Takes a photo.\n\n${line}`}], MODEL, LINKS));
    expect(await htmlFor('Only available for Android and iOS.')).toContain('<p>Takes a photo.</p><dl');
    expect(await htmlFor('Only available for iOS.')).toContain(
      '<p>Takes a photo.</p><p>Only available for iOS.</p>',
    );
  });

  test('links to the plugin that replaces it, if that has a page', async () => {
    const deprecated = 'Use the @acme/photos plugin, or `@acme/other`.';
    const pageOf = (name: string) => (name === '@acme/photos' ? './acme-photos.md' : undefined);
    const html = await htmlOf(renderMethods([{...METHOD, deprecated}], MODEL, {...LINKS, pageOf}));
    expect(html).toContain(
      'Use the <a href="./acme-photos.md"><code>@acme/photos</code></a> plugin, or <code>@acme/other</code>.',
    );
  });

  test('that adds a listener has the platforms that send its events', async () => {
    const [, listener] = MODEL.methods;
    const html = await htmlOf(renderMethods([listener!], MODEL, LINKS));
    expect(html).toContain('Not on </span>iOS</span> <span class="chip">Android</span>');
  });

  test('without a result does not say so', async () => {
    const html = await htmlOf(renderMethods([{...METHOD, returns: 'Promise<void>'}], MODEL, LINKS));
    expect(html).not.toContain('Returns');
  });
});

describe('a type', () => {
  const types = {interfaces: [], typeAliases: [], enums: []};

  test('that is a union shows its alternatives and the sign between them', async () => {
    const alias = {name: 'State', slug: 'state', docs: '', type: "'a | b' | Photo", fields: []};
    expect(await htmlOf(renderPlainTypes({...types, typeAliases: [alias]}, LINKS))).toBe(
      '<div class="type-head"><h3 id="state"><code>State</code></h3></div>' +
        '<p class="union"><code><span class="t-string">\'a | b\'</span> | <a href="#photo">Photo</a></code></p>',
    );
  });

  test('lists properties with type, flag, default, version and deprecation', async () => {
    const field = {name: 'Odd[key]', type: 'Style', docs: 'How.', optional: true, defaultValue: '1'};
    const model = {name: 'Options', slug: 'options', docs: '', extends: [], methods: []};
    const fields = [{...field, since: '1.1.0', deprecated: 'use another.'}];
    const options = {...model, since: '1.0.0', fields};
    expect(await htmlOf(renderPlainTypes({...types, interfaces: [options]}, LINKS))).toContain(
      '<dl class="members"><div><dt><a href="#options.oddkey" id="options.oddkey"><code>Odd[key]</code></a>' +
        ' <span class="deprecated">Deprecated</span></dt><dd><code><a href="#style">Style</a></code>: <code>Dark</code>' +
        '\u00a0· optional\u00a0· default <code>1</code>\u00a0· since 1.1.0</dd><dd><p>Use another.</p><p>How.</p></dd></div></dl>',
    );
  });

  test('says at a property’s name which platforms it works on', async () => {
    const field = {
      name: 'sound',
      type: 'string',
      docs: 'How.',
      optional: true,
      limit: 'Android only',
    };
    const options = {name: 'Options', slug: 'options', docs: '', extends: [], methods: [], fields: [field]};
    const html = await htmlOf(renderPlainTypes({...types, interfaces: [options]}, LINKS));
    expect(html).toContain('<code>sound</code></a> <b class="chip">Android only</b></dt>');
    expect(html).toContain('<dd>How.</dd>');
  });
});

test.each([
  ['all properties state', {}, ['1.0.0', '1.0.0'], ['since 1.0.0']],
  [
    'the type and some properties state',
    {since: '1.0.0'},
    ['1.0.0', '2.0.0'],
    ['since 1.0.0', 'since 2.0.0'],
  ],
  ['the properties differ in', {}, ['1.0.0', '2.0.0'], ['since 1.0.0', 'since 2.0.0']],
  ['no property states', {since: '1.0.0'}, [undefined, undefined], ['since 1.0.0']],
])('the version that %s is said once', async (_case, own, versions, said) => {
  const fields = versions.map((since, index) => ({
    name: `key${index}`,
    type: 'string',
    docs: '',
    optional: false,
    ...(since === undefined ? {} : {since}),
  }));
  const type = {name: 'Options', slug: 'options', docs: '', extends: [], methods: [], ...own, fields};
  const html = await htmlOf(renderPlainTypes({interfaces: [type], typeAliases: [], enums: []}, LINKS));
  expect(html.match(/since [\d.]+/g)).toEqual(said);
});

test('a plugin is also found by its former name and by the words that search takes for it', () => {
  expect(otherNames('Preferences')).toEqual(expect.arrayContaining(['storage', 'localstorage']));
  expect(otherNames('Camera')).toEqual(expect.arrayContaining(['photos', 'photo']));
  expect(otherNames('Toast of the day')).toEqual([]);
});

describe('a plugin', () => {
  test('has its sections in order, with anchors that no two share', async () => {
    const {ids, toc} = await compileBlocks(renderPlugin(MODEL));
    expect(new Set(ids).size).toBe(ids.length);
    // A type that is called Methods keeps its anchor, our section gives way.
    const headings = ids.filter((id) => !id.includes('.'));
    expect(headings).toEqual([
      'platform-support',
      'methods-1',
      'getphoto',
      'addlistenershot-',
      'addlistenerdone-',
      'interfaces',
      'photo',
      'imageoptions',
      'type-aliases',
      'methods',
      'enums',
      'style',
      'package-facts',
    ]);
    expect(ids.filter((id) => id.includes('.'))).toEqual([
      'imageoptions.options',
      'imageoptions.getphoto',
      'style.dark',
    ]);
    expect(toc.map(({id}) => id)).toEqual(headings);
    expect(toc[3]).toEqual({
      value: '<code>addListener(&#39;shot&#39;, …)</code>',
      id: 'addlistenershot-',
      level: 3,
    });
  });

  test('says in words where each method works, and each event', async () => {
    expect(await htmlOf(renderPlugin(MODEL).slice(0, 2))).toBe(
      '<h2 id="platform-support">Platform support</h2><table class="support"><thead><tr><th>Method</th><th>iOS</th>' +
        '<th>Android</th><th>Web</th></tr></thead><tbody>' +
        '<tr><td><a href="#getphoto"><code>getPhoto()</code></a></td>' +
        `<td>${YES}</td><td>${YES}</td><td>${NO}</td></tr>` +
        `<tr><td><a href="#addlistenershot-"><code>addListener('shot', …)</code></a></td>` +
        `<td>${NO}</td><td>${YES}</td><td>${NO}</td></tr>` +
        '<tr><td><a href="#addlistenerdone-"><code>addListener()</code></a></td>' +
        `<td>${YES}</td><td>${YES}</td><td>${NO}</td></tr></tbody></table>`,
    );
    const onPhones = {ios: true, android: true, web: false};
    const anywhere = {ios: true, android: true, web: true};
    const rows = (support: Readonly<Record<string, typeof onPhones>>): Promise<string> =>
      htmlOf([
        renderSupport(
          ['a', 'b', 'c'].map((name) => ({...METHOD, name, slug: name})),
          {support, events: {}},
        ),
      ]);
    // A row stands out only if others don't.
    expect((await rows({a: onPhones, b: anywhere, c: anywhere})).split('support__partial')).toHaveLength(2);
    expect(await rows({a: onPhones, b: onPhones, c: anywhere})).not.toContain('support__partial');
    const everywhere = {getPhoto: {ios: true, android: true, web: true}};
    expect(await htmlOf([renderSupport([METHOD], {support: everywhere, events: {}})])).not.toContain(
      'support__partial',
    );
    expect(pluginStates(MODEL.support)).toEqual({ios: 'all', android: 'all', web: 'none'});
    expect(pluginStates({...MODEL.support, ...everywhere})).toEqual({
      ios: 'all',
      android: 'all',
      web: 'some',
    });
  });

  test('shows its configuration with a sample', async () => {
    const model = {
      ...MODEL,
      configuration: [
        {name: 'style', type: 'Style', docs: '', optional: true, example: '"DARK"'},
        {name: 'odd', type: 'string', docs: '', optional: true, example: 'not JSON'},
      ],
    };
    const html = await htmlOf(renderConfiguration(model, LINKS));
    expect(html).toContain('<code>plugins.Camera</code>');
    expect(html).toContain(
      '<dt><a href="#configuration.style" id="configuration.style"><code>style</code></a></dt>' +
        '<dd><code><a href="#style">Style</a></code>: <code>Dark</code></dd>',
    );
    expect(renderConfiguration(model, LINKS).at(-1)).toMatchObject({
      type: 'code',
      value: '{\n  "plugins": {\n    "Camera": {\n      "style": "DARK"\n    }\n  }\n}',
    });
    expect(renderConfiguration(MODEL, LINKS)).toEqual([]);
  });

  test('shows what its package asks for', async () => {
    const html = await htmlOf(
      renderFacts({
        ...MODEL,
        definitionUrl: 'https://github.com/a/b',
        facts: {
          ios: {deploymentTarget: '14.0', swiftPackage: true},
          android: {
            minSdk: '23',
            gradleVariables: [
              {name: 'a', defaultValue: '1'},
              {name: 'b', defaultValue: '2'},
            ],
            permissions: ['android.permission.CAMERA'],
          },
        },
      }),
    );
    expect(html).toContain('<dt>Minimum iOS version</dt><dd>14.0</dd>');
    expect(html).toContain('<dt>Swift Package Manager</dt><dd>Yes</dd>');
    expect(html).toContain(
      '<ul><li><code>a</code>: <code>1</code></li><li><code>b</code>: <code>2</code></li></ul>',
    );
    expect(html).toContain('<dd><code>android.permission.CAMERA</code></dd>');
    expect(html).not.toContain('compileSdkVersion');
  });

  test('keeps the types of the runner apart', async () => {
    const [, runner] = MODEL.interfaces;
    const runnerApi = {interfaces: [{...runner!, slug: 'imageoptions-1'}], typeAliases: [], enums: []};
    const html = await htmlOf(renderPlugin({...MODEL, runnerApi}));
    const part = html.slice(html.indexOf('<h2 id="runner-api">'));
    expect(part).toContain('<h3 id="imageoptions-1"><code>ImageOptions</code></h3>');
    expect(part).toContain('<a href="#imageoptions-1">ImageOptions</a>');
  });
});

describe('the head of a plugin page', () => {
  const headed = (...texts: string[]) =>
    htmlOf([
      renderPluginHead(
        MODEL,
        texts.map((text) => ({text, id: text.toLowerCase().replaceAll(' ', '-'), line: 1})),
      ),
    ]);

  test('shows platforms, package and version', async () => {
    expect(await headed()).toBe(
      '<div class="plugin-head"><p class="chips"><span class="chip">iOS</span> <span class="chip">Android</span> ' +
        '<span class="chip chip--none"><span class="visually-hidden">Not on </span>Web</span></p>' +
        '<p><code>@capacitor/camera</code> 7.0.5\u00a0· <a href="https://www.npmjs.com/package/@capacitor/camera/v/7.0.5">npm</a></p></div>',
    );
    const source = renderPluginHead({...MODEL, definitionUrl: 'https://github.com/a/b'}, []);
    expect(await htmlOf([source])).toContain(
      'npm</a>\u00a0· <a href="https://github.com/a/b">Source</a></p>',
    );
  });

  test('links to the parts that the page has', async () => {
    expect(await headed('Install', 'Methods', 'Set up Android')).toContain(
      '<nav aria-label="Jump to"><a href="#set-up-android">Set up</a> <a href="#methods">Methods</a> </nav>',
    );
    expect(await headed('Install', 'Errors')).toContain('<a href="#install">Set up</a> <a href="#errors">');
  });
});
