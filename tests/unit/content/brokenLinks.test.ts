import type {Finding} from '../../../packages/checks/types';
import {describe as linesAbout} from '../../../plugins/content/broken-links';
import {findBroken, targetOf} from '../../../plugins/content/broken-links/findBroken';
import {plain} from '../../../plugins/lib/builtPages/plain';
import {readHtml} from '../../../plugins/lib/builtPages/readHtml';

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
    ['#', {path: '/docs/v6/cli', anchor: ''}],
    ['/docs/', {path: '/docs', anchor: ''}],
    ['/docs/caf%C3%A9/#%C3%A9', {path: '/docs/café', anchor: 'é'}],
    ['/docs/a#100%', {path: '/docs/a', anchor: '100%'}],
    ['./nope.md', {path: '/docs/v6/nope.md', anchor: ''}],
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

  it('are addresses that nothing answers, and anchors that their page lacks', () => {
    const pages = new Map([
      ['/docs', page(['/docs/cli', '/docs/cli#run', '/docs/file.pdf', '#', '/docs/sitemap.xml'])],
      ['/docs/cli', page(['/docs/', '#runn', '/docs/clii', 'https://a.b', './b.zip'], ['run'])],
    ]);
    const hasFile = (file: string): boolean => file === '/docs/file.pdf';
    expect(findBroken({baseUrl: '/docs/', pages, hasFile})).toEqual([
      {page: '/docs/cli', address: '/docs/cli#runn'},
      {page: '/docs/cli', address: '/docs/clii'},
      {page: '/docs/cli', address: '/docs/b.zip'},
    ]);
  });

  it("aren't those to the texts of a version and to the page's own Markdown, but to that of other pages", () => {
    const texts = page(['/docs/llms.txt', '/docs/llms-full.txt', '/docs/index.md', '/docs/cli.md']);
    const pages = new Map(['/docs', '/docs/cli'].map((path) => [path, texts]));
    expect(findBroken({baseUrl: '/docs/', pages, hasFile: () => false})).toEqual([
      {page: '/docs', address: '/docs/cli.md'},
      {page: '/docs/cli', address: '/docs/index.md'},
    ]);
  });
});

describe('the message', () => {
  const paths = new Map([['docs/cli.md', '/docs/next/cli']]);
  const finding = (line: number): Finding => ({
    ...{file: 'docs/cli.md', line, column: 1, rule: 'crosslinks'},
    ...{message: 'The link to #runn is broken', hint: 'Did you mean #run'},
  });
  const linkOn = (name: string) => ({page: `/docs/next/${name}`, address: '/docs/plugin'});

  it('has the places of links in sources, in order', () => {
    expect(linesAbout([finding(12), finding(9)], [linkOn('cli')], paths)).toEqual([
      'docs/cli.md:9:1  The link to #runn is broken. Did you mean #run.',
      'docs/cli.md:12:1  The link to #runn is broken. Did you mean #run.',
    ]);
  });

  it('has the page of a link that is in no source', () => {
    expect(linesAbout([], [linkOn('cli'), linkOn('ios')], paths)).toEqual([
      'A component on /docs/next/cli links to /docs/plugin, which does not exist.',
      'A component on /docs/next/ios links to /docs/plugin, which does not exist.',
    ]);
  });

  it('names a link on many pages once', () => {
    expect(linesAbout([finding(9)], ['cli', 'a', 'b', 'c', 'd'].map(linkOn), paths)).toEqual([
      'docs/cli.md:9:1  The link to #runn is broken. Did you mean #run.',
      'The navbar, the sidebar or the footer of 4 pages links to /docs/plugin, which does not exist.',
    ]);
  });
});

test('a path is plain without its trailing slash', () => {
  expect(['/docs/', '/docs/a/', '/', '/docs/a'].map(plain)).toEqual(['/docs', '/docs/a', '/', '/docs/a']);
});
