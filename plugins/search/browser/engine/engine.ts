import {partAt, type CatalogPage, type Manifest} from './catalog';
import {collapseVersions} from './collapse';
import {correct, type Corrected} from './correct';
import {countBy} from './countBy';
import {mayBeMessage, MessageFinder, type FoundMessage, type StartLookup} from './messages';
import {PagefindClient, type LoadedIndex} from './pagefindClient';
import {rankPages, type RankedPage} from './rank';
import {termsOf} from './terms';
import {toHit} from './toHit';
import {failToLoad, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
import {ALL_VERSIONS} from './versionNames';

const DEFAULT_LIMIT = 8;
/** How many parts of the first page are read to find the places that match. Of the others, one is, because each is a request. */
const TOP_PARTS = 5;
/** The score factor for each older version of a page when all versions are searched. */
const OLDER_VERSION = 0.97;

/**
 * Returns an engine that searches the index made by the build and loads its files on demand. `startLookup` returns what looks
 * up messages.
 */
export function createPagefindEngine(indexUrl: string, startLookup: StartLookup): SearchEngine {
  const client = new PagefindClient(indexUrl);
  const messages = new MessageFinder(startLookup);
  return {
    warmUp: async (version) => {
      await client.index(version);
    },
    search: (query) => search(client, messages, query),
  };
}

async function search(
  client: PagefindClient,
  messages: MessageFinder,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const [{versions}, index] = await Promise.all([client.manifest(), client.index(query.version)]);
  const isWide = query.version === ALL_VERSIONS;
  const message = mayBeMessage(query.text, isWide)
    ? await messages.find(query.text, await index.messages()).catch(failToLoad)
    : undefined;
  const {terms, spelling} = await wordsFor(index, query.text, message);
  const found = await rankPages(index, terms, query.text);
  const ranked = withMessage(isWide ? newestFirst(found, versions) : found, message, index.pages);
  // In one version, nothing has the same path.
  const results = collapseVersions(
    ranked,
    versions.map(({name}) => name),
  );
  const inSection = results.filter(({page}) => query.section === undefined || page.section === query.section);
  const {offset = 0, limit = DEFAULT_LIMIT} = query;
  return {
    hits: await Promise.all(
      inSection.slice(offset, offset + limit).map(async (one, i) => ({
        ...(await toHit(index, one, terms, i === 0 ? TOP_PARTS : 1)),
        others: one.others.map(({version, url}) => ({version, url})),
      })),
    ),
    total: inSection.length,
    byVersion: countBy(ranked, ({page}) => page.version),
    bySection: countBy(results, ({page}) => page.section),
    ...(spelling === undefined ? {} : {spelling}),
  };
}

/**
 * Returns the words to look up. Of a message, only the longest one is looked up in the text of pages, because each word
 * loads a file, and the message itself is found.
 */
async function wordsFor(
  index: LoadedIndex,
  text: string,
  message: FoundMessage | undefined,
): Promise<Corrected> {
  const terms = termsOf(text);
  if (!message?.isCertain) return correct(index, terms, text);
  const [longest, ...others] = terms.toSorted((a, b) => b.word.length - a.word.length);
  return {terms: [...(longest ? [longest] : []), ...others.map((term) => ({...term, inNames: true}))]};
}

/** Puts the message first, or second if it's only similar to the query. */
function withMessage(
  ranked: readonly RankedPage[],
  message: FoundMessage | undefined,
  pages: readonly CatalogPage[],
): readonly RankedPage[] {
  if (!message) return ranked;
  const page = pages.find(({url}) => url === message.url);
  const part = page && partAt(page, message.place);
  if (!page || !part) return ranked;
  const others = ranked.filter((one) => one.page !== page);
  const before = message.isCertain ? 0 : 1;
  const score = others[0]?.score ?? 1;
  return others.toSpliced(before, 0, {page, parts: [part], score, place: message.place});
}

/** Puts the newest version of a page first, unless an older version matches much better. */
function newestFirst(ranked: readonly RankedPage[], versions: Manifest['versions']): RankedPage[] {
  const age = new Map(versions.map(({name}, i) => [name, i]));
  return ranked
    .map((one) => ({...one, score: one.score * OLDER_VERSION ** (age.get(one.page.version) ?? 0)}))
    .sort((a, b) => b.score - a.score);
}
