import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '../../packages/lib/withoutSlash';
import {equivalentOf, movedAnchors, pageOf, type VersionPages} from './equivalentOf';
import type {Address} from '../../src/data/lineage';

/** Where a version has the subject of a page that it doesn't have at the same address. */
export type PageEquivalent = {
  /** With an anchor if the page is a section there. */
  readonly path: string;
  /** The label of the version that the page is new in. `path` is then only the nearest page. */
  readonly since?: string | undefined;
  /** The label of the version that the page was removed in. `path` is then only the nearest page. */
  readonly until?: string | undefined;
  /** The title of the nearest page. */
  readonly title?: string | undefined;
  /** The paths of sections that are elsewhere, by the anchor that they have on this page. */
  readonly anchors?: Readonly<Record<string, string>>;
};

/** A doc of the docs plugin's global data, with the title that `plugins/preview/docTitles.ts` adds. */
type TitledDoc = GlobalDoc & {readonly title?: string};

type Version = Pick<GlobalVersion, 'label' | 'name' | 'path'> & {readonly docs: readonly TitledDoc[]};

/** Returns the address below its version's root (`/docs/v6/`) of the page at `path`. */
export function addressIn(root: string, path: string): Address {
  return withoutSlash(path).slice(withoutSlash(root).length) || '/';
}

/**
 * Returns the equivalents of the page at `path` of the version `own` in the other `versions` (newest first), by
 * version name. Left out are versions in which it and its sections have the same address, and versions in which
 * nothing is known to be near it.
 */
export function pageEquivalents(
  path: string,
  own: Pick<Version, 'label' | 'name' | 'path'>,
  versions: readonly Version[],
): Readonly<Record<string, PageEquivalent>> {
  const address = addressIn(own.path, path);
  const pages = pagesOf(versions);
  const entries = versions.flatMap((version): [string, PageEquivalent][] => {
    if (version.name === own.name) return [];
    const found = equivalentOf(address, own.label, version.label, pages);
    if (!found) return [];
    const pathOf = (there: Address): string =>
      there === '/' ? version.path : `${withoutSlash(version.path)}${there}`;
    const target = pathOf(found.address);
    if (!found.exact) {
      const {since, until} = found;
      return [[version.name, {path: target, since, until, title: titleOf(pageOf(target), version)}]];
    }
    const moved = Object.entries(movedAnchors(address, own.label, version.label, pages));
    if (found.address === address && moved.length === 0) return [];
    const anchors = Object.fromEntries(moved.map(([anchor, there]) => [anchor, pathOf(there)]));
    return [[version.name, {path: target, ...(moved.length > 0 ? {anchors} : {})}]];
  });
  return Object.fromEntries(entries);
}

type VersionDocs = Pick<Version, 'label' | 'path'> & {readonly docs: readonly {readonly path: string}[]};

const known = new WeakMap<readonly VersionDocs[], readonly VersionPages[]>();

/** Returns the addresses of each version's pages, memoized because they are the same for all pages. */
export function pagesOf(versions: readonly VersionDocs[]): readonly VersionPages[] {
  const pages =
    known.get(versions) ??
    versions.map(({label, path: root, docs}) => ({
      label,
      pages: new Set(docs.map((doc) => addressIn(root, doc.path))),
    }));
  known.set(versions, pages);
  return pages;
}

function titleOf(path: string, {docs}: Version): string | undefined {
  return docs.find((doc) => withoutSlash(doc.path) === withoutSlash(path))?.title;
}
