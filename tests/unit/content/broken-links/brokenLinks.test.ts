import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describeBroken, type DocSource} from '../../../../plugins/content/broken-links/describe';
import {findBroken, targetOf} from '../../../../plugins/content/broken-links/findBroken';
import {plain} from '../../../../plugins/lib/builtPages/plain';
import {linksIn} from '../../../../packages/pages/linksIn';
import {readHtml} from '../../../../plugins/lib/builtPages/readHtml';

const parser = unified().use(remarkParse).use(remarkMdx);

test('the links of a page are those of Markdown and of elements, with their places', () => {
  const page =
    'See [a](./a.md#b) and\n<a href="/docs/c">c</a>.\n\n<Card to="./d.md" />\n\n`[e](e)` [f][f]\n\n[f]: ./f.md\n';
  expect(linksIn(parser.parse(page))).toEqual([
    {url: './a.md#b', line: 1, column: 5},
    {url: '/docs/c', line: 2, column: 1, attribute: 'href'},
    {url: './d.md', line: 4, column: 1, attribute: 'to'},
    {url: './f.md', line: 8, column: 1},
  ]);
});

describe('a built page', () => {
  it('has the anchors and links of its body, quoted or not', () => {
    const {hrefs, anchors} = readHtml(
      '<head><link href="/x"><a href=/head></head><body><h2 class="a" id=one>1</h2>' +
        `<h3 id="two &amp; three">2</h3><a class=x href=/docs/a>a</a><a href="/docs/b?c=1&amp;d#e" title="a > b">b</a>` +
        '<link href=/docs/style.css><p>an id=text</p></body>',
    );
    expect([...anchors]).toEqual(['one', 'two & three']);
    expect([...hrefs]).toEqual(['/docs/a', '/docs/b?c=1&d#e']);
  });
});

describe('the target of a link', () => {
  it.each([
    ['#a', {path: '/docs/v6/cli', anchor: 'a'}],
    ['#', {path: '/docs/v6/cli'}],
    ['/docs/', {path: '/docs'}],
    ['/docs/caf%C3%A9/#%C3%A9', {path: '/docs/café', anchor: 'é'}],
    ['/docs/a#100%', {path: '/docs/a', anchor: '100%'}],
    ['./nope.md', {path: '/docs/v6/nope.md'}],
    ['https://example.com/docs/a', undefined],
    ['/elsewhere', undefined],
    ['mailto:a@b.c', undefined],
  ])('%s is found', (url, target) => {
    expect(targetOf(url, '/docs/v6/cli', '/docs/')).toEqual(target);
  });
});

describe('broken links', () => {
  const page = (hrefs: string[], anchors: string[] = []) => ({
    hrefs: new Set(hrefs),
    anchors: new Set(anchors),
  });
  const pages = new Map([
    ['/docs', page(['/docs/cli', '/docs/cli#run', '/docs/file.pdf', '#'])],
    ['/docs/cli', page(['/docs/', '#runn', '/docs/clii', 'https://a.b'], ['run'])],
  ]);
  const broken = findBroken({baseUrl: '/docs/', pages, answers: (path) => path === '/docs/file.pdf'});

  it('are addresses that nothing answers, and anchors that their page lacks', () => {
    expect(broken).toEqual([
      {page: '/docs/cli', target: {path: '/docs/cli', anchor: 'runn'}, lacksAnchor: true},
      {page: '/docs/cli', target: {path: '/docs/clii'}, lacksAnchor: false},
    ]);
  });

  it('are not those to the texts of a version, unless there is no such version', () => {
    const linking = new Map([
      ['/docs/v6', page(['/docs/v6/llms.txt', '/docs/v6/llms-full.txt', '/docs/v9/llms.txt'])],
    ]);
    expect(findBroken({baseUrl: '/docs/', pages: linking, answers: () => false})).toEqual([
      {page: '/docs/v6', target: {path: '/docs/v9/llms.txt'}, lacksAnchor: false},
    ]);
  });

  it('are described by the lines of the source that have them', () => {
    const source: DocSource = {
      file: 'docs/cli.md',
      links: [
        {url: './clii', line: 12, column: 3, target: {path: '/docs/clii'}},
        {url: './clii', line: 9, column: 1, target: {path: '/docs/clii'}},
        {url: '#runn', line: 10, column: 1, target: {path: '/docs/cli', anchor: 'runn'}},
        {url: 'https://a.b', line: 11, column: 1},
      ],
    };
    expect(describeBroken(broken, pages, () => source)).toEqual([
      'docs/cli.md:9:1  The link to ./clii is broken: there is no page /docs/clii. Did you mean /docs/cli?',
      'docs/cli.md:10:1  The link to #runn is broken: /docs/cli has no anchor #runn. Did you mean #run?',
      'docs/cli.md:12:3  The link to ./clii is broken: there is no page /docs/clii. Did you mean /docs/cli?',
    ]);
  });

  it('are described by their page where its source has no such link', () => {
    expect(describeBroken(broken.slice(1), pages, () => ({file: 'docs/cli.md', links: []}))).toEqual([
      'docs/cli.md  A component or a generated part of the page links to /docs/clii: there is no page /docs/clii. Did you mean /docs/cli?',
    ]);
  });

  it('are described once where they are on many pages', () => {
    const everywhere = ['a', 'b', 'c', 'd'].map((name) => ({...broken[1]!, page: `/docs/${name}`}));
    expect(describeBroken(everywhere, pages, () => undefined)).toEqual([
      'The navbar, the sidebar or the footer of 4 pages links to /docs/clii: there is no page /docs/clii. Did you mean /docs/cli?',
    ]);
  });
});

test("a page's link to its own Markdown isn't broken, and one to the Markdown of another page is", () => {
  const page = {hrefs: new Set(['/docs/index.md', '/docs/cli.md']), anchors: new Set<string>()};
  const pages = new Map(['/docs', '/docs/cli'].map((path) => [path, page]));
  expect(findBroken({baseUrl: '/docs/', pages, answers: () => false})).toEqual([
    {page: '/docs', target: {path: '/docs/cli.md'}, lacksAnchor: false},
    {page: '/docs/cli', target: {path: '/docs/index.md'}, lacksAnchor: false},
  ]);
});

test('a path is plain without its trailing slash', () => {
  expect(['/docs/', '/docs/a/', '/', '/docs/a'].map(plain)).toEqual(['/docs', '/docs/a', '/', '/docs/a']);
});
