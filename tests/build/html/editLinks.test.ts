import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';
import {filesIn, tagsOf} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';
import {versions} from '../../../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../../../src/data/versions';

/** "Edit this page" of the built site. */
const BUILD = path.join(ROOT, 'build');
const EDIT_START = `${packageJson.repository}/edit/main/`;

/** Returns the files that the docs version in `tree` may answer the route from: `cli` is `cli.md` or `cli/index.md`. */
function sourcesOf(tree: string, route: string): string[] {
  return [`${route}.md`, `${route}.mdx`, `${route}/index.md`, `${route}/index.mdx`]
    .map((file) => path.posix.join(tree, file))
    .filter((file) => fs.existsSync(path.join(ROOT, file)));
}

/** Returns where the page's edit links lead; nothing for a page that is no doc. */
function editLinks(html: string): string[] {
  if (!html.includes('docusaurus_version')) return [];
  return tagsOf(html).flatMap(({attributes: {href, class: classes}}) =>
    classes?.includes('theme-edit-this-page') && href !== undefined ? [href] : [],
  );
}

describe.each(Object.entries(versions))('the pages of %s', (name, {path: prefix = name}) => {
  const isLatest = name === LATEST_VERSION;
  const root = isLatest ? '' : prefix;
  const tree = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
  const others = Object.entries(versions).map(([other, {path: own = other}]) => `${own}/`);
  const files = filesIn(BUILD, '.html').filter((file) =>
    isLatest
      ? !others.some((other) => file.startsWith(other) || file === `${other.slice(0, -1)}.html`)
      : file === `${root}.html` || file.startsWith(`${root}/`),
  );

  test('lead to their own file in this repository, to be edited', () => {
    const wrong: unknown[] = [];
    let pages = 0;
    for (const file of files) {
      const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
      const links = [...new Set(editLinks(html))];
      if (!html.includes('theme-doc-markdown')) continue;
      pages++;
      const route = file
        .replace(/(?:^|\/)index\.html$|\.html$/, '')
        .replace(new RegExp(`^${root}(?:/|$)`), '');
      const expected = sourcesOf(tree, route).map((source) => `${EDIT_START}${source}`);
      if (links.length !== 1 || expected.length !== 1 || links[0] !== expected[0])
        wrong.push({file, links, expected});
    }
    expect(wrong).toEqual([]);
    expect(pages).toBeGreaterThan(50);
  });
});
