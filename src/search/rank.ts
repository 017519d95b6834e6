import type {CatalogPage} from './catalog';
import type {NameMatch} from './names';
import type {VersionIndex} from './pagefindClient';
import type {Term} from './terms';
import {formOf, lettersOf, type Form} from './words';

/** A page with how well it answers the query. */
export type RankedPage = {
  readonly index: VersionIndex;
  readonly page: CatalogPage;
  readonly score: number;
};

/** How well each page answers one word of the query, and how much the word says. */
type TermMatch = {readonly rarity: number; readonly byPage: ReadonlyMap<number, PageMatch>};
type PageMatch = NameMatch & {readonly text: number};

/** What counts how much; each part is 0 to 1 before. */
const WEIGHTS = {text: 1, title: 1.2, heading: 0.6, wholeTitle: 1.5, wholeHeading: 1.2};
const NOTHING: PageMatch = {title: 0, heading: 0, text: 0};
/** Shorter words begin too many others: they are looked up in names only. */
const MIN_TEXT_LENGTH = 3;

/** Finds and ranks the pages of a version, best first. */
export async function rankPages(
  index: VersionIndex,
  terms: readonly Term[],
  text: string,
): Promise<RankedPage[]> {
  const matches = await Promise.all(terms.map((term) => matchTerm(index, term)));
  const wanted = terms.map((term) => [term.word, ...term.alternatives.map(({words}) => words)]);
  const forms = wanted.flat().flatMap((words) => words.split(' ').map(formOf));
  const headed = index.names.pagesHeaded(lettersOf(text));
  const ranked = index.catalog.pages.map((page, i): RankedPage => {
    const score = scorePage(matches, i) + wholeNames(index, i, forms, headed) * coverage(matches, i);
    return {index, page, score};
  });
  return ranked.filter(({score}) => score > 0).sort((a, b) => b.score - a.score);
}

/** Looks for the word and its alternatives; a page's match is that of the best of them. */
async function matchTerm(index: VersionIndex, {word, alternatives}: Term): Promise<TermMatch> {
  const byPage = new Map<number, PageMatch>();
  for (const {words, weight} of [{words: word, weight: 1}, ...alternatives]) {
    for (const [page, match] of index.names.match(words)) improve(byPage, page, weight, match);
    const found = words.length < MIN_TEXT_LENGTH && !/\d/.test(words) ? [] : await index.find(words);
    const best = Math.max(...found.map(({score}) => score), Number.MIN_VALUE);
    for (const {id, score} of found) improve(byPage, index.pageOf(id), weight, {text: score / best});
  }
  return {rarity: Math.log(1 + index.catalog.pages.length / Math.max(1, byPage.size)), byPage};
}

function improve(
  byPage: Map<number, PageMatch>,
  page: number,
  weight: number,
  {title = 0, heading = 0, text = 0}: Partial<PageMatch>,
): void {
  const known = byPage.get(page) ?? NOTHING;
  byPage.set(page, {
    title: Math.max(known.title, weight * title),
    heading: Math.max(known.heading, weight * heading),
    text: Math.max(known.text, weight * text),
  });
}

/** The sum over all words, of which a rare one counts more; pages without some of the words fall back. */
function scorePage(matches: readonly TermMatch[], page: number): number {
  const whole = totalRarity(matches);
  if (whole === 0) return 0;
  const sum = matches.reduce((total, {rarity, byPage}) => {
    const {title, heading, text} = byPage.get(page) ?? NOTHING;
    return total + rarity * (WEIGHTS.text * text + WEIGHTS.title * title + WEIGHTS.heading * heading);
  }, 0);
  return (sum / whole) * coverage(matches, page) ** 2;
}

/** Which share of the query the page has, by how much each word says. */
function coverage(matches: readonly TermMatch[], page: number): number {
  const covered = matches.reduce((sum, {rarity, byPage}) => sum + (byPage.has(page) ? rarity : 0), 0);
  return covered / Math.max(totalRarity(matches), Number.MIN_VALUE);
}

/** What is named by the query as a whole comes before what only has its words. */
function wholeNames(
  {names}: VersionIndex,
  page: number,
  forms: readonly Form[],
  headed: ReadonlySet<number>,
): number {
  return (
    WEIGHTS.wholeTitle * names.titleShare(page, forms) + (headed.has(page) ? WEIGHTS.wholeHeading : 0)
  );
}

/** Words that are nowhere say nothing. */
function totalRarity(matches: readonly TermMatch[]): number {
  return matches.reduce((sum, {rarity, byPage}) => sum + (byPage.size > 0 ? rarity : 0), 0);
}
