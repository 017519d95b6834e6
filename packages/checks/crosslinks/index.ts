import fs from 'node:fs';
import path from 'node:path';
import {linksIn, type WrittenLink} from '../../pages/linksIn';
import {resolveTokens} from '../../pages/resolveTokens';
import {groupBy} from '../groupBy';
import {listPages} from '../listPages';
import {PageSyntaxError} from '../../pages/parseMarkdown';
import {readPage} from '../readPage';
import type {CheckContext, DocPage, Finding, SiteRule} from '../types';
import {anchorsOn, generatedAnchors, generatedPartsOf, type GeneratedPart} from './anchors';
import {missingAnchor, resolveLink, type Complaint, type Pages} from './judge';

/** What the rule needs to know about a page. */
type Facts = {
  readonly links: readonly WrittenLink[];
  readonly ids: readonly string[];
  readonly generated: readonly GeneratedPart[];
};

type Page = {readonly file: string; readonly version: string; readonly facts: Facts};

/** Finds links to pages and anchors that don't exist, and links by address. */
export const crosslinksRule: SiteRule<Facts> = {
  name: 'crosslinks',
  inputs: [],
  collect,
  judge: async (pages, context) => {
    const findings: Finding[] = [];
    for (const [version, group] of groupBy(pages, (page) => page.version)) {
      const existing: Pages = {
        version,
        files: new Set(listPages(context.siteDir, version)),
        exists: (file) => fs.existsSync(path.join(context.siteDir, file)),
      };
      const site = new SiteAnchors(group, context);
      for (const page of group) findings.push(...(await brokenLinks(page, existing, site)));
    }
    return findings;
  },
};

function collect(page: DocPage, context: CheckContext): Facts {
  const links = linksIn(page.tree).map((link) => ({
    ...link,
    url: resolveTokens(link.url, page.version, context.requirements).text,
  }));
  return {links, ids: anchorsOn(page, context), generated: generatedPartsOf(page)};
}

/** The anchors of all pages of a docs version. Pages that aren't among those to check are read when a link needs them. */
class SiteAnchors {
  readonly #facts: Map<string, Facts | undefined>;
  readonly #context: CheckContext;

  constructor(pages: readonly Page[], context: CheckContext) {
    this.#facts = new Map(pages.map(({file, facts}) => [file, facts]));
    this.#context = context;
  }

  /** Returns the anchors in a page's source, or nothing for a page that can't be read, which is another rule's finding. */
  written(file: string): readonly string[] | undefined {
    return this.#factsOf(file)?.ids;
  }

  /** Returns the anchors that plugins generate on a page, or nothing if they can't, which the build reports. */
  async generated(file: string): Promise<readonly string[] | undefined> {
    try {
      const parts = this.#factsOf(file)?.generated ?? [];
      const lists = await Promise.all(
        parts.map((part) => generatedAnchors(part, file, this.#context.siteDir)),
      );
      return lists.flat();
    } catch {
      return undefined;
    }
  }

  #factsOf(file: string): Facts | undefined {
    if (!this.#facts.has(file)) this.#facts.set(file, this.#read(file));
    return this.#facts.get(file);
  }

  #read(file: string): Facts | undefined {
    try {
      return collect(readPage(file, this.#context), this.#context);
    } catch (error) {
      if (error instanceof PageSyntaxError) return undefined;
      throw error;
    }
  }
}

async function brokenLinks(page: Page, existing: Pages, site: SiteAnchors): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const link of page.facts.links) {
    const complaint = await judgeLink(link, page, existing, site);
    if (complaint) findings.push(finding(page, link, complaint));
  }
  return findings;
}

async function judgeLink(
  link: WrittenLink,
  {file}: Page,
  existing: Pages,
  site: SiteAnchors,
): Promise<Complaint | undefined> {
  const target = resolveLink(link, file, existing);
  if (!target || 'message' in target) return target;
  if (target.anchor === undefined) return undefined;
  const written = site.written(target.file);
  if (!written || written.includes(target.anchor)) return undefined;
  const generated = await site.generated(target.file);
  if (!generated || generated.includes(target.anchor)) return undefined;
  return missingAnchor(link.url, target, [...written, ...generated]);
}

function finding(
  {file}: Page,
  {line, column}: {readonly line: number; readonly column: number},
  complaint: Complaint,
): Finding {
  return {file, line, column, rule: 'crosslinks', ...complaint};
}
