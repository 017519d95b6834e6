import {pinnedPackages} from '../../facts';
import {memoize} from '../../lib/memoize';
import {isOneMistake} from '../../lib/nearMatches';
import {groupBy} from '../../lib/groupBy';
import {versionSpokenOf} from '../guideVersions';
import {pageRule} from '../pageRule';
import {placeAt, withoutCode} from '../pageSource';
import type {CheckContext, DocPage, PlacedProblem} from '../types';
import {docsVersions} from '../versionSpan';
import {judge, type Place} from './judge';
import {namesFor} from './knownPackages';
import {mentionsOn} from './mentions';

/** Finds npm packages that don't exist or that the docs version doesn't have, and those that are installed in another version. */
export const packagesRule = pageRule({name: 'packages', inputs: ['package.json'], check: checkPage});

async function checkPage(page: DocPage, {siteDir, requirements}: CheckContext): Promise<PlacedProblem[]> {
  const version = versionSpokenOf(page, requirements);
  const place: Place = {
    version,
    packages: pinnedPackages(siteDir, version),
    versionsWith: (name) => documented(siteDir).get(name) ?? [],
    names: namesFor(version, siteDir),
    isGuide: page.path.startsWith('updating/'),
  };
  const lines = page.source.split('\n');
  const ofMentions = (await mentionsOn(page)).flatMap((mention) => {
    const {line, column} = mention;
    const complaint = judge(mention, lines[line - 1] ?? '', place);
    return complaint ? [{line, column, ...complaint}] : [];
  });
  const found: PlacedProblem[] = [];
  for (const problem of [...ofMentions, ...misspelledOn(page, place)]) {
    const isKnown = found.some(
      ({line, column, message}) =>
        line === problem.line && (column === problem.column || message === problem.message),
    );
    if (!isKnown) found.push(problem);
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
function misspelledOn({source, blocks}: DocPage, {names, versionsWith}: Place): PlacedProblem[] {
  const text = withoutCode({source, blocks: blocks.filter(({lang}) => /^(?:ts|tsx|js|jsx|vue)$/.test(lang))});
  const known = new Set(names);
  const candidates = names.filter((name) => /[@-]/.test(name));
  return [...text.matchAll(WORD)].flatMap(({0: word, index}) => {
    if (known.has(word) || versionsWith(word).length > 0) return [];
    const meant = candidates.find((name) => isOneMistake(word, name));
    if (meant === undefined) return [];
    const message = `There is no known package "${word}"`;
    return [{...placeAt(source, index), message, hint: `Did you mean "${meant}"`}];
  });
}
