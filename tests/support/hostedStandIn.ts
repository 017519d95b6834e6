import type {Page, Route} from 'playwright-core';
import {MARK_END, MARK_START, type HostedRecord} from '../../plugins/search/browser/engine/hostedRecords';

/** The parts of the hosted client's request that the fake service handles. */
type HostedRequest = {
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
};

export type StandIn = {
  /** All requests, oldest first. */
  readonly asked: HostedRequest[];
  /** Sets how the service responds from now on: normally, not at all for now, or with an error. */
  readonly set: (mood: Mood) => void;
};

type Mood = 'answers' | 'holds' | 'fails';

/**
 * Replaces the hosted search service on `page`. A record matches if its title, headings or text contain every word of
 * the query. The facets are those that the DocSearch crawler configures.
 */
export async function standInForHosted(page: Page, records: readonly HostedRecord[]): Promise<StandIn> {
  const asked: HostedRequest[] = [];
  const held: (() => void)[] = [];
  let mood: Mood = 'answers';
  await page.route(/^https:\/\/[^/]*algolia/, async (route) => {
    if (mood === 'holds') await new Promise<void>((resolve) => held.push(resolve));
    if (mood === 'fails') return route.abort();
    const {requests} = route.request().postDataJSON() as {requests: HostedRequest[]};
    asked.push(...requests);
    return fulfill(route, {results: requests.map((request) => answer(request, records))});
  });
  return {
    asked,
    set(next) {
      mood = next;
      held.splice(0).forEach((release) => release());
    },
  };
}

function fulfill(route: Route, json: unknown): Promise<void> {
  return route.fulfill({json, headers: {'access-control-allow-origin': '*'}});
}

function answer(request: HostedRequest, records: readonly HostedRecord[]): Record<string, unknown> {
  const {query, facetFilters, hitsPerPage, offset = 0, length = 20} = request;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    (record) => words.every((word) => textOf(record).includes(word)) && passes(record, facetFilters),
  );
  return {
    hits:
      hitsPerPage === 0 ? [] : found.slice(offset, offset + length).map((record) => marked(record, words)),
    nbHits: found.length,
    facets: {
      docusaurus_tag: count(found.map((record) => String(record.docusaurus_tag))),
      'hierarchy.lvl0': count(found.map((record) => record.hierarchy.lvl0 ?? '')),
    },
  };
}

function textOf({hierarchy, content}: HostedRecord): string {
  return [...Object.values(hierarchy), content].join(' ').toLowerCase();
}

function passes(record: HostedRecord, filters: HostedRequest['facetFilters']): boolean {
  const facts = [
    'language:en',
    `docusaurus_tag:${String(record.docusaurus_tag)}`,
    `hierarchy.lvl0:${record.hierarchy.lvl0}`,
  ];
  return filters.every((any) => [any].flat().some((filter) => facts.includes(filter)));
}

function marked(record: HostedRecord, words: readonly string[]): HostedRecord {
  const value = words.reduce(
    (text, word) => text.replaceAll(word, `${MARK_START}${word}${MARK_END}`),
    record.content ?? '',
  );
  return {...record, _snippetResult: {content: {value}}};
}

function count(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}
