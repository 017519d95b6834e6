import type {FunctionFact} from './facts';

/**
 * Returns a function that finds the entry points, sorted, that reach a function by calls inside the package. `entryOf` returns the plugin method or the
 * CLI command that a function implements. Functions are compared by name, as the sources call them.
 */
export function entryFinder(
  functions: readonly FunctionFact[],
  entryOf: (name: string) => string | undefined,
): (within: string | undefined) => readonly string[] {
  const callers = new Map<string, Set<string>>();
  for (const {name, calls} of functions) {
    for (const called of calls) callers.set(called, (callers.get(called) ?? new Set()).add(name));
  }
  return (within) => (within ? [...entriesOf(within, callers, entryOf)].sort() : []);
}

function entriesOf(
  start: string,
  callers: ReadonlyMap<string, ReadonlySet<string>>,
  entryOf: (name: string) => string | undefined,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const entry = entryOf(name);
    if (entry) found.add(entry);
    else open.push(...(callers.get(name) ?? []));
  }
  return found;
}
