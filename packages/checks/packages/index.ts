import {pinnedPackages} from '../../facts';
import {memoize} from '../../lib/memoize';
import {isOneMistake} from '../../lib/nearMatches';
import {groupBy} from '../groupBy';
import {placeAt, withoutCode, type FilePlace} from '../pageSource';
import {versionSpokenOf} from '../shell';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {docsVersions} from '../versionSpan';
import {judge, type Complaint, type Place} from './judge';
import {namesFor} from './knownPackages';
import {mentionsOn} from './mentions';

const NAME = 'packages';
const DOCS_VERSIONS = 10;

/** Finds npm packages that don't exist or that the docs version doesn't have, and those that are installed in another version. */
export const packagesRule: PageRule = {
  name: NAME,
  inputs: ['package.json'],
  check: async (pages, _version, context) => {
    const findings: Finding[] = [];
    const namesOf = memoize(DOCS_VERSIONS, (version: string) => namesFor(version, context.siteDir));
    for (const page of pages) findings.push(...(await findingsOn(page, namesOf, context)));
    return findings;
  },
};

async function findingsOn(
  page: DocPage,
  namesOf: (version: string) => readonly string[],
  {siteDir, requirements}: CheckContext,
): Promise<Finding[]> {
  const version = versionSpokenOf(page, siteDir);
  const place: Place = {
    version,
    packages: pinnedPackages(siteDir, version),
    versionsWith: (name) => documented(siteDir).get(name) ?? [],
    names: namesOf(version),
    isGuide: page.path.startsWith('updating/'),
  };
  const lines = page.source.split('\n');
  const found: Finding[] = [];
  const add = (at: FilePlace, {message, hint}: Complaint): void => {
    const isKnown = found.some(
      (one) => one.line === at.line && (one.column === at.column || one.message === message),
    );
    if (!isKnown) found.push({file: page.file, line: at.line, column: at.column, rule: NAME, message, hint});
  };
  for (const mention of await mentionsOn(page, requirements)) {
    const complaint = judge(mention, lines[mention.line - 1] ?? '', place);
    if (complaint) add(mention, complaint);
  }
  for (const {word, meant, offset} of misspelledIn(page, place)) {
    const message = `There is no known package "${word}"`;
    add(placeAt(page.source, offset), {message, hint: `Did you mean "${meant}"`});
  }
  return found;
}

/** Returns the docs versions that document each package. */
const documented = memoize(1, (siteDir: string): ReadonlyMap<string, readonly string[]> => {
  const pairs = docsVersions(siteDir).flatMap((version) =>
    Object.keys(pinnedPackages(siteDir, version)).map((name) => ({name, version})),
  );
  const byName = [...groupBy(pairs, ({name}) => name)];
  return new Map(byName.map(([name, group]) => [name, group.map(({version}) => version)]));
});

const PART = String.raw`[a-z\d]+(?:[._-][a-z\d]+)*`;
/** Words with a scope or a hyphen. Those in addresses, file names, anchors and longer names aren't packages. */
const WORD = new RegExp(
  String.raw`(?<![\w./\\@:%#$-])(?:@${PART}\/${PART}|[a-z][a-z\d]*(?:-[a-z\d]+)+)(?![\w/-]|\.\w)`,
  'g',
);

/**
 * Returns the words on a page that have one mistake in the name of a known package, wherever they are: in a sentence, a
 * table, a script or some output. A word with two neighbors swapped has two wrong letters. The `typescript` rule finds
 * those in compiled code.
 */
function misspelledIn(
  {source, blocks}: DocPage,
  {names, versionsWith}: Place,
): {word: string; meant: string; offset: number}[] {
  const text = withoutCode({source, blocks: blocks.filter(({lang}) => /^(?:ts|tsx|js|jsx|vue)$/.test(lang))});
  const known = new Set(names);
  const candidates = names.filter((name) => /[@-]/.test(name));
  return [...text.matchAll(WORD)].flatMap(({0: word, index}) => {
    if (known.has(word) || versionsWith(word).length > 0) return [];
    const meant = candidates.find((name) => isOneMistake(word, name));
    return meant === undefined ? [] : [{word, meant, offset: index}];
  });
}
