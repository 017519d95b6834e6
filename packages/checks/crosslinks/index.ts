import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {ANSWERS_DIR} from '../../errors/readAnswers';
import {memoize} from '../../lib/memoize';
import {anchorsIn} from '../../pages/headingIds';
import {linksIn, type WrittenLink} from '../../pages/linksIn';
import {PageSyntaxError} from '../../pages/parseMarkdown';
import {resolveTokens} from '../../pages/resolveTokens';
import {groupBy} from '../../lib/groupBy';
import {isSampleFile, listPages} from '../listPages';
import {readPage} from '../readPage';
import type {CheckContext, DocPage, Finding, SiteRule} from '../types';
import {expandedTree} from './expandedTree';
import {findingsOn} from './judge';

/** A page's links, and its anchors. They are missing if its references can't be generated, which the build reports. */
type Facts = {readonly links: readonly WrittenLink[]; readonly anchors?: readonly string[]};

/** Finds links to pages and anchors that don't exist, and links by address. */
export const crosslinksRule: SiteRule<Facts> = {
  name: 'crosslinks',
  inputs: [ANSWERS_DIR],
  checksSamples: true,
  collect,
  judge: async (pages, context) => {
    const findings: Finding[] = [];
    for (const [version, group] of groupBy(pages, (page) => page.version)) {
      const site = {
        version,
        files: new Set(listPages(context.siteDir, version)),
        exists: (file: string) => fs.existsSync(path.join(context.siteDir, file)),
        anchorsOf: anchorsOf(group, context),
      };
      for (const {file, facts} of group) findings.push(...(await findingsOn(file, facts.links, site)));
    }
    return findings;
  },
};

/** Returns the links that a page's writer typed, with tokens resolved. */
export function writtenLinks({tree, version}: DocPage, {requirements}: CheckContext): WrittenLink[] {
  return linksIn(tree).map((link) => ({...link, url: resolveTokens(link.url, version, requirements).text}));
}

async function collect(page: DocPage, context: CheckContext): Promise<Facts> {
  const links = writtenLinks(page, context);
  if (isSampleFile(page.file)) return {links};
  const tree = await expandedTree(page, context).catch((): Root | undefined => undefined);
  return {links, ...(tree ? {anchors: [...anchorsIn(tree)]} : {})};
}

/** Returns a function that returns a page's anchors. Pages that aren't among those to check are read when a link needs them. */
function anchorsOf(
  pages: readonly {readonly file: string; readonly facts: Facts}[],
  context: CheckContext,
): (file: string) => Promise<readonly string[] | undefined> {
  const known = new Map(pages.map(({file, facts}) => [file, facts]));
  const read = memoize(Infinity, (file: string) => factsOf(file, context));
  return async (file) => (known.get(file) ?? (await read(file)))?.anchors;
}

/** Returns the facts of a page, or nothing for a page that can't be read, which is another rule's finding. */
async function factsOf(file: string, context: CheckContext): Promise<Facts | undefined> {
  try {
    return await collect(readPage(file, context), context);
  } catch (error) {
    if (error instanceof PageSyntaxError) return undefined;
    throw error;
  }
}
