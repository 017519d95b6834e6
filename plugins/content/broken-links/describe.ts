import path from 'node:path';
import {nearMatches} from '../../../packages/lib/nearMatches';
import {nearPages} from '../../../packages/pages/nearPages';
import type {BrokenLink, Target} from './findBroken';
import type {WrittenLink} from '../../../packages/pages/linksIn';
import type {PageLinks} from '../../lib/builtPages/readHtml';

/** A doc's source, relative to the site's folder, and its links with the targets that they resolve to. */
export type DocSource = {
  readonly file: string;
  readonly links: readonly (WrittenLink & {readonly target?: Target})[];
};

/** A broken link on more pages than this, and in no source, comes from the navbar, sidebar or footer. */
const FEW_PAGES = 3;

/**
 * Returns a sorted list with one sentence for each broken link: `file:line:column  what is wrong`. `sourceOf` returns a
 * page's source, or nothing for a page that isn't a doc. A link that isn't in the source comes from a component or a
 * generated part.
 */
export function describeBroken(
  broken: readonly BrokenLink[],
  pages: ReadonlyMap<string, PageLinks>,
  sourceOf: (page: string) => DocSource | undefined,
): string[] {
  const lines = new Set<string>();
  const generated = new Map<string, BrokenLink[]>();
  for (const link of broken) {
    const source = sourceOf(link.page);
    const written =
      source?.links.filter(({target}) => target && addressOf(target) === addressOf(link.target)) ?? [];
    for (const {url, line, column} of written) {
      lines.add(`${source?.file}:${line}:${column}  The link to ${url} is broken: ${reason(link, pages)}`);
    }
    if (written.length > 0) continue;
    const address = addressOf(link.target);
    generated.set(address, [...(generated.get(address) ?? []), link]);
  }
  for (const links of generated.values()) {
    for (const line of describeGenerated(links, pages, sourceOf)) lines.add(line);
  }
  return [...lines].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
}

function describeGenerated(
  links: readonly BrokenLink[],
  pages: ReadonlyMap<string, PageLinks>,
  sourceOf: (page: string) => DocSource | undefined,
): string[] {
  const [first] = links;
  if (!first) return [];
  const address = addressOf(first.target);
  if (links.length > FEW_PAGES) {
    return [
      `The navbar, the sidebar or the footer of ${links.length} pages links to ${address}: ${reason(first, pages)}`,
    ];
  }
  return links.map((link) => {
    const where = sourceOf(link.page)?.file ?? link.page;
    return `${where}  A component or a generated part of the page links to ${address}: ${reason(link, pages)}`;
  });
}

function reason(
  {target: {path: address, anchor}, lacksAnchor}: BrokenLink,
  pages: ReadonlyMap<string, PageLinks>,
): string {
  if (!lacksAnchor) {
    const what = ['', '.html', '.md', '.mdx'].includes(path.posix.extname(address)) ? 'page' : 'file';
    return `there is no ${what} ${address}.${didYouMean(nearPages(address, [...pages.keys()]))}`;
  }
  const near = nearMatches(anchor ?? '', [...(pages.get(address)?.anchors ?? [])]);
  return `${address} has no anchor #${anchor}.${didYouMean(near.map((id) => `#${id}`))}`;
}

function didYouMean(candidates: readonly string[]): string {
  return candidates.length > 0 ? ` Did you mean ${candidates.join(' or ')}?` : '';
}

function addressOf({path, anchor}: Target): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
}
