import leven from 'leven';
import {withoutSlash} from '@site/packages/lib/withoutSlash';
import {equivalentOf, type Equivalent} from '@site/plugins/lib/equivalentOf';
import {pagesOf} from '@site/plugins/lib/pageEquivalents';
import {formerNames} from '@site/src/data/synonyms.json';

export type SuggestableVersion = {
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly {readonly path: string; readonly title?: string | undefined}[];
};

export type Suggestion = {
  readonly version: SuggestableVersion;
  /** With an anchor if the subject is a section there. */
  readonly path: string;
  readonly title?: string | undefined;
  /** What kind of page it is, such as "Plugin API". */
  readonly kind: string;
  /** Whether the page is about something else, but nearest to the one that is missing. */
  readonly isNearest?: true;
};

export type Suggestions = {
  readonly version: SuggestableVersion;
  readonly pages: readonly Suggestion[];
  /** What happened to the page, if only other versions have it: it "is new in v4" or "was removed in v7". */
  readonly change?: string;
};

/** What something is called now, by what it was called before. */
const CURRENT_NAMES: Readonly<Record<string, string>> = formerNames;

/** As many as fit in the space that the not-found page keeps for them, or one less with a line above them. */
const MOST_PAGES = 3;

/** How many letters of a long word may be wrong. */
const MOST_MISTAKES = 2;

/** The kinds of pages by the folder that they are in; all others are guides. */
const KINDS: Readonly<Record<string, string>> = {
  apis: 'Plugin API',
  cli: 'Command line',
  config: 'Reference',
  'core-apis': 'Core API',
  plugins: 'Creating plugins',
  reference: 'Reference',
  updating: 'Upgrade guide',
};

/**
 * Returns the version that an unknown `pathname` most likely belongs to, and up to three existing pages with a similar
 * path: first the same page in that version, under whatever address it has there, and pages with the same last segment,
 * then the same page in another version and the nearest page in that version, and finally pages whose last segment has a
 * typing mistake less, or is the present name of what the segment named before. If only other versions have a page that
 * is spelled like that, the suggestions are those for its address. A path without a version belongs to the version at
 * `lastRead`, if given. `versions` are newest first. Throws if none of them has `isLast`.
 */
export function suggestPages(
  pathname: string,
  versions: readonly SuggestableVersion[],
  lastRead?: {readonly path: string},
): Suggestions {
  const latest = versions.find((version) => version.isLast);
  if (!latest) throw new Error('No docs version is marked as the latest. Check lastVersion.');
  const wanted = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const named = versions.find((v) => v !== latest && isBelow(wanted, withoutSlash(v.path)));
  const owner = named ?? latest;
  const version = named ?? versions.find((v) => v.path === lastRead?.path) ?? latest;
  const root = withoutSlash(owner.path);
  const suffix = isBelow(wanted, root) ? wanted.slice(root.length) : wanted;
  if (suffix === '') return {version, pages: []};
  const all = versions.flatMap(pagesIn);
  const same = all.filter((page) => page.address === suffix);
  const found = equivalentIn(owner, suffix, versions);
  const others = found ? [suggestionAt(found, owner)] : [];
  const inVersion = all.filter((page) => page.version === version);
  const similar = spelledLike(suffix, inVersion);
  const hasSameName = similar.some(({path}) => path.endsWith(suffix.slice(suffix.lastIndexOf('/'))));
  const change = found && changeOf(found);
  const pages: readonly Suggestion[] = [
    ...same.filter((page) => page.version === version),
    ...others.filter((page) => !page.isNearest),
    ...(hasSameName && !change ? similar : []),
    ...same.slice(0, 1),
    ...others,
    ...same,
    ...similar,
    // If no page is spelled alike, a misspelled name is looked up in the other versions first, below.
    ...renamedTo(suffix, inVersion, similar.length > 0 ? mistakesIn(wordOf(suffix)) : 0),
  ];
  if (pages.length === 0) {
    const [meant] = spelledLike(suffix, all);
    return meant ? suggestPages(`${root}${meant.address}`, versions, lastRead) : {version, pages};
  }
  const paths = pages.map(({path}) => path);
  return {
    version,
    pages: pages
      .filter(({path}, index) => paths.indexOf(path) === index)
      .slice(0, change ? MOST_PAGES - 1 : MOST_PAGES),
    ...(change === undefined ? {} : {change}),
  };
}

type Page = Suggestion & {readonly address: string};

function pagesIn(version: SuggestableVersion): Page[] {
  return version.docs.map(({path, title}) => ({
    version,
    path: withoutSlash(path),
    address: withoutSlash(path).slice(withoutSlash(version.path).length),
    title,
    kind: kindOf(path, version),
  }));
}

/**
 * Returns the pages whose last segment is most like that of `address`, if it is alike at all: those with the most
 * similar address first.
 */
function spelledLike(address: string, pages: readonly Page[]): Page[] {
  const word = wordOf(address);
  const most = mistakesIn(word);
  const near = pages
    .map((page) => ({
      page,
      mistakes: page.address === '' ? Infinity : mistakesFor(word, wordOf(page.address), most),
    }))
    .filter(({mistakes}) => mistakes <= most);
  const fewest = Math.min(...near.map(({mistakes}) => mistakes));
  return near
    .filter(({mistakes}) => mistakes === fewest)
    .map(({page}) => ({page, letters: leven(address, page.address)}))
    .sort((a, b) => a.letters - b.letters)
    .map(({page}) => page);
}

/**
 * Returns the pages with the present name of what `address` ends with, such as Preferences for `/apis/storage`. Up to
 * `most` of its letters may be wrong.
 */
function renamedTo(address: string, pages: readonly Page[], most: number): Page[] {
  const word = wordOf(address);
  const former = Object.keys(CURRENT_NAMES).find((name) => mistakesFor(word, name, most) <= most);
  const name = former && wordOf(`/${CURRENT_NAMES[former] ?? ''}`);
  return pages.filter((page) => wordOf(page.address) === name);
}

/** Returns how many letters of a word are wrong if it means the other one; infinity for more than `most`, found at once. */
function mistakesFor(word: string, other: string, most: number): number {
  return Math.abs(word.length - other.length) > most ? Infinity : leven(word, other);
}

/** Returns how many letters of a word may be wrong. */
function mistakesIn(word: string): number {
  return Math.min(MOST_MISTAKES, Math.floor(word.length / 3));
}

/** Returns the last segment of an address without what readers get wrong: its case, its hyphens and a number at the end. */
function wordOf(address: string): string {
  const letters = address
    .slice(address.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/\d{1,9}$/, '') || letters;
}

/** Returns where `owner` has the subject of `address`, which only other versions have, from the nearest of these. */
function equivalentIn(
  owner: SuggestableVersion,
  address: string,
  versions: readonly SuggestableVersion[],
): Equivalent | undefined {
  const pages = pagesOf(versions);
  const indexOf = ({label}: {readonly label: string}): number =>
    pages.findIndex((version) => version.label === label);
  const [nearest] = pages
    .filter((version) => version.pages.has(address))
    .sort((a, b) => Math.abs(indexOf(a) - indexOf(owner)) - Math.abs(indexOf(b) - indexOf(owner)));
  return nearest && equivalentOf(address, nearest.label, owner.label, pages);
}

function suggestionAt({address, exact}: Equivalent, version: SuggestableVersion): Suggestion {
  const path = `${withoutSlash(version.path)}${address === '/' ? '' : address}`;
  const title = version.docs.find((doc) => withoutSlash(doc.path) === path.replace(/#.*/, ''))?.title;
  return {version, path, title, kind: kindOf(path, version), ...(exact ? {} : {isNearest: true})};
}

function kindOf(path: string, version: SuggestableVersion): string {
  const [, folder = ''] = path.slice(withoutSlash(version.path).length).split(/[/#]/);
  return KINDS[folder] ?? 'Guide';
}

function changeOf(found: Equivalent): string | undefined {
  if (found.since !== undefined) return `is new in ${found.since}`;
  return found.until && `was removed in ${found.until}`;
}

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
