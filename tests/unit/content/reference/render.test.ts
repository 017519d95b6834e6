import type {RootContent} from 'mdast';
import type {Field, Method, PluginModel} from '../../../../packages/facts';
import {commentBlocks, commentEntry} from '../../../../plugins/content/plugin-reference/render/comment';
import {
  linkedCode,
  linksOf,
  type Links,
  type Property,
} from '../../../../plugins/content/plugin-reference/render/links';
import {otherNames} from '../../../../plugins/content/plugin-reference/render/otherNames';
import {renderConfiguration} from '../../../../plugins/content/plugin-reference/render/renderConfiguration';
import {renderFacts} from '../../../../plugins/content/plugin-reference/render/renderFacts';
import {renderMethods} from '../../../../plugins/content/plugin-reference/render/renderMethods';
import {renderPlugin} from '../../../../plugins/content/plugin-reference/render/renderPlugin';
import {renderPluginHead} from '../../../../plugins/content/plugin-reference/render/renderPluginHead';
import {pluginStates} from '../../../../plugins/content/plugin-reference/render/renderSupport';
import {renderPlainTypes} from '../../../../plugins/content/plugin-reference/render/renderTypes';
import {element, paragraph, text} from '../../../../packages/pages/markdown';
import {hastOf, htmlOf, idsIn} from './html';

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

const LINKS: Links = linksOf(MODEL, MODEL.methods);

const CONTEXT = {support: MODEL, links: LINKS, errors: [], samples: new Map()};

/** Returns what a reader sees of HTML, with a blank for each tag. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

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
    ['<code>a\nb</code> c', '<p><code>a b</code> c.</p>'],
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
  ])('%j become safe HTML', (text, html) => {
    expect(htmlOf(commentBlocks(text, LINKS))).toBe(html);
  });

  test('stand in entries inline when they are one paragraph', () => {
    expect(commentEntry('one', LINKS)).toEqual([{type: 'text', value: 'one'}]);
    expect(commentEntry('one\n\ntwo', LINKS)).toHaveLength(2);
    expect(commentEntry('', LINKS)).toEqual([]);
  });
});

test('types link to their definitions inside of inline code, and are plain code where they name nothing', () => {
  expect(htmlOf([paragraph(linkedCode("Promise<Photo[]> | 'Photo' | Date", LINKS))])).toBe(
    '<p><code>Promise&#x3C;<a href="#photo">Photo</a>[]> | \'Photo\' | ' +
      '<a href="https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Date">Date</a></code></p>',
  );
  expect(linkedCode('{ a: string }', LINKS)).toEqual({type: 'inlineCode', value: '{ a: string }'});
});

/** Returns the properties of a type, as methods list them. */
const anchored = (slug: string, fields: readonly Field[]): Property[] =>
  fields.map((field) => ({...field, anchor: `${slug}.${field.name}`}));

describe('a method', () => {
  const methodHtml = (own: Partial<Method> = {}, links: Partial<Links> = {}): string =>
    htmlOf(renderMethods([{...METHOD, ...own}], {...CONTEXT, links: {...LINKS, ...links}}));
  const fieldsOf = (names: readonly string[], more: Partial<Field> = {}): Field[] =>
    names.map((name) => ({name, type: 'string', docs: '', optional: true, ...more}));

  test('has heading, signature, comment, parameters and since', () => {
    const html = methodHtml();
    expect(html).toContain('<h3 id="getphoto"><code>getPhoto()</code></h3>');
    expect(html).toContain('<a href="#imageoptions.options"><code>options</code></a>');
    expect(wordsOf(html)).toBe(
      'getPhoto() since 1.0.0 ( options : ImageOptions ) => Promise &#x3C; Photo > Takes a Photo . ' +
        'Options ImageOptions How | what. options ImageOptions How | what.',
    );
    expect(html.match(/<a href="#photo">|<a href="#imageoptions">/g)).toHaveLength(5);
  });

  test('has its sample beside it, with what follows from the call and its errors', () => {
    const notes = [{label: 'The user sees', text: [{type: 'text', value: 'a camera.'} as const]}];
    const samples = new Map([['getPhoto', {code: 'await Camera.getPhoto();', notes}]]);
    const [method] = renderMethods([METHOD], {...CONTEXT, samples});
    const html = htmlOf([method!]);
    expect(html).toMatch(/^<div class="method method--wide">.*<div class="method__sample"><CodeFrame>/);
    expect(html).toContain('<dt>The user sees </dt><dd>a camera.</dd>');
    expect(html.indexOf('method__sample')).toBeLessThan(html.indexOf('>Options<'));
  });

  test('names its platforms only where they are not the plugin’s', () => {
    const support = {...MODEL.support, pick: {ios: true, android: false, web: false}};
    const html = htmlOf(
      renderMethods([{...METHOD, name: 'pick'}], {...CONTEXT, support: {...MODEL, support}}),
    );
    expect(wordsOf(html)).toContain('iOS Not on Android Not on Web since');
    expect(methodHtml()).not.toContain('Android');
  });

  test('has a list of its parameters if there are several', () => {
    const parameters = [
      ...METHOD.parameters,
      {name: 'by', type: 'number', docs: 'A factor.', optional: false},
    ];
    expect(wordsOf(methodHtml({parameters}))).toContain(
      'Parameters options ImageOptions How | what. by required number A factor.',
    );
  });

  test('has no list of parameters of which the signature says everything', () => {
    const parameters = [{name: 'ids', type: 'string[]', docs: '', optional: false}];
    expect(methodHtml({parameters})).not.toContain('Parameters');
  });

  test('has the properties of its options: the first of many, what a call needs before all others, without samples', () => {
    const docs = 'What it is.\n\nMore.\n\n```\nsample\n```';
    const fields = [
      ...fieldsOf(['a', 'b', 'c', 'd', 'e', 'f'], {docs}),
      ...fieldsOf(['g'], {optional: false}),
    ];
    const html = methodHtml({}, {objects: new Map([['ImageOptions', anchored('imageoptions', fields)]])});
    const [visible = '', more = ''] = html.split('<details><summary>2 more properties</summary>');
    const namesIn = (part: string): string[] =>
      [...part.matchAll(/href="#imageoptions\.(\w)"/g)].map(([, name = '']) => name);
    expect(namesIn(visible)).toEqual(['g', 'a', 'b', 'c', 'd']);
    expect(namesIn(more)).toEqual(['e', 'f']);
    expect(more).toContain(
      '<code>e</code></a></dt><dd><code>string</code></dd><dd><p>What it is.</p><p>More.</p></dd>',
    );
  });

  test('has the members of each type in a list to open, with those that it includes', () => {
    const interfaces = Object.entries({Photo: 1, ImageOptions: 3}).map(([name, count]) => ({
      ...{name, slug: name.toLowerCase(), docs: '', extends: ['Base'], methods: []},
      fields: fieldsOf(['a', 'b', 'c'].slice(0, count)),
    }));
    const enums = [{name: 'Kind', slug: 'kind', docs: '', members: fieldsOf(['a', 'b', 'c'])}];
    const html = htmlOf(renderPlugin({...MODEL, interfaces, enums}));
    const summaries = [...html.matchAll(/<details><summary>([^<]*)<\/summary>/g)].map(([, label]) => label);
    expect(summaries).toEqual(['1 property', '3 properties', '3 values']);
    expect(html).toMatch(/<summary>1 property<\/summary><div><p>Includes all members of .*? id="photo\.a"/);
  });

  test('marks the options that a call needs, and the properties that a result may not have', () => {
    const fields = [...fieldsOf(['may']), ...fieldsOf(['must'], {optional: false})];
    const objects = new Map(['ImageOptions', 'Photo'].map((name) => [name, anchored(name, fields)] as const));
    const [options = '', result = ''] = wordsOf(methodHtml({}, {objects})).split('Returns');
    expect(options).toContain('may string must required string');
    expect(result).toMatch(/may string optional must string$/);
  });

  test('says the same of a type that a call passes as at the method, and of a part of it', () => {
    const type = {docs: '', extends: [], methods: []};
    const interfaces = ['ImageOptions', 'Size', 'Photo'].map((name) => ({
      ...{...type, name, slug: name.toLowerCase()},
      fields: fieldsOf(['may', 'must'], {type: name === 'ImageOptions' ? 'Size[]' : 'string'}).map(
        (field) => ({
          ...field,
          optional: field.name === 'may',
        }),
      ),
    }));
    const [, html = ''] = htmlOf(renderPlugin({...MODEL, interfaces})).split('<div class="types">');
    const marks = [...html.matchAll(/required|optional/g)];
    expect(marks.map(String)).toEqual(['required', 'required', 'optional']);
  });

  test('does not ask for what has a default, nor for what it calls the app with', () => {
    const fields = fieldsOf(['level'], {optional: false, defaultValue: '1'});
    const objects = new Map([['ImageOptions', anchored('imageoptions', fields)]]);
    expect(wordsOf(methodHtml({}, {objects}))).toContain('level string default 1');
    const parameters = [{...METHOD.parameters[0]!, type: 'MapCallback<ImageOptions>'}];
    const given = new Map([['ImageOptions', anchored('imageoptions', fieldsOf(['id'], {optional: false}))]]);
    const html = wordsOf(methodHtml({parameters}, {objects: given}));
    expect(html).toContain('Event MapCallback');
    expect(html).not.toContain('required');
  });

  test('has the properties that its options have from the types that they extend or consist of', () => {
    const type = {docs: '', extends: [], methods: []};
    const interfaces = [
      {...type, name: 'Base', slug: 'base', fields: fieldsOf(['a', 'b'])},
      {...type, name: 'Extras', slug: 'extras', extends: ['Base'], fields: fieldsOf(['b', 'c'])},
    ];
    const alias = {...MODEL.typeAliases[0]!, name: 'ImageOptions', slug: 'imageoptions', fields: []};
    const anchorsWith = (definition: string): string[] => {
      const links = linksOf({interfaces, typeAliases: [{...alias, type: definition}], enums: []}, []);
      const html = htmlOf(renderMethods([METHOD], {...CONTEXT, links}));
      return [...html.matchAll(/href="#(\w+\.\w)"/g)].map(([, anchor = '']) => anchor);
    };
    expect(anchorsWith('Extras')).toEqual(['base.a', 'extras.b', 'extras.c']);
    expect(anchorsWith('Base & Extras')).toEqual(['base.a', 'extras.b', 'extras.c']);
    expect(anchorsWith('Base | Extras')).toEqual([]);
  });

  test('has no properties of a type that is one of several', () => {
    const parameters = [{...METHOD.parameters[0]!, type: 'ImageOptions | Other'}];
    const other = anchored('other', METHOD.parameters);
    expect(methodHtml({parameters}, {objects: new Map([...LINKS.objects, ['Other', other]])})).not.toContain(
      'properties',
    );
  });

  const pageOf = (name: string) => (name === '@acme/photos' ? './acme-photos.md' : undefined);
  test.each<[string, Partial<Method>, string]>([
    [
      'it is deprecated',
      {deprecated: 'use `pick()`.'},
      '<strong>Deprecated.</strong> Use <code>pick()</code>.',
    ],
    ['a version deprecated it', {deprecated: '5.0.0'}, '<strong>Deprecated since 5.0.0.</strong></p>'],
    [
      'a plugin with a page replaces it',
      {deprecated: 'Use the @acme/photos plugin, or `@acme/other`.'},
      'Use the <a href="./acme-photos.md"><code>@acme/photos</code></a> plugin, or <code>@acme/other</code>.',
    ],
    ['it returns something', {returnsDocs: 'The photo.'}, 'Photo</a>></code> The photo.</div>'],
    [
      'its platforms are not those of its chips',
      {docs: 'Takes a photo.\n\nOnly available for iOS.'},
      '<p>Takes a photo.</p></div><div class="method__details"><p>Only available for iOS.</p>',
    ],
    // The plugin's chips say the same.
    [
      'it works somewhere',
      {docs: 'A photo.\n\nOnly available for Android and iOS.'},
      '<p>A photo.</p></div>',
    ],
    // Where its events are sent.
    ['it adds a listener', MODEL.methods[1]!, 'Not on </span>iOS</span> <span class="chip">Android</span>'],
  ])('says that %s', (_what, own, html) => {
    expect(methodHtml(own, {pageOf})).toContain(html);
  });

  test('without a result does not say so', () => {
    expect(methodHtml({returns: 'Promise<void>'})).not.toContain('Returns');
  });
});

describe('a type', () => {
  const typesHtml = (types: Partial<Parameters<typeof renderPlainTypes>[0]>): string =>
    htmlOf(renderPlainTypes({interfaces: [], typeAliases: [], enums: [], ...types}, LINKS));
  const options = {name: 'Options', slug: 'options', docs: '', extends: [], methods: []};
  const field: Field = {name: 'Odd[key]', type: 'Style', docs: 'How.', optional: true, defaultValue: '1'};

  test('that is a union shows its alternatives and the sign between them', () => {
    const alias = {name: 'State', slug: 'state', docs: '', type: "'a | b' | Photo", fields: []};
    expect(typesHtml({typeAliases: [alias]})).toMatch(
      /<h3 id="state"><code>State<\/code><\/h3>.*>'a \| b'<\/span> \| <a href="#photo">Photo<\/a><\/code><\/p><\/div><\/div>$/,
    );
  });

  test('lists properties with type, flag, platforms, default, version and deprecation', () => {
    const own = {...field, since: '1.1.0', deprecated: 'use another.', limit: 'Android only'};
    const html = typesHtml({interfaces: [{...options, since: '1.0.0', fields: [own]}]});
    expect(html).toContain('<a href="#options.oddkey" id="options.oddkey"><code>Odd[key]</code></a>');
    expect(wordsOf(html)).toContain(
      'Odd[key] Style Dark optional · default 1 · since 1.1.0 Deprecated Android only Use another. How.',
    );
  });

  test.each([
    ['all properties state', {}, ['1.0.0', '1.0.0'], ['since 1.0.0']],
    ['the type and a property state', {since: '1.0.0'}, ['1.0.0', '2.0.0'], ['since 1.0.0', 'since 2.0.0']],
    ['the properties differ in', {}, ['1.0.0', '2.0.0'], ['since 1.0.0', 'since 2.0.0']],
    ['no property states', {since: '1.0.0'}, [undefined, undefined], ['since 1.0.0']],
  ])('has the version that %s once', (_case, own, versions, said) => {
    const fields = versions.map((since, index) => ({
      ...field,
      name: `key${index}`,
      ...(since === undefined ? {} : {since}),
    }));
    expect(typesHtml({interfaces: [{...options, ...own, fields}]}).match(/since [\d.]+/g)).toEqual(said);
  });
});

test('a plugin is also found by its former name and by the words that search takes for it', () => {
  expect(otherNames('Preferences')).toEqual(expect.arrayContaining(['storage', 'localstorage']));
  expect(otherNames('Camera')).toEqual(expect.arrayContaining(['photos', 'photo']));
  expect(otherNames('Toast of the day')).toEqual([]);
});

describe('a plugin', () => {
  test('has its sections in order, with anchors that no two share', () => {
    const ids = idsIn(hastOf(renderPlugin(MODEL)));
    expect(new Set(ids).size).toBe(ids.length);
    // A type that is called Methods keeps its anchor, our section gives way.
    expect(ids.join(' ')).toBe(
      'methods-1 platform-support getphoto addlistenershot- addlistenerdone- interfaces photo imageoptions ' +
        'imageoptions.options imageoptions.getphoto type-aliases methods enums style style.dark package-facts',
    );
  });

  test('has what changed as a section, or as a row of the facts if that is nothing', () => {
    const changes = (...blocks: RootContent[]): string =>
      htmlOf(renderPlugin(MODEL, {changes: {title: 'Changes since v6', news: new Map(), blocks}}).slice(-2));
    const nothing = paragraph(text('The API is the same.'));
    expect(changes(nothing)).toContain(
      '<div id="changes"><dt>Changes since v6</dt><dd>The API is the same.</dd></div></dl>',
    );
    expect(changes(element('dl.pairs'))).toContain('<h2 id="changes">Changes since v6</h2>');
  });

  test('says since when there is what its first version did not have', () => {
    const methods = [
      {...METHOD, since: '1.0.0'},
      {...METHOD, name: 'later', since: '1.10.0'},
      {...METHOD, name: 'earlier', since: '1.9.0'},
    ];
    const html = htmlOf(renderPlugin({...MODEL, methods}));
    expect([...html.matchAll(/since [\d.]+/g)].map(String)).toEqual(['since 1.10.0', 'since 1.9.0']);
  });

  test('says in words where each method works, and each event', () => {
    const html = htmlOf(renderPlugin(MODEL).slice(0, 2));
    expect(wordsOf(html)).toBe(
      'Methods All methods work on iOS and Android, but not on the web, ' +
        "except addListener('shot', …) , which only works on Android.",
    );
    expect(html).toContain(`<a href="#addlistenershot-"><code>addListener('shot', …)</code></a>`);
  });

  const onPhones = {ios: true, android: true, web: false};
  const anywhere = {ios: true, android: true, web: true};
  test.each([
    [
      'everything works everywhere',
      {a: anywhere, b: anywhere},
      'All methods work on iOS, Android and the web.',
    ],
    [
      'all work on phones',
      {a: onPhones, b: onPhones},
      'All methods work on iOS and Android, but not on the web.',
    ],
    ['there is a single one', {a: anywhere}, 'a() works on iOS, Android and the web.'],
    [
      'one is an exception',
      {a: onPhones, b: anywhere},
      'All methods work on iOS, Android and the web, except a() , which only works on iOS and Android.',
    ],
    [
      'most have the same exception',
      {a: onPhones, b: anywhere, c: onPhones, d: onPhones, e: {...onPhones, ios: false}},
      'All methods work on iOS and Android, but not on the web, except for these: ' +
        'On iOS, Android and the web: b() Only on Android: e()',
    ],
  ])('says it in as few words as possible if %s', (_what, support, said) => {
    const methods = Object.keys(support).map((name) => ({...METHOD, name, slug: name}));
    const html = htmlOf(renderPlugin({...MODEL, methods, support, events: {}}));
    expect(wordsOf(html)).toContain(said);
    expect(html).toContain('id="platform-support"');
  });

  test('works on all, some or none of a platform’s methods', () => {
    expect(pluginStates(MODEL.support)).toEqual({ios: 'all', android: 'all', web: 'none'});
    expect(pluginStates({...MODEL.support, getPhoto: anywhere}).web).toBe('some');
  });

  test('shows its configuration with a sample', () => {
    const field = {type: 'string', docs: '', optional: true};
    const configuration = [
      {...field, name: 'style', type: 'Style', example: '"DARK"'},
      {...field, name: 'odd', example: 'not JSON'},
      {...field, name: 'old', docs: 'Has no effect since 2.0.', example: 'true'},
    ];
    const blocks = renderConfiguration({...MODEL, configuration}, LINKS);
    const html = htmlOf(blocks);
    expect(html).toContain('<code>plugins.Camera</code>');
    expect(html).toContain('<a href="#configuration.style" id="configuration.style"><code>style</code></a>');
    expect(wordsOf(html)).toContain('style Style Dark');
    expect(blocks.at(-1)).toMatchObject({
      type: 'code',
      value: '{\n  "plugins": {\n    "Camera": {\n      "style": "DARK"\n    }\n  }\n}',
    });
    expect(renderConfiguration(MODEL, LINKS)).toEqual([]);
  });

  test('shows what its package asks for', () => {
    const gradleVariables = ['a', 'b'].map((name) => ({name, defaultValue: `${name}1`}));
    const android = {minSdk: '23', gradleVariables, permissions: ['android.permission.CAMERA']};
    const facts = {ios: {deploymentTarget: '14.0', swiftPackage: true}, android};
    const html = htmlOf(renderFacts({...MODEL, facts}));
    expect(wordsOf(html)).toMatch(
      /iOS 14\.0 or later\s· Swift Package Manager or CocoaPods Android minSdkVersion 23 /,
    );
    expect(wordsOf(html)).toMatch(/ a : a1 b : b1 .*android\.permission\.CAMERA/);
    expect(html).not.toContain('compileSdkVersion');
  });

  test('keeps the types of the runner apart', () => {
    const [, runner] = MODEL.interfaces;
    const runnerApi = {interfaces: [{...runner!, slug: 'imageoptions-1'}], typeAliases: [], enums: []};
    const [, part] = htmlOf(renderPlugin({...MODEL, runnerApi})).split('<h2 id="runner-api">');
    expect(part).toContain('<h3 id="imageoptions-1"><code>ImageOptions</code></h3>');
    expect(part).toContain('<a href="#imageoptions-1">ImageOptions</a>');
  });
});

test('the head of a plugin page shows platforms, package and version, and links to both', () => {
  const headed = (model: PluginModel): string => htmlOf([renderPluginHead(model)]);
  const html = headed({...MODEL, definitionUrl: 'https://github.com/a/b'});
  expect(wordsOf(html)).toBe('iOS Android Not on Web @capacitor/camera 7.0.5 · npm · Source');
  expect(html).toContain('<a href="https://www.npmjs.com/package/@capacitor/camera/v/7.0.5">npm</a>');
  expect(html).toContain('<a href="https://github.com/a/b">Source</a>');
  expect(headed(MODEL)).not.toContain('Source');
  const support = {a: {ios: true, android: true, web: true}, b: {ios: true, android: false, web: false}};
  expect(wordsOf(headed({...MODEL, support}))).toContain(
    'iOS Partly on Android 1/2 methods Partly on Web 1/2',
  );
});
