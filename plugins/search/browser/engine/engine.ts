import type {Manifest} from './catalog';
import {correct} from './correct';
import {PagefindClient} from './pagefindClient';
import {rankPages, type RankedPage} from './rank';
import {termsOf} from './terms';
import {toHit} from './toHit';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';
import {ALL_VERSIONS} from './versionNames';

const DEFAULT_LIMIT = 8;
/** How many parts of the first page are read for places that match; of the others, it is one, which loads less. */
const TOP_PARTS = 5;
/** The score factor for each older version of a page when all versions are searched. */
const OLDER_VERSION = 0.97;

/** Returns an engine that searches the index made by the build and loads its files on demand. */
export function createPagefindEngine(indexUrl: string): SearchEngine {
  const client = new PagefindClient(indexUrl);
  return {
    warmUp: async (version) => {
      const {versions} = await client.manifest();
      const name = version ?? versions[0]?.name;
      if (name !== undefined) await client.index(name);
    },
    search: (query) => search(client, query),
  };
}

async function search(client: PagefindClient, query: SearchQuery): Promise<SearchAnswer> {
  const [{versions}, index] = await Promise.all([client.manifest(), client.index(query.version)]);
  const {terms, spelling} = await correct(index, termsOf(query.text), query.text);
  const found = await rankPages(index, terms, query.text);
  const ranked = query.version === ALL_VERSIONS ? newestFirst(found, versions) : found;
  const inSection = ranked.filter(({page}) => query.section === undefined || page.section === query.section);
  const {offset = 0, limit = DEFAULT_LIMIT} = query;
  return {
    hits: await Promise.all(
      inSection
        .slice(offset, offset + limit)
        .map((one, i) => toHit(index, one, terms, i === 0 ? TOP_PARTS : 1)),
    ),
    total: inSection.length,
    byVersion: countBy(ranked, ({page}) => page.version),
    bySection: countBy(ranked, ({page}) => page.section),
    ...(spelling === undefined ? {} : {spelling}),
  };
}

/** Puts the newest version of a page first, unless an older version matches much better. */
function newestFirst(ranked: readonly RankedPage[], versions: Manifest['versions']): RankedPage[] {
  const age = new Map(versions.map(({name}, i) => [name, i]));
  return ranked
    .map((one) => ({...one, score: one.score * OLDER_VERSION ** (age.get(one.page.version) ?? 0)}))
    .sort((a, b) => b.score - a.score);
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}
