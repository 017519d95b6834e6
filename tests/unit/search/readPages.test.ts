import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cutPage} from '../../../plugins/search/index/planIndex';
import {findPage, findPages, readSource} from '../../../plugins/search/index/readPages';
import {unknownSections} from '../../../plugins/search/index/sections';
import {toRecords} from '../../../plugins/search/index/toRecords';
import {toTexts} from '../../../plugins/search/index/toTexts';
import type {PageText} from '../../../plugins/search/index/types';

const ARTICLE = `<header><h1>Camera</h1></header><p>Takes <b>photos</b> &amp; picks <code>pickImages()</code>.</p>
<h2 class="anchor" id=methods>Methods<a href=#methods class=hash-link>\u200b</a></h2>
<div class=tabs-box__list><button>npm</button></div>
<h3 class="anchor" id=getphoto><code>getPhoto()</code><a href=#getphoto class=hash-link>\u200b</a></h3>
<div class=code-block><pre><code><span>getPhoto</span>(options)</code></pre><button aria-label="Copy code">Copy</button></div>
<table><tr><th>Name<th>Type<tr><td><code>quality</code><td>number</table><p><strong>Since:</strong> 1.0.0</p>
<p>Type <code>string</code>, since 3.0.0</p>`;

const PAGE = `<!doctype html><html lang=en><head><meta name=docusaurus_version content=current><meta name=description content="Take a photo &amp; more"></head><body><nav>Navigation</nav><article><details>Contents</details><div class="theme-doc-markdown markdown">${ARTICLE}</div><footer>Edit this page</footer></article><footer>Site</footer></body></html>`;

const find = (html: string, file: string) => findPage(Buffer.from(html), '/docs/', file);

function read(html: string, file: string): PageText {
  const page = find(html, file);
  if (!page) throw new Error('No documentation page.');
  return readSource(page);
}

const page = read(PAGE, 'next/apis/camera.html');
const proseOf = (i: number): string =>
  page.places[i]?.prose
    .map(({text}) => text)
    .join('')
    .trim() ?? '';

test('a page is known by its head and its route', () => {
  expect(page).toMatchObject({
    version: 'next',
    url: '/docs/next/apis/camera',
    title: 'Camera',
    description: 'Take a photo & more',
    section: 'Plugin APIs',
  });
  expect(page.places.map(({heading, anchor}) => [heading, anchor])).toEqual([
    ['Camera', ''],
    ['Methods', 'methods'],
    ['getPhoto()', 'getphoto'],
  ]);
});

test('a plugin has the platforms that it works on, and no other page has any', () => {
  const head =
    '<div class=plugin-head><p class=chips><span class=chip>iOS</span> <span class="chip chip--none"><span class=visually-hidden>Not on </span>Android</span> <span class="chip chip--some"><span class=visually-hidden>Partly on </span>Web</span></p><p>npm</p></div>';
  const method = '<p class=chips><span class=chip>Android</span></p>';
  const plugin = read(PAGE.replace(ARTICLE, `<h1>Camera</h1>${head}${method}`), 'next/apis/camera.html');
  expect(plugin.platforms).toEqual(['iOS', 'Web']);
  expect(page.platforms).toEqual([]);
  expect(read(PAGE.replace(ARTICLE, `<h1>Guide</h1>${method}`), 'next/basics/guide.html').platforms).toEqual(
    [],
  );
});

test('symbols are told from other prose, code from both', () => {
  expect(page.places[0]?.prose.map(({text, symbol}) => ({text: text.trim(), symbol}))).toEqual([
    {text: 'Takes photos & picks', symbol: false},
    {text: 'pickImages()', symbol: true},
    {text: '.', symbol: false},
  ]);
  expect(page.places[2]?.code).toBe('getPhoto(options)\nName Type');
  expect(proseOf(2)).toContain('quality\tnumber');
});

test('navigation, controls and generated notes are no text', () => {
  const text = JSON.stringify(page.places);
  expect(/Navigation|Contents|Copy|npm|Edit this page|1\.0\.0|3\.0\.0|\u200b/.exec(text)).toBeNull();
});

test('each message in the list of errors is a place with its anchor', () => {
  const list =
    '<h2 id=camera>Camera</h2><dl class=members data-errors=camera><div data-codes="CAM-1 CAM-2"><dt><a href=#camera.no id=camera.no><code>No camera</code></a><dd>iOS<dd>It has none.</div>' +
    '<div><dt><a href=#camera.full id=camera.full><code>Out of memory</code></a> <a href=#camera.disk id=camera.disk><code>Disk is full</code></a><dd>Android<dd>Too large.</div></dl>' +
    '<dl class=members><div><dt><a id=other><code>quality</code></a><dd>A number.</div></dl>';
  const errors = read(PAGE.replace(ARTICLE, `<h1>Error messages</h1>${list}`), 'next/errors.html');
  expect(errors.places.map(({heading, anchor}) => [heading, anchor])).toEqual([
    ['Error messages', ''],
    ['Camera', 'camera'],
    ['No camera', 'camera.no'],
    ['Out of memory', 'camera.full'],
    ['Disk is full', 'camera.disk'],
  ]);
  expect(errors.places.map(({codes}) => codes)).toEqual([undefined, undefined, ['CAM-1', 'CAM-2'], [], []]);
  const [, , first] = errors.places;
  expect(first?.prose.map(({text}) => text).join('')).toMatch(/iOS\s*It has none\./);
  const [part] = toTexts(errors, [0]);
  const [, , , memory, disk] = part?.places ?? [];
  expect(memory?.text).toMatch(/^Android · Too large\./);
  expect(disk?.text).toBe(memory?.text);
});

test('each wording in the list that a message opens is a place with its anchor', () => {
  const list =
    '<h2 id=ios>iOS</h2><dl class=members data-errors=ios><div data-codes=IOS-1><dt><a href=#ios.load id=ios.load><code>Unable to load</code></a><details><summary><span id=ios.root></span><span id=ios.disk></span>2 more wordings</summary><ul><li><code>No root folder</code><li><code>No disk</code></ul></details></dt><dd>iOS<dd>It has none.</div></dl>';
  const errors = read(PAGE.replace(ARTICLE, `<h1>Error messages</h1>${list}`), 'next/errors.html');
  expect(errors.places.slice(2).map(({heading, anchor, codes}) => [heading, anchor, codes])).toEqual([
    ['Unable to load', 'ios.load', ['IOS-1']],
    ['No root folder', 'ios.root', ['IOS-1']],
    ['No disk', 'ios.disk', ['IOS-1']],
  ]);
  const texts = toTexts(errors, [0])[0]?.places.slice(2) ?? [];
  expect(texts.map(({text}) => text.replace(/\s+/g, ' '))).toEqual(Array(3).fill('iOS · It has none.'));
});

test('a wording that contains another one of its error is no message of its own', () => {
  const error = (first: string, second: string): string =>
    `<div><dt><a id=a>${first}</a> <a id=b>${second}</a><dd>iOS<dd>It has none.</div>`;
  const list = [
    error('Error: There is no camera here', 'There is no camera here'),
    error('No camera', 'Error: No camera'),
    error('There is no camera here at all', 'Another message of it'),
  ].join('');
  const article = `<h1>Error messages</h1><dl data-errors=camera>${list}</dl>`;
  const {messages} = cutPage(read(PAGE.replace(ARTICLE, article), 'next/errors.html'), 0);
  expect(messages).toEqual([
    [2, 'There is no camera here'],
    [3, 'No camera'],
    [4, 'Error: No camera'],
    [5, 'There is no camera here at all'],
    [6, 'Another message of it'],
  ]);
});

test('pages without an article or a version are left out', () => {
  expect(find('<html><head></head><body>Moved</body></html>', 'old.html')).toBeUndefined();
  expect(find(PAGE.replace('docusaurus_version', 'other'), 'apis/camera.html')).toBeUndefined();
});

test('the first page of a version has the address of its folder', () => {
  expect(read(PAGE, 'index.html').url).toBe('/docs/');
  expect(read(PAGE, 'v6.html').url).toBe('/docs/v6');
});

test('a short page is one record, with weights and without active markup', () => {
  const [record, ...others] = toRecords({...page, title: '<img src=x>'});
  expect(others).toEqual([]);
  expect(record?.html).toContain('<h1 data-pagefind-weight="10">&#60;img src=x&#62;</h1>');
  expect(record?.html).toContain('<h2 id="getphoto" data-pagefind-weight="7">getPhoto()</h2>');
});

test('a short last section, which other pages have too, is in the part before it', () => {
  const [top] = page.places;
  if (!top) throw new Error('No place.');
  const long = {...top, prose: [{text: 'word '.repeat(1000), symbol: false}]};
  const short = {...top, anchor: 'related-pages', prose: [{text: 'A link.', symbol: false}]};
  expect(toRecords({...page, places: [long, short]})).toHaveLength(1);
  expect(toRecords({...page, places: [long, short, short]})).toHaveLength(2);
});

test('a long page is cut at headings, and repeated code is indexed once', () => {
  const [top] = page.places;
  if (!top) throw new Error('No place.');
  const long = {text: 'word '.repeat(1000), symbol: false};
  const places = ['a', 'b', 'c'].map((anchor) => ({
    anchor,
    heading: anchor,
    prose: [long],
    code: 'npx cap sync',
  }));
  const records = toRecords({...page, places: [top, ...places]});
  expect(records.map(({firstPlace}) => firstPlace)).toEqual([0, 2, 3]);
  expect(records.filter(({html}) => html.includes('npx cap sync'))).toHaveLength(1);
});

test('a word that a part repeats is given to Pagefind twice, in prose and as a symbol', () => {
  const [top] = page.places;
  if (!top) throw new Error('No place.');
  const run = (text: string, symbol: boolean) => ({text, symbol});
  const prose = [run('Camera, camera. The camera has a camera; ', false), run('camera', true)];
  const [record] = toRecords({...page, places: [{...top, heading: '', prose, code: ''}]});
  expect(record?.html.match(/<p>.*?<\/p>/)?.[0]).toBe(
    '<p>Camera, camera. The  has a  <b data-pagefind-weight="2">camera</b></p>',
  );
});

test('a name with a prefix is found without it, in prose and in code', () => {
  const [top] = page.places;
  if (!top) throw new Error('No place.');
  const prose = [{text: 'android:label', symbol: true}];
  const code = '<application android:usesCleartextTraffic="true">\nhttps://example.com';
  const [record] = toRecords({...page, places: [{...top, heading: '', prose, code}]});
  expect(record?.html).toContain('>android:label label</b>');
  expect(record?.html).toMatch(
    / android:usesCleartextTraffic=\S+ usesCleartextTraffic https:\/\/example\.com</,
  );
});

const API_TABLE = `<h1>Photo</h1><p>Returns an address for an <code>&lt;img></code> element, or <code>undefined</code>.</p>
<div class=code-block><div class=code-block__title>src/photo.ts</div><pre><code>const a = 1;
const a = 1;
show(a);</code></pre></div>
<table><thead><tr><th>Property<th>Description<tbody><tr><td><code>path</code><td>Where it is.<tr><td><code>size</code><td>In bytes</table>
<h2 id=more>More</h2><h3 id=most>Most</h3><ul><li>One<li>Two</ul>`;

test('texts are the sentences of the page, with inline code and without code blocks', () => {
  const table = read(PAGE.replace(ARTICLE, API_TABLE), 'apis/photo.html');
  const [part] = toTexts({...table, description: 'About photos'}, [0]);
  expect(part?.places).toEqual([
    {
      heading: 'Photo',
      anchor: '',
      text: 'About photos · Returns an address for an <img> element, or undefined. path · Where it is. size · In bytes',
      code: 'src/photo.ts\nconst a = 1;\nshow(a);\nProperty Description',
    },
    {heading: 'More', anchor: 'more', text: 'One · Two', code: ''},
    {heading: 'Most', anchor: 'most', text: 'One · Two', code: ''},
  ]);
});

const REFERENCE = `<header><p class=section-label>Plugin API · v7</p><h1>Photo</h1></header>
<div class=plugin-head><p class=chips><span class=chip>iOS</span></p><p>@capacitor/photo 7.0.0</p><nav>Set up</nav></div><p>Takes photos.</p>
<div class=method><div class=method__head><h3 id=take>take()</h3><p class=chips><span class=chip>iOS</span> since 1.0.0</p></div>
<pre class=method__signature><code><span class=t-function>take</span>(options: <a href=#options>Options</a>)</code></pre><p>Takes one.</p>
<dl class=pairs><div><dt><code>options</code></dt><dd><code>Options</code> · optional</dd></div></dl></div>
<h3 id=options>Options</h3><dl class=members><div><dt><a href=#options.size id=options.size><code>size</code></a>
<dd><code>number</code> · default <code>1</code> · since 1.1.0<dd>In bytes</div></dl>`;

test('texts of a reference have members and signatures, but not what is on every method', () => {
  const reference = read(PAGE.replace(ARTICLE, REFERENCE), 'apis/photo.html');
  const [part] = toTexts({...reference, description: ''}, [0]);
  expect(part?.places).toEqual([
    {heading: 'Photo', anchor: '', text: 'Takes photos.', code: ''},
    {
      heading: 'take()',
      anchor: 'take',
      text: 'Takes one. options · Options · optional',
      code: 'take(options: Options)',
    },
    {heading: 'Options', anchor: 'options', text: 'size · number · default 1 · In bytes', code: ''},
  ]);
});

test('texts are cut where the parts of the page begin', () => {
  const parts = toTexts(page, [0, 2]);
  expect(parts.map(({places}) => places.map(({anchor}) => anchor))).toEqual([['', 'methods'], ['getphoto']]);
});

describe('a section that search does not know', () => {
  test('is refused, with the page, the section and the file to edit', () => {
    expect(() => find(PAGE, 'next/glossary/terms.html')).toThrow(
      'next/glossary/terms is in the section "glossary"',
    );
    expect(() => find(PAGE, 'glossary.html')).toThrow('plugins/search/index/sectionNames.json');
  });

  test('is not that of the first page of a version', () => {
    expect(read(PAGE, 'v6.html').section).toBe('Getting started');
    expect(read(PAGE, 'index.html').section).toBe('Getting started');
  });

  test('is reported with all docs that are in one, by their files', () => {
    const docs = [
      {source: '@site/docs/glossary/terms.md', permalink: '/docs/next/glossary/terms'},
      {source: '@site/docs/cli/index.md', permalink: '/docs/next/cli'},
      {source: '@site/versioned_docs/version-v7/index.md', permalink: '/docs/'},
      {source: '@site/versioned_docs/version-v7/tools.md', permalink: '/docs/tools'},
    ];
    const message = unknownSections(docs, '/docs/');
    expect(message).toContain('docs/glossary/terms.md is in the section "glossary"');
    expect(message).toContain('versioned_docs/version-v7/tools.md is in the section "tools"');
    expect(message?.split('\n')).toHaveLength(3);
    expect(unknownSections(docs.slice(1, 3), '/docs/')).toBeUndefined();
  });
});

test("a version's files for assistants are found after its home page, each with text of its own", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const file of ['index.html', 'cli.html', 'v6.html']) fs.writeFileSync(path.join(folder, file), PAGE);
  const pages = findPages(folder, '/docs/').map(readSource);
  fs.rmSync(folder, {recursive: true});
  expect(pages.map(({url}) => url)).toEqual([
    '/docs/cli',
    '/docs/',
    '/docs/llms.txt',
    '/docs/llms-full.txt',
    '/docs/v6',
    '/docs/v6/llms.txt',
    '/docs/v6/llms-full.txt',
  ]);
  expect(pages[2]).toMatchObject({
    title: 'List of all pages (llms.txt)',
    section: 'Reference',
    version: 'next',
  });
  expect(new Set(pages.slice(1, 4).map((one) => JSON.stringify(one.places))).size).toBe(3);
});
