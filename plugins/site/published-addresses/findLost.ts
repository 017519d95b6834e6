import type {Address, Move} from '../../../src/data/lineage';
import {nearestFirst} from '../../../packages/lib/nearMatches';
import type {Published} from './list';

/** A version of the built site. Paths have no trailing slash. */
export type BuiltVersion = {
  readonly label: string;
  /** The path of the version's home. */
  readonly root: string;
  /** The homes of other versions that are below `root`, as those of all versions are below the latest one's. */
  readonly rootsBelow: readonly string[];
  /** The anchors of each of the site's pages, by path. */
  readonly pages: ReadonlyMap<string, {readonly anchors: ReadonlySet<string>}>;
  /** The paths of the pages that old paths redirect to. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly moves: readonly Move[];
};

/**
 * Returns a sentence for each address in `published` that neither exists nor redirects, and for each anchor that isn't
 * on its page. It says what to do.
 */
export function findLost(published: Published, version: BuiltVersion): string[] {
  return [...published].flatMap(([address, anchors]) => {
    const page = pageAt(address, version);
    if (page === undefined) return [lostPage(address, published, version)];
    const found = version.pages.get(page)?.anchors ?? new Set();
    return [...anchors]
      .filter((anchor) => !found.has(anchor) && !isMoved(`${address}#${anchor}`, version))
      .map((anchor) => lostAnchor(address, anchor, version));
  });
}

/** Returns the path of the page that answers at `address`, perhaps by a redirect. */
function pageAt(address: Address, {root, pages, redirects}: BuiltVersion): string | undefined {
  const path = pathOf(address, root);
  return pages.has(path) ? path : redirects.get(path);
}

function isMoved(section: Address, version: BuiltVersion): boolean {
  const move = version.moves.find(({within, before}) => within.includes(version.label) && before === section);
  const [page = '', anchor] = move?.after.split('#') ?? [];
  const path = move && pageAt(page, version);
  return (
    path !== undefined && (anchor === undefined || version.pages.get(path)?.anchors.has(anchor) === true)
  );
}

function lostPage(address: Address, published: Published, version: BuiltVersion): string {
  const {label, root, rootsBelow, pages} = version;
  const added = [...pages.keys()]
    .filter((path) => path.startsWith(`${root}/`))
    .filter((path) => !rootsBelow.some((other) => `${path}/`.startsWith(`${other}/`)))
    .map((path) => path.slice(root.length))
    .filter((path) => !published.has(path));
  const [after = '/its/new/address'] = nearestFirst(address, added);
  return (
    `${pathOf(address, root)} was published and is gone. Add where its subject is now to "moved" in ` +
    `src/data/addresses.json: {"within": ["${label}"], "before": "${address}", "after": "${after}"}`
  );
}

function lostAnchor(address: Address, anchor: string, {label, root}: BuiltVersion): string {
  return (
    `${pathOf(address, root)}#${anchor} was published and is gone. Give its heading the old ID, as in ` +
    `## Heading {/* #${anchor} */}. If the section is gone, add the nearest one to "moved" in ` +
    `src/data/addresses.json: {"within": ["${label}"], "before": "${address}#${anchor}", "after": "${address}"}`
  );
}

function pathOf(address: Address, root: string): string {
  return address === '/' ? root : `${root}${address}`;
}
