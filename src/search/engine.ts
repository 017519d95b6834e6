import {excerptOf, placesOf, wordLikeness, type PlaceWords} from './excerpt';
import {PagefindClient} from './pagefindClient';
import {rankPages, type RankedPage, type Term} from './rank';
import type {SearchAnswer, SearchEngine, SearchHit, SearchQuery} from './types';
import {meaningfulWords} from './words';

const DEFAULT_LIMIT = 8;
const MAX_SUB_HITS = 2;
/** Longer queries are cut: nobody types them, and each word costs time. */
const MAX_WORDS = 12;
const MAX_CHARACTERS = 200;

/** Returns the engine that answers from the index that the build made, loaded bit by bit. */
export function createPagefindEngine(indexUrl: string): SearchEngine {
  const client = new PagefindClient(indexUrl);
  return {
    warmUp: async (version) => {
      const {versions} = await client.manifest();
      const name = version ?? versions[0]?.name;
      if (name !== undefined && name !== 'all') await client.version(name);
    },
    search: (query) => search(client, query),
  };
}

async function search(client: PagefindClient, query: SearchQuery): Promise<SearchAnswer> {
  const terms = termsOf(query.text);
  const {versions} = await client.manifest();
  const names = query.version === 'all' ? versions.map(({name}) => name) : [query.version];
  const indexes = await Promise.all(names.map((name) => client.version(name)));
  const ranked = (await Promise.all(indexes.map((index) => rankPages(index, terms)))).flat();
  const inSection = ranked.filter(({page}) => query.section === undefined || page.section === query.section);
  inSection.sort((a, b) => b.score - a.score);
  const {offset = 0, limit = DEFAULT_LIMIT} = query;
  const hits = await Promise.all(inSection.slice(offset, offset + limit).map((one) => toHit(one, terms)));
  return {
    hits,
    total: inSection.length,
    byVersion: countBy(ranked, ({index}) => index.name),
    bySection: countBy(ranked, ({page}) => page.section),
  };
}

function termsOf(text: string): Term[] {
  const words = meaningfulWords(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  return words.map((word) => ({word, alternatives: []}));
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

async function toHit({index, page, result}: RankedPage, terms: readonly Term[]): Promise<SearchHit> {
  const wanted = terms.flatMap(({word, alternatives}) => [word, ...alternatives.map((one) => one.word)]);
  const places = placesOf(await index.read(result))
    .map((place) => ({place, score: scorePlace(place, page.title, wanted)}))
    .sort((a, b) => b.score - a.score);
  const [best, ...others] = places;
  const subHits = others
    .filter(({place, score}) => place.anchor !== '' && score >= 0.5 * (best?.score ?? 0) && score > 0)
    .slice(0, MAX_SUB_HITS);
  return {
    url: urlOf(page.url, best?.place),
    title: page.title,
    version: index.name,
    section: page.section,
    ...(best?.place.anchor ? {heading: best.place.heading} : {}),
    excerpt: excerptOf(best?.place.words ?? [], wanted),
    subHits: subHits.map(({place}) => ({
      url: urlOf(page.url, place),
      heading: place.heading,
      excerpt: excerptOf(place.words, wanted),
    })),
  };
}

/** How well a place answers: each wanted word counts by the best place it has, heading over text. */
function scorePlace(place: PlaceWords, title: string, wanted: readonly string[]): number {
  const heading = place.anchor ? place.heading : title;
  return wanted.reduce((sum, word) => {
    const inHeading = Math.max(0, ...heading.split(/\s+/).map((shown) => wordLikeness(shown, [word])));
    const count = place.words.filter((shown) => wordLikeness(shown, [word]) > 0).length;
    return sum + 3 * inHeading + count / (count + 2);
  }, 0);
}

function urlOf(url: string, place: PlaceWords | undefined): string {
  return place?.anchor ? `${url}#${place.anchor}` : url;
}
