import {pageFile, pageTitle} from '../../../packages/pages/pageFiles';
import {memoize} from '../../../packages/lib/memoize';
import {docsVersions, labelOf} from '../../../packages/pages/versions';
import type {Answered, ErrorEntry} from '../../../packages/errors/types';
import {type Anchored, withOwnAnchors} from '../../../packages/errors/anchors';
import {loadAnswers} from '../../../packages/errors/loadAnswers';
import {answerBlocks, answerText, pageOf, type VersionPage} from '../error-answers';
import {guideErrors, guideGroups, guideTitle, keyOf, listedGuideError} from './guideErrors';
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
  /** Anchors that were published and have no error in the list. */
  readonly formerAnchors: readonly string[];
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
export function lookupModel(page: VersionPage): LookupModel {
  const {siteDir} = page;
  const versions = docsVersions(siteDir);
  const known = new Map(versions.map((name) => [name, knownErrors(siteDir, name)] as const));
  // The rows of guides stay if a tool has the same message, because links lead to them.
  const ofPackages = [...known.values()].flat().filter(({tool}) => tool === undefined);
  const ownMessage = ownMessages(siteDir, ofPackages, versions);
  const all = new Map(versions.map((name) => [name, guideErrors(siteDir, name, ownMessage)] as const));
  const guides = new Map([...all].map(([name, {listed: errors}]) => [name, errors] as const));
  const headings = new Set(known.get(page.version)?.map(({name}) => name));
  const former = new Map(
    [...(all.get(page.version)?.formerAnchors ?? [])].map(([message, anchors]) => [
      message,
      // Guides had groups with the names that packages have now, whose headings keep these anchors.
      anchors.filter((anchor) => !headings.has(anchor)),
    ]),
  );
  return {
    help: HELP.flatMap((address) => helpPage(address, page)),
    // The groups take their anchors from the map, and the list has the others.
    groups: [...packageGroups(known, page, former), ...guideGroups(guides, page)],
    formerAnchors: [...former.values()].flat(),
    foreign: [
      ...foreignErrors(known, page, {
        keysOf,
        listed: (error, place) => listed(error, [], place),
        groupOf: (error, place) => ({name: error.name, title: titleOf(error, place).title}),
      }),
      ...foreignErrors(guides, page, {
        keysOf: ({messages}) => messages.map(keyOf),
        listed: (error, place) => ({...listedGuideError(error, place), alsoIn: []}),
        groupOf: (error, place) => ({name: error.name, title: guideTitle(error, place), isGuide: true}),
      }),
    ],
  };
}

function packageGroups(
  known: ReadonlyMap<string, readonly Known[]>,
  page: VersionPage,
  former: Map<string, readonly string[]>,
): ErrorGroup[] {
  const own = known.get(page.version) ?? [];
  const alsoIn = otherVersions(known, keysOf, page);
  return [...new Map(own.map((error) => [error.name, error])).values()]
    .map((one) => ({
      name: one.name,
      ...titleOf(one, page),
      errors: own
        .filter(({name}) => name === one.name)
        .map((error) => ({...listed(error, alsoIn(error), page), formerAnchors: takeAnchors(error, former)})),
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns the former anchors of an error's messages, and removes them from `former`, so that no two errors have them. */
function takeAnchors({messages}: Known, former: Map<string, readonly string[]>): string[] {
  return messages.flatMap((message) => {
    const anchors = former.get(message) ?? [];
    former.delete(message);
    return anchors;
  });
}

/**
 * Returns the errors of a docs version, with their anchors on its page `/errors`: answered or not. Memoized, because the
 * page of each version has those of the others, too.
 */
const knownErrors = (siteDir: string, version: string): readonly Known[] =>
  knownErrorsOf(`${siteDir} ${version}`, siteDir, version);

const knownErrorsOf = memoize(20, (_key: string, siteDir: string, version: string): readonly Known[] => {
  const {answered, missing} = loadAnswers(siteDir, version);
  const all = [...answered, ...missing.map(withoutAnswer)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return withOwnAnchors(all);
});

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
  const secondary = error.isSecondary ? {isSecondary: true} : {};
  return {anchor, furtherAnchors, messages, codes, platforms, raisedBy, alsoIn, ...secondary, ...answer};
}

function helpPage(address: string, page: VersionPage): LookupModel['help'] {
  const file = pageFile(page.siteDir, page.version, address);
  const [title, url] = [file && pageTitle(file), pageOf(address, page)];
  return title === undefined || url === undefined ? [] : [{title, url}];
}

function titleOf(
  {name, tool}: Pick<Known, 'name' | 'tool'>,
  page: VersionPage,
): Pick<ErrorGroup, 'title' | 'url'> {
  const [title, address] = (tool ? [tool.title, tool.page.replace(/\.md$/, '')] : TITLES[name]) ?? [
    undefined,
    `/apis/${name}`,
  ];
  const url = pageOf(address, page);
  const file = pageFile(page.siteDir, page.version, address);
  return {title: title ?? (file && pageTitle(file)) ?? name, ...(url === undefined ? {} : {url})};
}

/** How the errors of packages, and those of guides, are compared and shown. */
type Shown<T> = {
  readonly keysOf: (error: T) => readonly string[];
  readonly listed: (error: T, page: VersionPage) => ListedError;
  /** The group that has the error in the list of its version. */
  readonly groupOf: (error: T, page: VersionPage) => Pick<ErrorGroup, 'name' | 'title' | 'isGuide'>;
};

/**
 * Returns the errors that the page's version doesn't have, each from the newest version that has it. `known` has the errors
 * of all versions, newest first.
 */
function foreignErrors<T extends Anchored>(
  known: ReadonlyMap<string, readonly T[]>,
  page: VersionPage,
  {keysOf: keys, listed: entryOf, groupOf}: Shown<T>,
): ForeignError[] {
  const seen = new Set((known.get(page.version) ?? []).flatMap(keys));
  return [...known].flatMap(([version, errors]): ForeignError[] => {
    const place = {...page, version};
    const url = version === page.version ? undefined : pageOf(LIST, place);
    if (url === undefined) return [];
    return errors.flatMap((error): ForeignError[] => {
      const own = keys(error);
      if (own.some((key) => seen.has(key))) return [];
      for (const key of own) seen.add(key);
      return [
        {
          ...entryOf(error, place),
          version: labelOf(page.siteDir, version),
          url: `${url}#${error.anchor}`,
          ...groupOf(error, place),
        },
      ];
    });
  });
}
