import {
  answerText,
  loadAnswers,
  pageOf,
  withAnchors,
  type Answered,
  type ErrorEntry,
  type VersionPage,
} from '../error-answers';
import {docsVersions, labelOf, pageFile, pageTitle, urlOf} from '../changes';
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
};

/** An error with or without an answer, and its anchor on `/errors`. */
type Known = Omit<Answered, 'entries' | 'cause' | 'fix'> & {
  readonly anchor: string;
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
  const own = known.get(version) ?? [];
  const others = versions.filter((name) => name !== version);
  const patterns = new Map(others.map((name) => [name, patternsOf(known.get(name) ?? [])]));
  const alsoIn = (error: Known): string[] =>
    others
      .filter((name) => keysOf(error).some((key) => patterns.get(name)?.has(key)))
      .map((name) => labelOf(siteDir, name));
  const names = [...new Set(own.map(({name}) => name))];
  const groups = names.map((name): ErrorGroup => ({
    name,
    ...titleOf(name, page),
    errors: own.filter((error) => error.name === name).map((error) => listed(error, alsoIn(error), page)),
  }));
  return {
    groups: groups.sort((a, b) => a.title.localeCompare(b.title)),
    foreign: foreignErrors(
      own,
      others.map((name) => [name, known.get(name) ?? []] as const),
      siteDir,
    ),
  };
}

/** Returns the errors of a docs version, with their anchors on its page `/errors`: answered or not. */
async function knownErrors(siteDir: string, version: string): Promise<Known[]> {
  const {answered, missing} = await loadAnswers(siteDir, version);
  const all = [...answered, ...missing.map(withoutAnswer)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = [...new Set(all.map(({name}) => name))];
  return names.flatMap((name) =>
    withAnchors(
      all.filter((error) => error.name === name),
      name,
    ),
  );
}

const withoutAnswer = ({name, pattern, codes, platforms, raisedBy}: ErrorEntry): Omit<Known, 'anchor'> => ({
  name,
  messages: [pattern],
  codes,
  platforms,
  raisedBy,
});

/** What an error has in common with itself in another version: its messages, or else its codes. */
const keysOf = ({name, messages, codes}: Known): string[] =>
  (messages.length > 0 ? messages : codes).map((text) => `${name} ${text}`);

const patternsOf = (errors: readonly Known[]): Set<string> => new Set(errors.flatMap(keysOf));

function listed({cause, fix, ...error}: Known, alsoIn: readonly string[], page: VersionPage): ListedError {
  const {anchor, messages, codes, platforms, raisedBy} = error;
  const answer =
    cause === undefined || fix === undefined
      ? {}
      : {answer: {cause: answerText(cause, page), fix: answerText(fix, page)}};
  return {anchor, messages, codes, platforms, raisedBy, alsoIn, ...answer};
}

function titleOf(name: string, page: VersionPage): Pick<ErrorGroup, 'title' | 'url'> {
  const [title, address] = TITLES[name] ?? [undefined, `/apis/${name}`];
  const url = pageOf(address, page);
  const file = pageFile(page.siteDir, page.version, address);
  return {title: title ?? (file && pageTitle(file)) ?? name, ...(url === undefined ? {} : {url})};
}

/** Returns the errors that the version doesn't have, each from the newest version that has it. */
function foreignErrors(
  own: readonly Known[],
  others: readonly (readonly [string, readonly Known[]])[],
  siteDir: string,
): ForeignError[] {
  const seen = patternsOf(own);
  return others.flatMap(([version, errors]) => {
    const {url} = urlOf(siteDir, version, LIST);
    if (url === undefined) return [];
    return errors.flatMap((error): ForeignError[] => {
      const keys = keysOf(error);
      if (keys.some((key) => seen.has(key))) return [];
      for (const key of keys) seen.add(key);
      const {name, messages, codes, anchor} = error;
      return [{version: labelOf(siteDir, version), url: `${url}#${anchor}`, name, messages, codes}];
    });
  });
}
