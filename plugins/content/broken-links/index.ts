import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  OnBrokenMarkdownImagesFunction,
  OnBrokenMarkdownLinksFunction,
  Plugin,
} from '@docusaurus/types';
import type {Requirements} from '../../../packages/pages/requirements';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import {parseMarkdown} from '../../../packages/pages/parseMarkdown';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import {describeBroken, type DocSource} from './describe';
import {plain} from '../../lib/builtPages/plain';
import {findBroken, targetOf, type Target} from './findBroken';
import {linksIn} from '../../../packages/pages/linksIn';
import {readPages} from '../../lib/builtPages/readPages';

/** Docs by their path on the site, and paths by the doc's file, relative to the site's folder. */
type Docs = {readonly fileOf: ReadonlyMap<string, string>; readonly pathOf: ReadonlyMap<string, string>};

/**
 * Fails the build with every broken address and anchor, each with the file and line that a writer has to edit.
 * Docusaurus reports only the page's route, and checks anchors only after all addresses are correct.
 */
export function brokenLinks(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  {requirements}: {readonly requirements: Requirements},
): Plugin {
  let docs: Docs = {fileOf: new Map(), pathOf: new Map()};
  return {
    name: 'broken-links',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      docs = docsIn(content);
    },
    async postBuild({outDir, routesPaths}) {
      // The rest keeps this thread busy, so plugins that start threads and processes of their own go first.
      await setImmediate();
      const pages = readPages(outDir, baseUrl, routesPaths);
      const broken = findBroken({
        baseUrl,
        pages,
        answers: (address) => isOtherFile(address, outDir, baseUrl),
      });
      if (broken.length === 0) return;
      const sources = new Map<string, DocSource | undefined>();
      const sourceOf = (page: string): DocSource | undefined => {
        if (!sources.has(page)) sources.set(page, readSource(page, docs, {siteDir, baseUrl, requirements}));
        return sources.get(page);
      };
      const lines = describeBroken(broken, pages, sourceOf);
      if (broken.some(({target}) => /\.mdx?$/.test(target.path))) forgetPages(siteDir);
      throw new Error(`The site has broken links:\n${lines.join('\n')}\n`);
    },
  };
}

/**
 * Docusaurus's hook for a link to a Markdown file that doesn't exist. The preview reports the link on its page. A build
 * leaves it to `brokenLinks`, which reports all broken links together.
 */
export const onBrokenMarkdownLinks: OnBrokenMarkdownLinksFunction = ({sourceFilePath, url, node}) => {
  if (process.env.NODE_ENV === 'production') return url;
  const {line = 1, column = 1} = node.position?.start ?? {};
  throw new Error(
    `${sourceFilePath}:${line}:${column}  The link to ${url} is broken: there is no such file.`,
  );
};

/** Docusaurus's hook for an image that doesn't exist, without which a message would not start with the place. */
export const onBrokenMarkdownImages: OnBrokenMarkdownImagesFunction = ({sourceFilePath, url, node}) => {
  const {line = 1, column = 1} = node.position?.start ?? {};
  throw new Error(
    `${sourceFilePath}:${line}:${column}  The image ${url} does not exist. Write a path relative to the page, or /… for a ` +
      'file in static.',
  );
};

function docsIn(content: LoadedContent | undefined): Docs {
  const all = content?.loadedVersions.flatMap(({docs}) => docs) ?? [];
  const pairs = all.map(({source, permalink}) => [source.replace('@site/', ''), plain(permalink)] as const);
  return {pathOf: new Map(pairs), fileOf: new Map(pairs.map(([file, page]) => [page, file]))};
}

/**
 * Returns whether an address is that of a built file other than a page. Other plugins may still be writing the sitemap
 * when the links are checked.
 */
function isOtherFile(address: string, outDir: string, baseUrl: string): boolean {
  const ending = path.posix.extname(address);
  if (['', '.html', '.md', '.mdx'].includes(ending)) return false;
  return ending === '.xml' || fs.existsSync(path.join(outDir, address.slice(baseUrl.length)));
}

function readSource(
  page: string,
  {fileOf, pathOf}: Docs,
  {siteDir, baseUrl, requirements}: {siteDir: string; baseUrl: string; requirements: Requirements},
): DocSource | undefined {
  const file = fileOf.get(page);
  if (file === undefined) return undefined;
  const absolutePath = path.join(siteDir, file);
  const version = docsVersionOf(absolutePath, siteDir);
  if (version === undefined) return undefined;
  const tree = parseMarkdown(file, fs.readFileSync(absolutePath, 'utf8'));
  const resolve = (written: string): Target | undefined => {
    const url = resolveTokens(written, version, requirements).text;
    const [name = '', hash = ''] = url.split(/(?=#)/);
    const doc = /\.mdx?$/.test(name)
      ? pathOf.get(path.posix.join(path.posix.dirname(file), name))
      : undefined;
    // Docusaurus adds the base URL to an absolute path that doesn't have it.
    const absolute = url.startsWith('/') && !url.startsWith(baseUrl) ? baseUrl + url.slice(1) : url;
    return targetOf(doc === undefined ? absolute : doc + hash, page, baseUrl);
  };
  return {
    file,
    links: linksIn(tree).map((link) => {
      const target = resolve(link.url);
      return target ? {...link, target} : link;
    }),
  };
}

/**
 * Deletes the bundler's cache, because it would keep serving a page with a link to a missing file after somebody has
 * created that file.
 */
function forgetPages(siteDir: string): void {
  fs.rmSync(path.join(siteDir, 'node_modules/.cache/rspack'), {recursive: true, force: true});
}
