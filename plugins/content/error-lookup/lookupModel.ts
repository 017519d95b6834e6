import {
  answerBlocks,
  answerText,
  loadAnswers,
  pageOf,
  withOwnAnchors,
  type Anchored,
  type Answered,
  type ErrorEntry,
  type VersionPage,
} from '../error-answers';
import {docsVersions, labelOf, pageFile, pageTitle, urlOf} from '../changes';
import {guideErrors, guideGroups, keyOf} from './guideErrors';
import {otherVersions} from './otherVersions';
import {ownMessages} from './ownMessages';
import type {ErrorGroup, ForeignError, ListedError} from './types';

/** The page with the list, below its docs version. */
const LIST = '/errors';

/** What groups that aren't a plugin are called, and their pages. */
const TITLES: Readonly<Record<string, readonly [title: string, page: string]>> = {
  cli: ['Capacitor CLI', '/cli'],
  core: ['Capacitor core', '/core-apis/web'],
  android: ['Capacitor on Android', '/core-apis/android'],
  ios: ['Capacitor on iOS', '/core-apis/ios'],
};

/** Everything that the page `/errors` of a docs version shows. */
export type LookupModel = {
  readonly groups: readonly ErrorGroup[];
  readonly foreign: readonly ForeignError[];
  /** Pages that help with errors in general, relative to the list's page. */
  readonly help: readonly {readonly title: string; readonly url: string}[];
};

/** Pages that help with errors in general, below their docs version. */
const HELP = ['/android/troubleshooting', '/ios/troubleshooting'];

/** An error with or without an answer, and its anchor on `/errors`. */
type Known = Omit<Answered, 'entries' | 'cause' | 'fix'> &
  Anchored & {
    readonly cause?: string;
    readonly fix?: string;
  };

/** Returns the model of a version's page `/errors`. */
export async function lookupModel(page: VersionPage): Promise<LookupModel> {
  const {siteDir, version} = page;
  const versions = docsVersions(siteDir);
  const known = new Map(
    await Promise.all(versions.map(async (name) => [name, await knownErrors(siteDir, name)] as const)),
  );
  const isOwn = await ownMessages(siteDir, [...known.values()].flat(), versions);
  const guides = new Map(versions.map((name) => [name, guideErrors(siteDir, name, isOwn)]));
  const others = versions.filter((name) => name !== version);
  return {
    help: HELP.flatMap((address) => helpPage(address, page)),
    groups: [...packageGroups(known, page), ...guideGroups(guides, page)],
    foreign: [
      ...foreignErrors(known, keysOf, {siteDir, version, others}),
      ...foreignErrors(guides, ({messages}) => messages.map(keyOf), {siteDir, version, others}),
    ],
  };
}

function packageGroups(known: ReadonlyMap<string, readonly Known[]>, page: VersionPage): ErrorGroup[] {
  const own = known.get(page.version) ?? [];
  const alsoIn = otherVersions(known, keysOf, page);
  return [...new Set(own.map(({name}) => name))]
    .map((name) => ({
      name,
      ...titleOf(name, page),
      errors: own.filter((error) => error.name === name).map((error) => listed(error, alsoIn(error), page)),
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns the errors of a docs version, with their anchors on its page `/errors`: answered or not. */
async function knownErrors(siteDir: string, version: string): Promise<Known[]> {
  const {answered, missing} = await loadAnswers(siteDir, version);
  const all = [...answered, ...missing.map(withoutAnswer)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return withOwnAnchors(all);
}

const withoutAnswer = ({
  name,
  pattern,
  codes,
  platforms,
  raisedBy,
}: ErrorEntry): Omit<Known, keyof Anchored> => ({
  name,
  messages: [pattern],
  codes,
  platforms,
  raisedBy,
});

/** What an error has in common with itself in another version: its messages, or else its codes. */
const keysOf = ({name, messages, codes}: Known): string[] =>
  (messages.length > 0 ? messages : codes).map((text) => `${name} ${text}`);

function listed({cause, fix, ...error}: Known, alsoIn: readonly string[], page: VersionPage): ListedError {
  const {anchor, furtherAnchors = [], messages, codes, platforms, raisedBy} = error;
  const answer =
    cause === undefined || fix === undefined
      ? {}
      : {answer: answerBlocks({cause: answerText(cause, page), fix: answerText(fix, page)})};
  return {anchor, furtherAnchors, messages, codes, platforms, raisedBy, alsoIn, ...answer};
}

function helpPage(address: string, page: VersionPage): LookupModel['help'] {
  const file = pageFile(page.siteDir, page.version, address);
  const [title, url] = [file && pageTitle(file), pageOf(address, page)];
  return title === undefined || url === undefined ? [] : [{title, url}];
}

function titleOf(name: string, page: VersionPage): Pick<ErrorGroup, 'title' | 'url'> {
  const [title, address] = TITLES[name] ?? [undefined, `/apis/${name}`];
  const url = pageOf(address, page);
  const file = pageFile(page.siteDir, page.version, address);
  return {title: title ?? (file && pageTitle(file)) ?? name, ...(url === undefined ? {} : {url})};
}

type Versions = {
  readonly siteDir: string;
  readonly version: string;
  /** The other versions, newest first. */
  readonly others: readonly string[];
};

/** Returns the errors that the version doesn't have, each from the newest version that has it. */
function foreignErrors<T extends Pick<Known, 'name' | 'messages' | 'codes' | 'anchor'>>(
  known: ReadonlyMap<string, readonly T[]>,
  keys: (error: T) => readonly string[],
  {siteDir, version, others}: Versions,
): ForeignError[] {
  const seen = new Set((known.get(version) ?? []).flatMap(keys));
  return others.flatMap((other) => {
    const {url} = urlOf(siteDir, other, LIST);
    if (url === undefined) return [];
    return (known.get(other) ?? []).flatMap((error): ForeignError[] => {
      const own = keys(error);
      if (own.some((key) => seen.has(key))) return [];
      for (const key of own) seen.add(key);
      const {name, messages, codes, anchor} = error;
      return [{version: labelOf(siteDir, other), url: `${url}#${anchor}`, name, messages, codes}];
    });
  });
}
