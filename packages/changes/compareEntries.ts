import {findRenamedTypes} from './renamedTypes';
import type {Change, Entry, Facts} from './types';

/**
 * Returns the differences between two versions of an API: what was added, removed, renamed, deprecated or changed, in the
 * order of the newer version, with what it no longer has at the end.
 */
export function compareEntries(before: readonly Entry[], after: readonly Entry[]): Change[] {
  const renamed = findRenamedTypes(before, after);
  const earlier = before.map((entry) => renamed.entry(entry));
  const old = new Map(earlier.map((entry) => [entry.key, entry]));
  const current = new Map(after.map((entry) => [entry.key, entry]));
  const kept = after.flatMap((entry): Change[] => {
    const previous = old.get(entry.key);
    if (previous) return changesOf(previous, entry, renamed.text);
    return isNews(entry, old) ? [added(entry)] : [];
  });
  const removed = earlier.filter((entry) => !current.has(entry.key) && isNews(entry, current)).map(gone);
  return [...kept, ...removed];
}

/**
 * Returns whether it is news that only one version has the entry: it belongs to nothing, or to something that `others`
 * has, too, and in the same form. An interface that became another name of a type takes its properties with it.
 */
function isNews({parent, form}: Entry, others: ReadonlyMap<string, Entry>): boolean {
  if (parent === undefined) return true;
  const owner = others.get(parent);
  return owner !== undefined && owner.facts.declaration === form;
}

const added = ({subject, name, anchor, comment}: Entry): Change => ({
  kind: 'added',
  subject,
  name,
  anchor,
  comment,
});

const gone = ({subject, name, anchor}: Entry): Change => ({
  kind: 'removed',
  subject,
  name,
  oldAnchor: anchor,
});

/** Things whose name is no part of their key, so that they can be the same under another name. */
const RENAMABLE: readonly string[] = ['plugin', 'type'];

type ToNewer = (text: string) => string;

function changesOf(before: Entry, after: Entry, toNewer: ToNewer): Change[] {
  const {subject, name, anchor} = after;
  const shared = {subject, name, anchor, oldAnchor: before.anchor};
  const facts = differentFacts(before.facts, after.facts, toNewer);
  const isRenamed = RENAMABLE.includes(subject) && before.name !== name;
  const isDeprecated = after.deprecated && !before.deprecated;
  return [
    ...(isRenamed ? [{kind: 'renamed', ...shared, oldName: before.name} as const] : []),
    ...(facts.length > 0 ? [{kind: 'changed', ...shared, facts} as const] : []),
    ...(isDeprecated ? [{kind: 'deprecated', ...shared, comment: after.advice} as const] : []),
  ];
}

/** A fact that only mentions a type's older name is the same. */
function differentFacts(
  before: Facts,
  after: Facts,
  toNewer: ToNewer,
): {fact: string; before: string; after: string}[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((fact) => ({fact, before: before[fact] ?? '', after: after[fact] ?? ''}))
    .filter((one) => toNewer(one.before) !== one.after);
}
