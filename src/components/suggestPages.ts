import {RENAMED_PAGES} from '@site/src/data/renamedPages';

export type SuggestableVersion = {
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly {readonly path: string; readonly title?: string | undefined}[];
};

export type Suggestion<Version> = {
  readonly version: Version;
  readonly path: string;
  readonly title?: string | undefined;
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
): {version: Version; pages: Suggestion<Version>[]} {
  const latest = versions.find((version) => version.isLast);
  if (!latest) throw new Error('No docs version is marked as the latest. Check lastVersion.');
  const wanted = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const named = versions.find((v) => v !== latest && isBelow(wanted, plain(v.path)));
  const version = named ?? versions.find((v) => v.path === lastRead?.path) ?? latest;
  const root = plain((named ?? latest).path);
  const suffix = isBelow(wanted, root) ? wanted.slice(root.length) : '';
  const lastPart = wanted.split('/').at(-1) ?? '';
  const all = versions.flatMap((v) =>
    v.docs.map(({path, title}) => ({version: v, path: plain(path), title})),
  );
  const names = namesOf(suffix);
  const same = all.filter(({version: {path: base}, path}) =>
    names.some((name) => path === `${plain(base)}${name}`),
  );
  const similar = all.filter((page) => page.version === version && page.path.endsWith(`/${lastPart}`));
  const found = [...same.filter((page) => page.version === version), ...same, ...similar];
  const pages = [...new Map(found.map((page) => [page.path, page])).values()];
  return {version, pages: lastPart === '' ? [] : pages.slice(0, MOST_PAGES)};
}

/** Returns the address of a page below a version's root, and those that it has in other versions. */
function namesOf(suffix: string): readonly string[] {
  if (suffix === '') return [];
  const others = RENAMED_PAGES.flatMap(({from, to}) =>
    from === suffix ? [to] : to === suffix ? [from] : [],
  );
  return [suffix, ...others];
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
