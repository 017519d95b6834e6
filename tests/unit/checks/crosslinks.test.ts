import {crosslinksRule} from '../../../packages/checks/crosslinks';
import {findingsOn, type Site} from '../../../packages/checks/crosslinks/judge';
import {parsePage} from '../../../packages/checks/readPage';
import {linksIn} from '../../../packages/pages/linksIn';
import {parseMarkdown} from '../../../packages/pages/parseMarkdown';
import requirements from '../../../src/data/requirements.json';
import {ROOT} from '../../support/fixtureSite';

test('the links of a page are those of Markdown and of elements, with their places', () => {
  const page =
    'See [a](./a.md#b) and\n<a href="/docs/c">c</a>.\n\n<Card to="./d.md" />\n\n`[e](e)` [f][f]\n\n[f]: ./f.md\n';
  expect(linksIn(parseMarkdown('docs/a.md', page))).toEqual([
    {url: './a.md#b', line: 1, column: 5},
    {url: '/docs/c', line: 2, column: 1, attribute: 'href'},
    {url: './d.md', line: 4, column: 1, attribute: 'to'},
    {url: './f.md', line: 8, column: 1},
  ]);
});

const SITE: Site = {
  version: 'next',
  files: new Set(['docs/index.md', 'docs/plugins.md', 'docs/apis/camera.md']),
  exists: () => false,
  anchorsOf: (page) => Promise.resolve(page === 'docs/apis/camera.md' ? ['getphoto', 'errors'] : ['one']),
};

/** A build with the pages of the site, and one of v6 that the site doesn't have. */
const BUILT: Site = {
  ...SITE,
  builtPage: ({url}) => (url.startsWith('/docs/v6/cli') ? '/docs/v6/cli' : undefined),
};

/** Returns what is wrong with a link, in Markdown or as an element, in a file next to the page of the camera. */
async function saidOf(written: string, site = SITE, file = 'docs/apis/camera.md'): Promise<string[]> {
  const links = linksIn(parseMarkdown(file, written));
  return (await findingsOn(file, links, site)).map(
    ({line, column, message, hint}) => `${line}:${column}  ${message}. ${hint}`,
  );
}

test('the links of the samples next to a page are those of the page', async () => {
  expect(await saidOf('[a](#getphoto)', SITE, 'docs/apis/_camera.md')).toEqual([]);
  expect(await saidOf('[a](#getphotos)', SITE, 'docs/apis/_camera.md')).toHaveLength(1);
});

test('in a build, addresses are right if there is a page and an anchor', async () => {
  expect(await saidOf('[a](/docs/v6/cli#one)', BUILT)).toEqual([]);
  expect(await saidOf('[a](/docs/v6/cli#two)', BUILT)).toEqual([
    expect.stringContaining('/docs/v6/cli has no anchor #two'),
  ]);
});

describe('a page', () => {
  const context = {siteDir: ROOT, requirements};
  const factsOf = async (source: string) =>
    crosslinksRule.collect(parsePage('docs/apis/camera.md', source, context), context);

  it('has the anchors of headings, elements and generated references, and links without tokens', async () => {
    const {anchors = [], links} = await factsOf(
      '## Version %req.major%\n\n## B {/* #c */}\n\n<a id="d" /> [e](#f-%req.major%)\n\n::plugin-api{plugin="camera"}\n',
    );
    const major = requirements.major.values.next;
    expect(anchors).toEqual(expect.arrayContaining([`version-${major}`, 'c', 'd', 'takephoto']));
    expect(links).toEqual([{url: `#f-${major}`, line: 5, column: 14}]);
  });

  it('has no known anchors where its reference is wrong, which the build reports', async () => {
    expect(await factsOf('## A\n\n::plugin-api{plugin="camra"}\n')).toEqual({links: []});
  });
});
