import {correct} from './correct';
import {PagefindClient, type VersionIndex} from './pagefindClient';
import {rankPages, type RankedPage} from './rank';
import {termsOf, type Term} from './terms';
import {toHit} from './toHit';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';
import {ALL_VERSIONS} from './versionNames';

const DEFAULT_LIMIT = 8;
/** How much less a page counts than the same page in the version before, where all versions are searched. */
const OLDER_VERSION = 0.97;

/** Returns the engine that answers from the index that the build made, loaded bit by bit. */
export function createPagefindEngine(indexUrl: string): SearchEngine {
  const client = new PagefindClient(indexUrl);
  return {
    warmUp: async (version) => {
      const {versions} = await client.manifest();
      const name = version ?? versions[0]?.name;
      if (name !== undefined && name !== ALL_VERSIONS) await client.version(name);
    },
    search: (query) => search(client, query),
  };
}

async function search(client: PagefindClient, query: SearchQuery): Promise<SearchAnswer> {
  const {versions} = await client.manifest();
  const names = query.version === ALL_VERSIONS ? versions.map(({name}) => name) : [query.version];
  const indexes = await Promise.all(names.map((name) => client.version(name)));
  const {terms, spelling} = await correct(indexes, termsOf(query.text), query.text);
  const ranked = await rankAll(indexes, terms, query.text);
  const inSection = ranked.filter(({page}) => query.section === undefined || page.section === query.section);
  const {offset = 0, limit = DEFAULT_LIMIT} = query;
  return {
    hits: await Promise.all(inSection.slice(offset, offset + limit).map((one) => toHit(one, terms))),
    total: inSection.length,
    byVersion: countBy(ranked, ({index}) => index.name),
    bySection: countBy(ranked, ({page}) => page.section),
    ...(spelling === undefined ? {} : {spelling}),
  };
}

/** Ranks the pages of all versions; of the same page in several, the one of the version named first comes first. */
async function rankAll(
  indexes: readonly VersionIndex[],
  terms: readonly Term[],
  text: string,
): Promise<RankedPage[]> {
  const ranked = await Promise.all(indexes.map((index) => rankPages(index, terms, text)));
  const aged = ranked.flatMap((pages, i) =>
    pages.map((page) => ({...page, score: page.score * OLDER_VERSION ** i})),
  );
  return aged.sort((a, b) => b.score - a.score);
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}
