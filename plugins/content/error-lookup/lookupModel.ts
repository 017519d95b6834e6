import {pageFile, pageTitle} from '../../../packages/pages/pageFiles';
import {groupBy} from '../../../packages/lib/groupBy';
import {memoizeByVersion} from '../../../packages/lib/memoize';
import {docsVersions, labelOf} from '../../../packages/pages/versions';
import type {Answered} from '../../../packages/errors/types';
import {type Anchored, withOwnAnchors} from '../../../packages/errors/anchors';
import {loadAnswers} from '../../../packages/errors/loadAnswers';
import {answerText, pageOf, type VersionPage} from '../error-answers/pageErrors';
import {answerBlocks} from '../error-answers/renderErrors';
import {guideErrors, guideGroup, keyOf, listedGuideError} from './guideErrors';
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
  Anchored &
  Partial<Pick<Answered, 'cause' | 'fix'>>;

/** The errors of all docs versions, newest first, and how they are compared and shown: those of packages, or of guides. */
type Source<T> = {
  readonly known: ReadonlyMap<string, readonly T[]>;
  /** What an error has in common with itself in another version. */
  readonly keysOf: (error: T) => readonly string[];
  readonly listed: (error: T, page: VersionPage) => Omit<ListedError, 'alsoIn'>;
  /** The group that has the error in the list of its version. */
  readonly groupOf: (error: T, page: VersionPage) => Omit<ErrorGroup, 'errors'>;
};

/** Returns the model of a version's page `/errors`. */
export function lookupModel(page: VersionPage): LookupModel {
  const {siteDir, version} = page;
  const versions = docsVersions(siteDir);
  const known = new Map(versions.map((name) => [name, knownErrors(siteDir, name)]));
  // The rows of guides stay if a tool has the same message, because links lead to them.
  const ofPackages = [...known.values()].flat().filter(({tool}) => tool === undefined);
  const ownMessage = ownMessages(siteDir, ofPackages, versions);
  const all = new Map(versions.map((name) => [name, guideErrors(siteDir, name, ownMessage)]));
  const packages = {known, keysOf, listed, groupOf};
  const guides = {
    known: new Map([...all].map(([name, {listed: errors}]) => [name, errors])),
    keysOf: ({messages}: Pick<Known, 'messages'>) => messages.map(keyOf),
    listed: listedGuideError,
    groupOf: guideGroup,
  };
  const headings = new Set(known.get(version)?.map(({name}) => name));
  const former = new Map(
    [...(all.get(version)?.formerAnchors ?? [])].map(([message, anchors]) => [
      message,
      // Guides had groups with the names that packages have now, whose headings keep these anchors.
      anchors.filter((anchor) => !headings.has(anchor)),
    ]),
  );
  return {
    help: HELP.flatMap((address) => helpPage(address, page)),
    // The groups take their anchors from the map, and the list has the others.
    groups: [
      ...groupsOf(packages, page)
        .map((group) => withFormerAnchors(group, former))
        .sort((a, b) => a.title.localeCompare(b.title)),
      ...groupsOf(guides, page),
    ],
    formerAnchors: [...former.values()].flat(),
    foreign: [...foreignErrors(packages, page), ...foreignErrors(guides, page)],
  };
}

/** Returns the groups of the page's version. Two errors are the same if they have a key in common. */
function groupsOf<T extends {readonly name: string}>(
  {known, keysOf: keys, listed: entryOf, groupOf: groupFor}: Source<T>,
  page: VersionPage,
): ErrorGroup[] {
  const own = known.get(page.version) ?? [];
  const others = [...known]
    .filter(([version]) => version !== page.version)
    .map(([version, errors]) => ({
      label: labelOf(page.siteDir, version),
      keys: new Set(errors.flatMap(keys)),
    }));
  const alsoIn = (error: T): string[] =>
    others.filter((other) => keys(error).some((key) => other.keys.has(key))).map(({label}) => label);
  return [...groupBy(own, ({name}) => name).values()].flatMap((errors): ErrorGroup[] => {
    const [first] = errors;
    const entries = errors.map((error) => ({...entryOf(error, page), alsoIn: alsoIn(error)}));
    return first ? [{...groupFor(first, page), errors: entries}] : [];
  });
}

/** Adds the former anchors of the messages in a group, and removes them from `former`, so that no two errors have them. */
function withFormerAnchors(group: ErrorGroup, former: Map<string, readonly string[]>): ErrorGroup {
  const take = (message: string): readonly string[] => {
    const anchors = former.get(message) ?? [];
    former.delete(message);
    return anchors;
  };
  const errors = group.errors.map((error) => ({...error, formerAnchors: error.messages.flatMap(take)}));
  return {...group, errors};
}

/**
 * Returns the errors of a docs version, with their anchors on its page `/errors`: answered or not. Memoized, because the
 * page of each version has those of the others, too.
 */
const knownErrors = memoizeByVersion((siteDir, version): readonly Known[] => {
  const {answered, missing} = loadAnswers(siteDir, version);
  const unanswered = missing.map(({pattern, ...entry}) => ({...entry, messages: [pattern]}));
  return withOwnAnchors([...answered, ...unanswered].sort((a, b) => (a.name < b.name ? -1 : 1)));
});

const keysOf = ({name, messages, codes}: Known): string[] =>
  (messages.length > 0 ? messages : codes).map((text) => `${name} ${text}`);

function listed({cause, fix, ...error}: Known, page: VersionPage): Omit<ListedError, 'alsoIn'> {
  if (cause === undefined || fix === undefined) return error;
  return {...error, answer: answerBlocks({cause: answerText(cause, page), fix: answerText(fix, page)})};
}

function helpPage(address: string, page: VersionPage): LookupModel['help'] {
  const file = pageFile(page.siteDir, page.version, address);
  const [title, url] = [file && pageTitle(file), pageOf(address, page)];
  return title === undefined || url === undefined ? [] : [{title, url}];
}

function groupOf({name, tool}: Known, page: VersionPage): Omit<ErrorGroup, 'errors'> {
  const [title, address] = (tool ? [tool.title, tool.page.replace(/\.md$/, '')] : TITLES[name]) ?? [
    undefined,
    `/apis/${name}`,
  ];
  const file = pageFile(page.siteDir, page.version, address);
  return {name, title: title ?? (file && pageTitle(file)) ?? name, url: pageOf(address, page)};
}

/** Returns the errors that the page's version doesn't have, each from the newest version that has it. */
function foreignErrors<T extends Anchored>(
  {known, keysOf: keys, listed: entryOf, groupOf: groupFor}: Source<T>,
  page: VersionPage,
): ForeignError[] {
  const seen = new Set((known.get(page.version) ?? []).flatMap(keys));
  return [...known].flatMap(([version, errors]): ForeignError[] => {
    const place = {...page, version};
    const list = version === page.version ? undefined : pageOf(LIST, place);
    if (list === undefined) return [];
    const label = labelOf(page.siteDir, version);
    return errors.flatMap((error): ForeignError[] => {
      const own = keys(error);
      if (own.some((key) => seen.has(key))) return [];
      for (const key of own) seen.add(key);
      const url = `${list}#${error.anchor}`;
      return [{...entryOf(error, place), ...groupFor(error, place), alsoIn: [], version: label, url}];
    });
  });
}
