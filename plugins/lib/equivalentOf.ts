import {LINEAGE, type Address, type Change} from '../../src/data/lineage';

/** A version's label, and the addresses of its pages (without anchors). */
export type VersionPages = {readonly label: string; readonly pages: ReadonlySet<Address>};

/** An address in another version. */
type Target = {
  readonly address: Address;
  /** The label of the version that the subject is new in, if the address is only the nearest one. */
  readonly since?: string | undefined;
  /** The label of the version in which the subject was removed, if the address is only the nearest one. */
  readonly until?: string | undefined;
};

/** The address in another version that is about the same subject (`exact`), or else the nearest one. */
export type Equivalent = Target & {readonly exact: boolean};

/** A place on the way from one version to another. */
type Place = Target & {
  /** Whether the anchor led here, so that the page of the same name is not the place. */
  readonly byAnchor: boolean;
};

/** Two neighboring versions, and which way to go. */
type Step = {readonly older: VersionPages; readonly newer: VersionPages; readonly forward: boolean};

/**
 * Returns the equivalent in the version `to` of `address` in the version `from` (labels), or nothing if the lineage
 * doesn't say. `versions` are all versions, newest first. Goes from neighbor to neighbor, but a page that `to` has at
 * the same address is always the equivalent.
 */
export function equivalentOf(
  address: Address,
  from: string,
  to: string,
  versions: readonly VersionPages[],
  lineage: readonly Change[] = LINEAGE,
): Equivalent | undefined {
  if (![from, to].every((label) => versions.some((version) => version.label === label))) return undefined;
  const found = stepsBetween(from, to, versions).reduce<Place | undefined>(
    (place, step) => place && nextPlace(place, step, lineage),
    {address, byAnchor: false},
  );
  const hasSame = versions.find(({label}) => label === to)?.pages.has(pageOf(address)) ?? false;
  if (hasSame && !(found?.byAnchor && isExact(found))) return {address, exact: true};
  return found && {address: found.address, exact: isExact(found), since: found.since, until: found.until};
}

/**
 * Returns the anchors of `page` in the version `from` that moved to another place than the rest of the page: their
 * equivalents in the version `to`, by anchor.
 */
export function movedAnchors(
  page: Address,
  from: string,
  to: string,
  versions: readonly VersionPages[],
  lineage: readonly Change[] = LINEAGE,
): Record<string, Address> {
  const sections = lineage.flatMap(endsOf).filter((end) => end.startsWith(`${page}#`));
  const entries = [...new Set(sections)].flatMap((section): [string, Address][] => {
    const found = equivalentOf(section, from, to, versions, lineage);
    const anchor = section.slice(page.length + 1);
    const usual = equivalentOf(page, from, to, versions, lineage)?.address ?? '';
    const isUsual = [usual, `${pageOf(usual)}#${anchor}`].includes(found?.address ?? '');
    return found?.exact && !isUsual ? [[anchor, found.address]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns an address without its anchor. */
export function pageOf(address: Address): Address {
  return address.replace(/#.*/, '');
}

function stepsBetween(from: string, to: string, versions: readonly VersionPages[]): Step[] {
  const start = versions.findIndex(({label}) => label === from);
  const end = versions.findIndex(({label}) => label === to);
  const forward = end < start;
  const between = versions.slice(Math.min(start, end), Math.max(start, end) + 1);
  const steps = between.slice(1).flatMap((older, index): Step[] => {
    const newer = between[index];
    return newer ? [{older, newer, forward}] : [];
  });
  return forward ? steps.reverse() : steps;
}

/** Returns the place in the version that `step` leads to, or nothing if the lineage names none that exists. */
function nextPlace(place: Place, step: Step, lineage: readonly Change[]): Place | undefined {
  const {address} = place;
  const [page = '', anchor] = address.split('#');
  const changes = lineage.filter((change) => change.in === step.newer.label);
  const {pages} = step.forward ? step.newer : step.older;
  const moved = (wanted: Address): Address | undefined => {
    const ends = changes.map((change) => renaming(change, step.forward));
    const found = ends.find((end) => end?.source === wanted && pages.has(pageOf(end.target)));
    return found?.target;
  };
  const ofAnchor = anchor === undefined ? undefined : moved(address);
  if (ofAnchor !== undefined) return {...place, address: ofAnchor, byAnchor: true};
  if (pages.has(page)) return place;
  const ofPage = moved(page);
  if (ofPage !== undefined) {
    const keepsAnchor = anchor !== undefined && !ofPage.includes('#');
    return {...place, address: keepsAnchor ? `${ofPage}#${anchor}` : ofPage};
  }
  const nearest = changes.map((change) => oneWay(change, step.forward)).find((end) => end?.source === page);
  if (!nearest || !pages.has(pageOf(nearest.target))) return undefined;
  const reason = step.forward ? {until: step.newer.label} : {since: step.newer.label};
  return {...(isExact(place) ? reason : {}), ...place, address: nearest.target};
}

function renaming(change: Change, forward: boolean): {source: Address; target: Address} | undefined {
  if (!('before' in change && 'after' in change)) return undefined;
  const {before, after} = change;
  return forward ? {source: before, target: after} : {source: after, target: before};
}

function oneWay(change: Change, forward: boolean): {source: Address; target: Address} | undefined {
  if (!('nearest' in change) || forward !== 'before' in change) return undefined;
  return {source: 'before' in change ? change.before : change.after, target: change.nearest};
}

/** Returns both addresses of a subject that has one in either version. */
function endsOf(change: Change): Address[] {
  return 'before' in change && 'after' in change ? [change.before, change.after] : [];
}

function isExact({since, until}: Target): boolean {
  return since === undefined && until === undefined;
}
