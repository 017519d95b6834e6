export type SuggestableVersion = {
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly {readonly path: string}[];
};

const MOST_PAGES = 5;

/**
 * Returns the version that an unknown `pathname` most likely belongs to, and up to five existing pages with a similar
 * path: first the same page in that version and in others, then pages with the same last segment. A path without a
 * version belongs to the version at `lastRead`, if given. Throws if none of `versions` has `isLast`.
 */
export function suggestPages<Version extends SuggestableVersion>(
  pathname: string,
  versions: readonly Version[],
  lastRead?: {readonly path: string},
): {version: Version; pages: {version: Version; path: string}[]} {
  const latest = versions.find((version) => version.isLast);
  if (!latest) throw new Error('No docs version is marked as the latest. Check lastVersion.');
  const wanted = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const named = versions.find((v) => v !== latest && isBelow(wanted, plain(v.path)));
  const version = named ?? versions.find((v) => v.path === lastRead?.path) ?? latest;
  const root = plain((named ?? latest).path);
  const suffix = isBelow(wanted, root) ? wanted.slice(root.length) : '';
  const lastPart = wanted.split('/').at(-1) ?? '';
  const all = versions.flatMap((v) => v.docs.map((doc) => ({version: v, path: plain(doc.path)})));
  const same = all.filter((page) => suffix !== '' && page.path === `${plain(page.version.path)}${suffix}`);
  const similar = all.filter((page) => page.version === version && page.path.endsWith(`/${lastPart}`));
  const found = [...same.filter((page) => page.version === version), ...same, ...similar];
  const pages = [...new Map(found.map((page) => [page.path, page])).values()];
  return {version, pages: lastPart === '' ? [] : pages.slice(0, MOST_PAGES)};
}

/**
 * Docusaurus ends the paths of the latest version and of index pages with a slash, whereas the site's addresses have
 * none.
 */
function plain(path: string): string {
  return path.replace(/\/$/, '');
}

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
