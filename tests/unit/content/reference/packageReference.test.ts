import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {VFile} from 'vfile';
import {docsVersions} from '../../../../packages/pages/versions';
import {definitionUrl} from '../../../../packages/facts/extract/plugins/readPlugin';
import {loadPlugins} from '../../../../packages/facts';
import icons from '@site/src/data/cardIcons.json';
import {remarkPackageReference} from '../../../../plugins/content/plugin-reference/remarkPackageReference';
import {ROOT} from '../../../support/fixtureSite';
import {anchoredHeadings, headingsIn} from '../../../../packages/pages/headingIds';
import {makeFactsSite} from './echoSite';

const V7_APIS = 'versioned_docs/version-v7/apis';

/** The tree of a page with headings of level 2, then one directive in line 9. */
function pageWith(name: string, attributes: Record<string, string>, headings: readonly string[] = []): Root {
  return {
    type: 'root',
    children: [
      ...headings.map((value): Heading => ({
        type: 'heading',
        depth: 2,
        children: [{type: 'text', value}],
        position: {start: {line: 5, column: 1}, end: {line: 5, column: 9}},
      })),
      {
        type: 'leafDirective',
        name,
        attributes,
        children: [],
        position: {start: {line: 9, column: 1}, end: {line: 9, column: 2}},
      },
    ],
  };
}

let factsSite: string;
beforeAll(async () => {
  factsSite = await makeFactsSite();
});

function expand(tree: Root, siteDir = factsSite, page = `${V7_APIS}/echo.md`): Root {
  remarkPackageReference({siteDir})(tree, new VFile({path: path.join(siteDir, page)}));
  return tree;
}

describe('::plugin-api', () => {
  test('becomes the reference of the plugin, at the place of the directive', () => {
    const tree = expand(pageWith('plugin-api', {plugin: 'echo'}, ['Install']));
    const headings = headingsIn(tree.children);
    const ids = anchoredHeadings(headings).map(({id}) => id);
    expect(ids.slice(0, 3)).toEqual(['install', 'configuration', 'methods']);
    expect(ids).toContain('addlistenerechoed-');
    expect(headings[1]?.position?.start.line).toBe(9);
  });

  test.each([
    [
      {plugin: 'eco'},
      'v7 has no plugin "eco": no package that reference/v7/package.json pins has that name, and neither has a plugin of @capacitor/core. Did you mean "echo"?',
    ],
    [{}, '::plugin-api has no plugin. Write ::plugin-api{plugin="camera"}.'],
    [{plugin: 'echo', methods: 'all'}, '::plugin-api has no attribute "methods". It accepts: plugin.'],
  ])('fails for %j with file, line and column', (attributes, message) => {
    expect(() => expand(pageWith('plugin-api', attributes))).toThrow(`${V7_APIS}/echo.md:9:1  ${message}`);
  });

  test.each(['Configuration', 'Echo'])(
    'fails when the heading %s before it takes an anchor of the reference',
    (heading) => {
      expect(() => expand(pageWith('plugin-api', {plugin: 'echo'}, [heading]))).toThrow(
        `echo.md:9:1  The heading "${heading}" on line 5 uses the anchor #${heading.toLowerCase()}, which the generated`,
      );
    },
  );

  test('fails outside of the docs trees and inside of other blocks', () => {
    expect(() => expand(pageWith('plugin-api', {plugin: 'echo'}), factsSite, 'src/page.md')).toThrow(
      'src/page.md:9:1  ::plugin-api only works in docs/ and versioned_docs/',
    );
    const [directive] = pageWith('plugin-api', {plugin: 'echo'}).children;
    const quoted: Root = {type: 'root', children: [{type: 'blockquote', children: [directive as never]}]};
    expect(() => expand(quoted)).toThrow('::plugin-api cannot be inside a list');
  });

  test('fails when facts are missing, naming the file and the command', async () => {
    const siteDir = await makeFactsSite();
    fs.rmSync(path.join(siteDir, 'reference/v7/facts/plugins'), {recursive: true});
    expect(() => expand(pageWith('plugin-api', {plugin: 'echo'}), siteDir)).toThrow(
      'echo.md:9:1  reference/v7/facts/plugins does not exist.\nRun npm run facts:update v7.',
    );
  });
});

describe('::plugin-index', () => {
  test('becomes a card for each of the version’s plugins, linked to the pages there are', async () => {
    const siteDir = await makeFactsSite((dir) => {
      fs.mkdirSync(path.join(dir, V7_APIS), {recursive: true});
      fs.writeFileSync(path.join(dir, V7_APIS, 'echo.md'), '---\ntitle: Echo, echo\n---\n');
    });
    const tree = expand(pageWith('plugin-index', {}), siteDir, `${V7_APIS}/index.md`);
    const text = JSON.stringify(tree.children[0]);
    expect(text).toContain('"url":"./echo.md"');
    expect(text).toContain('Echo, echo');
    expect(text).toContain('The Echo API repeats what it is told.');
    expect(text).not.toContain('It is loud');
    // A plugin without a page is there, without a link.
    expect(text).toContain('"value":"Http"');
  });

  test('has an icon of its own for every plugin of every version', () => {
    const slugs = docsVersions(ROOT).flatMap((version) => loadPlugins(ROOT, version).map(({slug}) => slug));
    expect(slugs.filter((slug) => !Object.hasOwn(icons, slug))).toEqual([]);
  });

  test('draws a plug for a plugin without an icon of its own', () => {
    const tree = expand(pageWith('plugin-index', {}), factsSite, `${V7_APIS}/index.md`);
    expect(JSON.stringify(tree.children[0])).toContain(icons.plug);
  });

  test('takes no attributes', () => {
    expect(() => expand(pageWith('plugin-index', {plugin: 'echo'}))).toThrow(
      '::plugin-index does not accept attributes. Remove "plugin".',
    );
  });
});

test('the address of a definition is that of the published commit, as far as the package tells', () => {
  const plugin = {slug: 'camera', typesFile: '/x/dist/esm/definitions.d.ts', packageVersion: '7.0.5'};
  const repository = {url: 'git+https://github.com/ionic-team/capacitor-plugins.git'};
  const base = 'https://github.com/ionic-team';
  expect(definitionUrl(plugin, {repository, gitHead: 'abc'})).toBe(
    `${base}/capacitor-plugins/blob/abc/camera/src/definitions.ts`,
  );
  expect(definitionUrl(plugin, {repository: `${base}/capacitor-camera`})).toBe(
    `${base}/capacitor-camera/blob/HEAD/src/definitions.ts`,
  );
  expect(
    definitionUrl(
      {...plugin, typesFile: '/x/types/core-plugins.d.ts'},
      {repository: `${base}/capacitor.git`},
    ),
  ).toBe(`${base}/capacitor/blob/7.0.5/core/src/core-plugins.ts`);
  expect(definitionUrl(plugin, {repository: 'git@github.com:someone/else.git'})).toBe(
    'https://github.com/someone/else',
  );
  expect(definitionUrl(plugin, {repository: {url: 'git+https://github.com.git'}})).toBeUndefined();
});
