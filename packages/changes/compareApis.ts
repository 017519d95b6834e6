import {compareEntries} from './compareEntries';
import type {Api, ApiChanges} from './types';

/** Pairs the APIs of two versions by their pages and compares them. `renamed` has old pages by new ones. */
export function compareApis(
  before: readonly Api[],
  after: readonly Api[],
  renamed: ReadonlyMap<string, string>,
): ApiChanges[] {
  const old = new Map(before.map((api) => [api.page, api]));
  const paired = after.map(({page, title, entries}): ApiChanges => {
    const previous = old.get(renamed.get(page) ?? page) ?? old.get(page);
    if (!previous) return {page, title, state: 'added', changes: []};
    old.delete(previous.page);
    const changes = compareEntries(previous.entries, entries);
    return {page, title, state: 'kept', oldPage: previous.page, changes};
  });
  const removed = [...old.values()].map(({page, title}): ApiChanges => ({
    page,
    title,
    state: 'removed',
    oldPage: page,
    changes: [],
  }));
  return [...paired, ...removed].sort((a, b) => a.title.localeCompare(b.title));
}
