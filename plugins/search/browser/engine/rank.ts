import {partAt, type CatalogPage, type CatalogPart} from './catalog';
import {isMethod} from './headings';
import type {Names} from './names';
import type {PagefindResult, LoadedIndex} from './pagefindClient';
import type {Alternative, Term} from './terms';
import {lettersOf, SAME_WORD} from './words';

/** A page and its score for the query. */
export type RankedPage = {
  readonly page: CatalogPage;
  /** The page's parts that match best, best first. */
  readonly parts: readonly CatalogPart[];
  readonly score: number;
  /** The place to show first, in the first of the parts; without it, the one that matches best. */
  readonly place?: number;
  /** Whether the query is the page's name, so that the page's methods say more than where that name occurs. */
  readonly isNamed?: boolean;
};

/** How well a page matches one word of the query, each from 0 to 1. */
type PageMatch = {readonly title: number; readonly heading: number; readonly text: number};

/** Where one word of the query occurs, and its weight. */
type TermMatch = {
  readonly rarity: number;
  readonly pages: ReadonlyMap<number, PageMatch>;
  /** For each name with the word, how well it matches and what share of the name the word is. */
  readonly names: ReadonlyMap<number, {readonly like: number; readonly share: number}>;
  /** For each part, how well it matches the word. */
  readonly parts: ReadonlyMap<string, number>;
};

/** Scoring weights, tuned on all queries in the evaluation and on 50 others. */
const WEIGHTS = {text: 0.6, title: 1.4, heading: 0.25, wholeTitle: 3, wholeHeading: 1, headingAsTyped: 1.2};
/** The exponent that favors a page with many occurrences of a word over one with half as many. */
const TEXT_POWER = 1.5;
/** The exponent that makes a name with half of the query's words worth more than half. */
const QUERY_POWER = 0.7;
/**
 * Plugin pages rank above guides about them, and guides rank above pages about changes between versions and those for
 * plugin authors, which use the same words as pages for app developers.
 */
const SECTION_WEIGHTS: Readonly<Record<string, number>> = {
  'Plugin APIs': 1.2,
  'Upgrade guides': 0.85,
  'Creating plugins': 0.85,
};
/** How much more a heading counts than the text in choosing a page's part. */
const PART_NAME_WEIGHT = 1.5;
/** How much the name of a type counts, compared with other headings. */
const TYPE_WEIGHT = 0.6;
const FURTHER_PART_WEIGHT = 0.2;
/** A further part is kept if its score is at least this share of the best part's score. */
const PART_SHARE = 0.5;
/** How many places of a page are shown below the first one. */
export const MAX_SUB_HITS = 2;
/** From this match on, the title has the word itself, and not only a synonym of it. */
const IS_TITLE = 0.9;
const NOTHING: PageMatch = {title: 0, heading: 0, text: 0};
/** Shorter words are the start of too many others, so they are looked up in names only. */
const MIN_TEXT_LENGTH = 3;

/** Finds and ranks an index's pages, best first. */
export async function rankPages(
  index: LoadedIndex,
  terms: readonly Term[],
  text: string,
): Promise<RankedPage[]> {
  const found = (await Promise.all(terms.map((term) => matchTerm(index, term)))).filter(
    ({pages}) => pages.size > 0,
  );
  const whole = found.reduce((sum, {rarity}) => sum + rarity, 0);
  if (whole === 0) return [];
  const named = scoreNames(index.names, found, whole);
  const typed = index.names.pagesHeaded(text);
  return index.pages
    .map((page, i): RankedPage => {
      const covered = found.reduce((sum, {rarity, pages}) => sum + (pages.has(i) ? rarity : 0), 0) / whole;
      const asTyped = typed.has(i) ? WEIGHTS.headingAsTyped : 0;
      const score = covered * (scoreWords(found, i) / whole + (named.get(i) ?? 0) + asTyped);
      const isNamed = found.every(({pages}) => (pages.get(i)?.title ?? 0) >= IS_TITLE);
      const best = bestParts(page, deciding(found, page, i));
      const parts = isNamed ? withMethods(page, best) : best;
      const isTitle = startsTitle(text, page);
      return {
        page,
        parts: isTitle ? withStart(page, parts) : parts,
        score: score * (SECTION_WEIGHTS[page.section] ?? 1),
        ...(isTitle ? {place: 0} : {}),
        isNamed,
      };
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Looks up the word and its alternatives; a page gets the score of the best one. */
async function matchTerm(
  index: LoadedIndex,
  {word, alternatives, inNames = false}: Term,
): Promise<TermMatch> {
  const pages = new Map<number, PageMatch>();
  const names = new Map<number, {like: number; share: number}>();
  const parts = new Map<string, number>();
  const asked: readonly Alternative[] = [{words: word, weight: 1, inNames}, ...alternatives];
  for (const {words, weight, inNames: isName} of asked) {
    for (const [id, match] of index.names.match(words)) {
      const name = index.names.all[id];
      if (!name) continue;
      const like = weight * match.like * (name.isType ? TYPE_WEIGHT : 1);
      improve(pages, name.page, name.kind, like);
      if (like > (names.get(id)?.like ?? 0)) names.set(id, {like, share: match.weight / name.weight});
      const page = index.pages[name.page];
      const part = page && partAt(page, name.place);
      if (part) parts.set(part[0], Math.max(parts.get(part[0]) ?? 0, PART_NAME_WEIGHT * like));
    }
    if (isName) continue;
    const results = await findText(index, words);
    for (const [page, score] of scorePages(index, results)) improve(pages, page, 'text', weight * score);
    for (const {id, score} of results) parts.set(id, (parts.get(id) ?? 0) + weight * score);
  }
  return {rarity: Math.log(1 + index.pages.length / Math.max(1, pages.size)), pages, names, parts};
}

/** Returns the words that choose a page's part: those that its title doesn't have, if a heading has one of them. */
function deciding(matches: readonly TermMatch[], page: CatalogPage, index: number): readonly TermMatch[] {
  const others = matches.filter(({pages}) => (pages.get(index)?.title ?? 0) < SAME_WORD);
  const isUseful = others.some(({parts}) =>
    page.parts.some(([id]) => (parts.get(id) ?? 0) >= PART_NAME_WEIGHT * SAME_WORD),
  );
  return isUseful ? others : matches;
}

/** Returns the best part, and those that match almost as well. */
function bestParts({parts}: CatalogPage, matches: readonly TermMatch[]): CatalogPart[] {
  const scored = parts.map((part) => ({
    part,
    score: matches.reduce((sum, {rarity, parts: found}) => sum + rarity * (found.get(part[0]) ?? 0), 0),
  }));
  const enough = PART_SHARE * Math.max(...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .map(({part}) => part);
}

/** Returns whether the query is the start of the page's title, so that the page is meant rather than a place on it. */
function startsTitle(text: string, {title}: CatalogPage): boolean {
  const letters = lettersOf(text);
  return letters.length >= MIN_TEXT_LENGTH && lettersOf(title).startsWith(letters);
}

/** Returns the parts with the page's beginning first. */
function withStart({parts: [start]}: CatalogPage, parts: readonly CatalogPart[]): CatalogPart[] {
  return start ? [start, ...parts.filter(([id]) => id !== start[0])] : [...parts];
}

/** Returns the parts with the page's beginning and its first methods, and then the others. */
function withMethods(page: CatalogPage, others: readonly CatalogPart[]): CatalogPart[] {
  const methods = page.headings
    .flatMap((heading, i) => (isMethod(heading) ? [i + 1] : []))
    .slice(0, MAX_SUB_HITS);
  if (methods.length === 0) return [...others];
  const parts = [0, ...methods].map((place) => partAt(page, place)).filter((part) => part !== undefined);
  return [...new Set([...parts, ...others])];
}

/** Returns the parts whose text contains the words, with a score of 1 for the best part. */
async function findText(index: LoadedIndex, words: string): Promise<PagefindResult[]> {
  if (words.length < MIN_TEXT_LENGTH && !/\d/.test(words)) return [];
  const results = await index.find(words);
  const best = Math.max(...results.map(({score}) => score), Number.MIN_VALUE);
  return results.map(({id, score}) => ({id, score: score / best}));
}

/** Scores a page by its best part, plus a little for its other parts. */
function scorePages(index: LoadedIndex, results: readonly PagefindResult[]): Map<number, number> {
  const pages = new Map<number, number>();
  // Results are sorted by score.
  for (const {id, score} of results) {
    const page = index.pageOf(id);
    const known = pages.get(page);
    pages.set(page, known === undefined ? score : known + FURTHER_PART_WEIGHT * score);
  }
  const best = Math.max(...pages.values(), Number.MIN_VALUE);
  return new Map([...pages].map(([page, score]) => [page, (score / best) ** TEXT_POWER]));
}

function improve(pages: Map<number, PageMatch>, page: number, kind: keyof PageMatch, match: number): void {
  const known = pages.get(page) ?? NOTHING;
  pages.set(page, {...known, [kind]: Math.max(known[kind], match)});
}

/** Returns the sum over all words, where rare words have more weight. */
function scoreWords(matches: readonly TermMatch[], page: number): number {
  return matches.reduce((total, {rarity, pages}) => {
    const {title, heading, text} = pages.get(page) ?? NOTHING;
    return total + rarity * (WEIGHTS.text * text + WEIGHTS.title * title + WEIGHTS.heading * heading);
  }, 0);
}

/** Returns each page's best name score; a name scores high if it covers much of the query and little else. */
function scoreNames(names: Names, matches: readonly TermMatch[], whole: number): Map<number, number> {
  const sums = new Map<number, {query: number; own: number}>();
  for (const {rarity, names: found} of matches) {
    for (const [id, {like, share}] of found) {
      const {query, own} = sums.get(id) ?? {query: 0, own: 0};
      sums.set(id, {query: query + (rarity * like) / whole, own: own + like * share});
    }
  }
  const best = new Map<number, PageMatch>();
  for (const [id, {query, own}] of sums) {
    const name = names.all[id];
    if (name) improve(best, name.page, name.kind, query ** QUERY_POWER * Math.min(1, own));
  }
  return new Map(
    [...best].map(([page, {title, heading}]) => [
      page,
      WEIGHTS.wholeTitle * title + WEIGHTS.wholeHeading * heading,
    ]),
  );
}
