import type {CatalogPage} from './catalog';
import type {PagefindResult, VersionIndex} from './pagefindClient';
import {likeness, partsOf, wordsOf} from './words';

/** A word of the query, and what else answers it. */
export type Term = {
  readonly word: string;
  readonly alternatives: readonly {readonly word: string; readonly weight: number}[];
};

/** A page with how well it answers the query. */
export type RankedPage = {
  readonly index: VersionIndex;
  readonly page: CatalogPage;
  readonly result: PagefindResult;
  readonly score: number;
};

type TermScores = {readonly rarity: number; readonly byPage: ReadonlyMap<string, number>};

const WEIGHTS = {text: 1, title: 1.2, wholeTitle: 1.5};

/** Finds and ranks the pages of a version, best first. */
export async function rankPages(index: VersionIndex, terms: readonly Term[]): Promise<RankedPage[]> {
  const found = new Map<string, PagefindResult>();
  const scores = await Promise.all(terms.map((term) => scoreTerm(index, term, found)));
  const whole = scores.reduce((sum, {rarity}) => sum + rarity, 0);
  const ranked = index.catalog.pages.flatMap((page) => {
    const result = found.get(page.id);
    if (!result) return [];
    return [{index, page, result, score: scorePage(page, terms, scores, whole)}];
  });
  return ranked.filter(({score}) => score > 0).sort((a, b) => b.score - a.score);
}

/** Asks for the term and its alternatives; a page's score is that of the best of them, 0 to 1. */
async function scoreTerm(
  index: VersionIndex,
  {word, alternatives}: Term,
  found: Map<string, PagefindResult>,
): Promise<TermScores> {
  const asked = [{word, weight: 1}, ...alternatives];
  const answers = await Promise.all(asked.map(async (one) => ({...one, results: await index.find(one.word)})));
  const byPage = new Map<string, number>();
  for (const {weight, results} of answers) {
    const best = Math.max(...results.map(({score}) => score), Number.MIN_VALUE);
    for (const result of results) {
      found.set(result.id, result);
      byPage.set(result.id, Math.max(byPage.get(result.id) ?? 0, (weight * result.score) / best));
    }
  }
  return {rarity: Math.log(1 + index.catalog.pages.length / (1 + byPage.size)), byPage};
}

function scorePage(
  page: CatalogPage,
  terms: readonly Term[],
  scores: readonly TermScores[],
  whole: number,
): number {
  const names = [...wordsOf(page.title), ...partsOf(page.title.replace(/\s/g, ''))];
  let score = 0;
  let covered = 0;
  terms.forEach((term, i) => {
    const {rarity, byPage} = scores[i] ?? {rarity: 0, byPage: new Map<string, number>()};
    const text = byPage.get(page.id) ?? 0;
    const title = titleLikeness(names, term);
    if (text + title > 0) covered += rarity;
    score += rarity * (WEIGHTS.text * text + WEIGHTS.title * title);
  });
  const titleWords = wordsOf(page.title);
  const named = titleWords.filter((word) => terms.some((term) => titleLikeness([word], term) > 0.5));
  const wholeTitle = titleWords.length > 0 ? named.length / titleWords.length : 0;
  return (score / whole + WEIGHTS.wholeTitle * wholeTitle * (named.length / terms.length)) * (covered / whole) ** 2;
}

function titleLikeness(names: readonly string[], {word, alternatives}: Term): number {
  const wanted = [{word, weight: 1}, ...alternatives];
  return Math.max(0, ...names.flatMap((name) => wanted.map((one) => one.weight * likeness(name, one.word))));
}
