import type {PartText} from './catalog';
import {excerptOf, hasMatch} from './excerpt';
import type {LoadedIndex} from './pagefindClient';
import type {RankedPage} from './rank';
import type {Term} from './terms';
import type {SearchHit, TextPart} from './types';
import {WordMatcher} from './wordMatcher';
import {wordsOf} from './words';

type Place = PartText['places'][number];

const MAX_SUB_HITS = 2;
/** Another place is shown if its score is at least this share of the best place's score. */
const SUB_HIT_SHARE = 0.5;
const HEADING_WEIGHT = 3;

/** Loads a found page's text and returns the places on it that match the query, with excerpts. */
export async function toHit(
  index: Pick<LoadedIndex, 'read'>,
  {page, part}: RankedPage,
  terms: readonly Term[],
): Promise<SearchHit> {
  const wanted = terms.flatMap(({word, alternatives}) => [word, ...alternatives.map(({words}) => words)]);
  const matcher = new WordMatcher(wanted.flatMap(wordsOf));
  const {places} = await index.read(part[0]);
  const [best, ...others] = places
    .map((place) => ({place, score: scorePlace(place, matcher)}))
    .sort((a, b) => b.score - a.score);
  const enough = SUB_HIT_SHARE * (best?.score ?? 0);
  const further = others.filter(({place, score}) => place.anchor !== '' && score > 0 && score >= enough);
  return {
    url: urlOf(page.url, best?.place),
    title: page.title,
    version: page.version,
    section: page.section,
    ...(best?.place.anchor ? {heading: best.place.heading} : {}),
    excerpt: best ? excerptOfPlace(best.place, matcher) : [],
    subHits: further.slice(0, MAX_SUB_HITS).map(({place}) => ({
      url: urlOf(page.url, place),
      heading: place.heading,
      excerpt: excerptOfPlace(place, matcher),
    })),
  };
}

/** Returns an excerpt of the prose, or of the code if only the code matches. */
function excerptOfPlace({text, code}: Place, matcher: WordMatcher): TextPart[] {
  const prose = excerptOf(text, matcher);
  if (hasMatch(prose)) return prose;
  const line = code
    .split('\n')
    .map((one) => excerptOf(one, matcher))
    .find(hasMatch);
  return line ?? prose;
}

/** Scores a place: for each word, its heading, and how often the text contains the word. */
function scorePlace({heading, text, code}: Place, matcher: WordMatcher): number {
  const inHeading = highest(heading.split(/\s+/).map((word) => matcher.each(word)));
  const counts: number[] = [];
  for (const word of `${text} ${code}`.split(/\s+/)) {
    matcher.each(word).forEach((like, i) => {
      if (like > 0) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  const said = counts.reduce((sum, count) => sum + (count ? count / (count + 2) : 0), 0);
  return HEADING_WEIGHT * inHeading.reduce((sum, like) => sum + like, 0) + said;
}

function highest(rows: readonly (readonly number[])[]): number[] {
  const best: number[] = [];
  for (const row of rows) row.forEach((value, i) => (best[i] = Math.max(best[i] ?? 0, value)));
  return best;
}

function urlOf(url: string, place: Place | undefined): string {
  return place?.anchor ? `${url}#${place.anchor}` : url;
}
