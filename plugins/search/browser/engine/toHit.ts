import type {PartText} from './catalog';
import {excerptOf, firstSentence, hasMatch, isReference, sentenceOf} from './excerpt';
import {isMethod, isType} from './headings';
import type {LoadedIndex} from './pagefindClient';
import {MAX_SUB_HITS, type RankedPage} from './rank';
import type {Term} from './terms';
import type {SearchHit, TextPart} from './types';
import {WordMatcher} from './wordMatcher';
import {partsOf, SAME_WORD, wordsOf} from './words';

type Place = PartText['places'][number];

/** Another place is shown if its score is at least this share of the best place's score. */
const SUB_HIT_SHARE = 0.5;
const HEADING_WEIGHT = 3;
const TITLE_WORD_WEIGHT = 0.1;
/** Readers look for what to do and call; the types are linked from there. */
const TYPE_WEIGHT = 0.6;

/**
 * Loads the text of a found page's best parts, at most `most` of them, and returns the places in them that match the query,
 * with excerpts: first the place that was chosen, which is in the first part.
 */
export async function toHit(
  index: Pick<LoadedIndex, 'read'>,
  {page, parts, place: chosen, isNamed = false}: RankedPage,
  terms: readonly Term[],
  most: number,
): Promise<SearchHit> {
  const wanted = terms.flatMap(({word, alternatives}) => [word, ...alternatives.map(({words}) => words)]);
  const matcher = new WordMatcher(wanted.flatMap(wordsOf));
  const typed = new WordMatcher(typedWords(terms));
  const texts = await Promise.all(parts.slice(0, most).map(([id]) => index.read(id)));
  const places = texts.flatMap((text) => text.places);
  const weights = weightsOnPage(page.title, places, matcher);
  const first = chosen === undefined ? undefined : places[chosen - (parts[0]?.[1] ?? 0)];
  const [best, ...others] = places
    .map((place) => ({place, score: scorePlace(place, matcher, weights)}))
    .sort((a, b) => Number(b.place === first) - Number(a.place === first) || b.score - a.score);
  const enough = SUB_HIT_SHARE * (best?.score ?? 0);
  const similar = others.filter(({place, score}) => place.anchor !== '' && score > 0 && score >= enough);
  // Of a page that the query names, the parts with the first methods come first (`rank.ts`).
  const methods = places.filter((place) => isNamed && isMethod(place.heading) && place !== best?.place);
  const further = [...new Set([...methods, ...similar.map(({place}) => place)])];
  return {
    url: urlOf(page.url, best?.place),
    title: page.title,
    version: page.version,
    section: page.section,
    platforms: page.platforms,
    ...(best?.place.anchor ? {heading: best.place.heading} : {}),
    excerpt: best ? excerptOfPlace(best.place, typed, matcher) : [],
    subHits: further.slice(0, MAX_SUB_HITS).map((place) => ({
      url: urlOf(page.url, place),
      heading: place.heading,
      excerpt: methods.includes(place)
        ? firstSentence(place.text, typed)
        : excerptOfPlace(place, typed, matcher),
    })),
  };
}

/**
 * Returns the words that a result highlights: those of the query, also joined to a name, but not what the documentation
 * calls the same thing. Readers would wonder about a highlighted word that they haven't typed.
 */
function typedWords(terms: readonly Term[]): string[] {
  return terms.flatMap(({word, alternatives}) => [
    word,
    ...alternatives.filter(({inNames}) => !inNames).flatMap(({words}) => wordsOf(words)),
  ]);
}

/** Returns an excerpt with the words that were typed or, if there are none, with what else was found, not highlighted. */
function excerptOfPlace(place: Place, typed: WordMatcher, matcher: WordMatcher): TextPart[] {
  const excerpt = excerptWith(place, typed);
  return hasMatch(excerpt) ? excerpt : excerptWith(place, matcher).map(({text}) => ({text, match: false}));
}

/**
 * Returns an excerpt of the prose, or of the code if only the code matches. Of names and types without sentences, it returns
 * the sentence that describes them, or nothing.
 */
function excerptWith({heading, text, code}: Place, matcher: WordMatcher): TextPart[] {
  const prose = excerptOf(text, matcher);
  if (isReference(prose)) return sentenceOf(text, matcher);
  if (hasMatch(prose) || isMethod(heading)) return prose;
  const line = code
    .split('\n')
    .map((one) => excerptOf(one, matcher))
    .find(hasMatch);
  return line ?? prose;
}

/**
 * Returns the weight of each word on a page. What the title says is true of all places, so of "camera permission", only
 * "permission" tells the places of the page on Camera apart. If no heading has one of the other words, all count.
 */
function weightsOnPage(title: string, places: readonly Place[], matcher: WordMatcher): readonly number[] {
  const weights = wordsIn(title, matcher).map((like) => (like < SAME_WORD ? 1 : TITLE_WORD_WEIGHT));
  const isUseful = places.some(({heading, anchor}) =>
    wordsIn(anchor ? heading : '', matcher).some((like, i) => like >= SAME_WORD && weights[i] === 1),
  );
  return isUseful ? weights : weights.map(() => 1);
}

/** Returns how well a heading matches each word. */
function wordsIn(heading: string, matcher: WordMatcher): number[] {
  const best: number[] = [];
  for (const word of heading.split(/\s+/)) {
    matcher.each(word).forEach((like, i) => (best[i] = Math.max(best[i] ?? 0, like)));
  }
  return best;
}

/**
 * Scores a place: for each word, its heading, and how often the text contains the word. A heading without other words is
 * better, so "Permissions" comes before `requestPermissions()`.
 */
function scorePlace({heading, text, code}: Place, matcher: WordMatcher, weights: readonly number[]): number {
  const inHeading = wordsIn(heading, matcher);
  const headingWords = partsOf(heading).length || 1;
  const counts: number[] = [];
  for (const word of `${text} ${code}`.split(/\s+/)) {
    matcher.each(word).forEach((like, i) => {
      if (like > 0) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  const score = weights.reduce((sum, weight, i) => {
    const count = counts[i] ?? 0;
    return sum + weight * ((HEADING_WEIGHT + 1 / headingWords) * (inHeading[i] ?? 0) + count / (count + 2));
  }, 0);
  return isType(heading) ? TYPE_WEIGHT * score : score;
}

function urlOf(url: string, place: Place | undefined): string {
  return place?.anchor ? `${url}#${place.anchor}` : url;
}
