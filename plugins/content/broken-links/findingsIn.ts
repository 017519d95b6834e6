import fs from 'node:fs';
import path from 'node:path';
import {expandedTree} from '../../../packages/checks/crosslinks/expandedTree';
import {writtenLinks} from '../../../packages/checks/crosslinks';
import {findingsOn, type Site} from '../../../packages/checks/crosslinks/judge';
import {listPages} from '../../../packages/checks/listPages';
import {readPage} from '../../../packages/checks/readPage';
import type {CheckContext, DocPage, Finding} from '../../../packages/checks/types';
import {linksIn} from '../../../packages/pages/linksIn';
import {sampleFile} from '../../../packages/pages/methodSamples';
import {remarkChanges} from '../changes';
import {remarkErrorLookup} from '../error-lookup';
import {answers, targetOf, type BrokenLink, type BuiltSite} from './findBroken';

/** Docs by their files, as paths from the site's folder, with their paths on the site. */
export type DocPaths = ReadonlyMap<string, string>;

/**
 * Returns the mistakes in the links of the docs with broken ones, as the content check finds them, in what is generated on
 * them and in the samples of their methods.
 */
export async function findingsIn(
  broken: readonly BrokenLink[],
  built: BuiltSite,
  paths: DocPaths,
  context: CheckContext,
): Promise<Finding[]> {
  const pages = new Set(broken.map(({page}) => page));
  const findings: Finding[] = [];
  for (const file of [...paths.keys()].filter((one) => pages.has(paths.get(one) ?? ''))) {
    const doc = readPage(file, context);
    const site = siteOf(doc, built, paths, context);
    const tree = await expandedTree(doc, context, [remarkChanges, remarkErrorLookup]);
    findings.push(...(await findingsOn(file, linksIn(tree), site)));
    const samples = sampleFile(file);
    if (!site.exists(samples)) continue;
    findings.push(...(await findingsOn(samples, writtenLinks(readPage(samples, context), context), site)));
  }
  return findings;
}

/** Returns what the links of a doc can lead to: what was built. */
function siteOf({version}: DocPage, built: BuiltSite, paths: DocPaths, {siteDir}: CheckContext): Site {
  const {baseUrl, pages} = built;
  const files = new Map([...paths].map(([file, page]) => [page, file]));
  return {
    version,
    files: new Set(listPages(siteDir, version)),
    exists: (file) => fs.existsSync(path.join(siteDir, file)),
    anchorsOf: (page) => {
      const {anchors} = pages.get(paths.get(page) ?? page) ?? {};
      return Promise.resolve(anchors && [...anchors]);
    },
    builtPage: ({url, attribute}, from) => {
      const [name = ''] = url.split(/[?#]/);
      const file = path.posix.join(path.posix.dirname(from), name);
      if (attribute === undefined && paths.has(file)) return file;
      // Docusaurus adds the base URL to an absolute path that doesn't have it.
      const address = url.startsWith('/') && !url.startsWith(baseUrl) ? baseUrl + url.slice(1) : url;
      const target = targetOf(address, paths.get(from) ?? baseUrl, baseUrl);
      return target && answers(target.path, built) ? (files.get(target.path) ?? target.path) : undefined;
    },
  };
}
