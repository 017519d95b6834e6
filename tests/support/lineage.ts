import {listPages} from '../../packages/checks/listPages';
import {docsVersions} from '../../packages/pages/versions';
import {equivalentOf, pageOf, type VersionPages} from '../../plugins/lib/equivalentOf';
import type {Address, Change} from '../../src/data/lineage';
import {versions} from '../../plugins/lib/docsVersions';
import {ROOT} from './fixtureSite';

/** Returns the label of a docs version: `v8` for `next`. */
export function labelOf(version: string): string {
  const options = versions[version === 'next' ? 'current' : version];
  if (options?.label === undefined) throw new Error(`There is no version ${version}.`);
  return options.label;
}

/** Returns all versions of the site with the addresses of their pages, newest first. */
export function sitePages(): VersionPages[] {
  return docsVersions(ROOT).map((version) => ({
    label: labelOf(version),
    pages: new Set(
      listPages(ROOT, version).map((file) => {
        const page = file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '');
        return `/${page.replace(/(?:^|\/)index\.mdx?$|\.mdx?$/, '')}`;
      }),
    ),
  }));
}

const SITE_PAGES = sitePages();

/**
 * Returns the path of the page that the page at `path` (`/docs/v6/cli`) has to name as canonical: the latest version's
 * page about the same subject, or else itself.
 */
export function canonicalOf(path: string): string {
  const own = docsVersions(ROOT).find((version) => `${path}/`.startsWith(`/docs/${version}/`));
  const latest = docsVersions(ROOT)[1] ?? '';
  const address = path.replace(`/docs/${own}`, '').replace(/^\/docs(?=\/)/, '') || '/';
  const found = own && equivalentOf(address, labelOf(own), labelOf(latest), SITE_PAGES);
  return found && found.exact ? `/docs${pageOf(found.address)}` : path;
}

/**
 * Returns what the lineage lacks: the line to add for each page that a version has and its neighbor doesn't.
 * `versions` are all versions, newest first.
 */
export function missingChanges(versions: readonly VersionPages[], lineage: readonly Change[]): string[] {
  return neighbors(versions).flatMap(([newer, older]) => {
    const changes = lineage.filter((change) => change.in === newer.label);
    const sources = new Set(changes.flatMap((change) => ('before' in change ? [change.before] : [])));
    const targets = new Set(changes.flatMap((change) => ('after' in change ? [change.after] : [])));
    const gone = without(older.pages, newer.pages, sources).map(
      (page) =>
        `src/data/addresses.json: ${newer.label} has no page ${page}. Add {"before": "${page}", "after": "/its/new/address"} or {"before": "${page}", "nearest": "/the/nearest/page"} in ${newer.label}.`,
    );
    const added = without(newer.pages, older.pages, targets).map(
      (page) =>
        `src/data/addresses.json: ${older.label} has no page ${page}. Add {"after": "${page}", "nearest": "/the/nearest/page"} or {"before": "/its/old/address", "after": "${page}"} in ${newer.label}.`,
    );
    return [...gone, ...added];
  });
}

/** An address that a change names, the version that it speaks of, and whether the other version must not have it. */
type Named = {readonly label: string; readonly address: Address; readonly goneFrom?: string};

/** Returns the addresses that `change` names. Throws if the version that it is about is unknown, or the oldest. */
export function namedBy(change: Change, versions: readonly VersionPages[]): Named[] {
  const pair = neighbors(versions).find(([newer]) => newer.label === change.in);
  if (!pair) throw new Error(`src/data/addresses.json: no version has the label ${change.in}.`);
  const [newer, older] = [pair[0].label, pair[1].label];
  return [
    ...('before' in change ? [{label: older, address: change.before, goneFrom: newer}] : []),
    ...('after' in change ? [{label: newer, address: change.after, goneFrom: older}] : []),
    ...('nearest' in change ? [{label: 'before' in change ? newer : older, address: change.nearest}] : []),
  ];
}

/** Returns the changes that say nothing new, because both versions have the pages at the same addresses. */
export function superfluousChanges(versions: readonly VersionPages[], lineage: readonly Change[]): Change[] {
  const pagesOf = (label: string): ReadonlySet<Address> =>
    versions.find((version) => version.label === label)?.pages ?? new Set();
  const keys = lineage.map((change) => JSON.stringify(change));
  return lineage.filter((change, index) => {
    const isRepeated = keys.indexOf(JSON.stringify(change)) !== index;
    const isSection = namedBy(change, versions).some(
      ({address, goneFrom}) => goneFrom !== undefined && address.includes('#'),
    );
    const differs = namedBy(change, versions).some(
      ({address, goneFrom}) => goneFrom !== undefined && !pagesOf(goneFrom).has(pageOf(address)),
    );
    return isRepeated || !(isSection || differs);
  });
}

function neighbors(versions: readonly VersionPages[]): [VersionPages, VersionPages][] {
  return versions.slice(1).flatMap((older, index): [VersionPages, VersionPages][] => {
    const newer = versions[index];
    return newer ? [[newer, older]] : [];
  });
}

function without(pages: ReadonlySet<Address>, ...others: readonly ReadonlySet<Address>[]): Address[] {
  return [...pages].filter((page) => !others.some((other) => other.has(page)));
}
