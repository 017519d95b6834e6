import type {ApiChanges, Change} from '../packages/changes/types';

/** Returns the changes as lines of text, below the name of each plugin or page that has any. */
export function changeLines(all: readonly ApiChanges[]): string[] {
  return all.flatMap(({title, state, changes}) => {
    if (state !== 'kept') return [`${title}: ${state}`];
    return changes.length > 0 ? [title, ...changes.map((change) => `  ${line(change)}`)] : [];
  });
}

function line(change: Change): string {
  const what = `${change.kind.padEnd(10)} ${change.subject.padEnd(10)} ${change.name}`;
  if (change.kind === 'renamed') return `${what}  name: ${change.oldName} → ${change.name}`;
  if (change.kind !== 'changed') return what;
  const facts = change.facts.map(({fact, before, after}) => `${fact}: ${before || '–'} → ${after || '–'}`);
  return `${what}  ${facts.join('; ')}`;
}
