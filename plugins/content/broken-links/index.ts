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
import type {Finding} from '../../../packages/checks/types';
import {groupBy} from '../../../packages/lib/groupBy';
import type {Requirements} from '../../../packages/pages/requirements';
import {plain} from '../../lib/builtPages/plain';
import {readPages} from '../../lib/builtPages/readPages';
import {findBroken, type BrokenLink, type BuiltSite} from './findBroken';
import {findingsIn, type DocPaths} from './findingsIn';

/** A broken link on more pages than this, and in no source, comes from the navbar, sidebar or footer. */
const FEW_PAGES = 3;

/**
 * Fails the build with every broken address and anchor, each with the file and line that a writer has to edit.
 * Docusaurus reports only the page's route, and checks anchors only after all addresses are correct.
 */
export function brokenLinks(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  {requirements}: {readonly requirements: Requirements},
): Plugin {
  /** The paths of docs by their files, relative to the site's folder. */
  let paths: DocPaths = new Map();
  return {
    name: 'broken-links',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      paths = new Map(docs.map(({source, permalink}) => [source.replace('@site/', ''), plain(permalink)]));
    },
    async postBuild({outDir, routesPaths}) {
      // The rest keeps this thread busy, so plugins that start threads and processes of their own go first.
      await setImmediate();
      const site: BuiltSite = {
        baseUrl,
        pages: readPages(outDir, baseUrl, routesPaths),
        hasFile: (address) => fs.existsSync(path.join(outDir, address.slice(baseUrl.length))),
      };
      const broken = findBroken(site);
      if (broken.length === 0) return;
      const findings = await findingsIn(broken, site, paths, {siteDir, requirements});
      if (broken.some(({address}) => /\.mdx?(?:#|$)/.test(address))) forgetPages(siteDir);
      throw new Error(`The site has broken links:\n${describe(findings, broken, paths).join('\n')}\n`);
    },
  };
}

/** Returns a line for each finding, and for each link of a page without any, which comes from a component or the layout. */
export function describe(
  findings: readonly Finding[],
  broken: readonly BrokenLink[],
  paths: DocPaths,
): string[] {
  const explained = new Set(findings.map(({file}) => paths.get(file)));
  const others = groupBy(
    broken.filter(({page}) => !explained.has(page)),
    ({address}) => address,
  );
  const lines = findings.map(
    ({file, line, column, message, hint}) => `${file}:${line}:${column}  ${message}. ${hint}.`,
  );
  for (const [address, links] of others) {
    const places =
      links.length > FEW_PAGES
        ? [`The navbar, the sidebar or the footer of ${links.length} pages`]
        : links.map(({page}) => `A component on ${page}`);
    lines.push(...places.map((place) => `${place} links to ${address}, which does not exist.`));
  }
  return lines.sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
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

/**
 * Deletes the bundler's cache, because it would keep serving a page with a link to a missing file after somebody has
 * created that file.
 */
function forgetPages(siteDir: string): void {
  fs.rmSync(path.join(siteDir, 'node_modules/.cache/rspack'), {recursive: true, force: true});
}
