import type {FunctionFact, Site, SourceFacts} from '../../messages/facts';

/**
 * Matches the words with which code says that a platform doesn't support something: `not available`, `UNIMPLEMENTED`,
 * `notSupported`.
 */
const UNSUPPORTED =
  /\bnot[\s_]+(?:yet[\s_]+)?(?:implemented|available|supported)|unimplemented|unavailable|unsupported|not(?:Implemented|Available|Supported)/i;

/**
 * Returns the names of the functions for which `isOwn` returns true, each with whether it works: one doesn't if it refuses
 * every call because the platform doesn't support the method. Of several functions with a name, one that works is enough.
 */
export function ownMethods(
  sources: readonly SourceFacts[],
  isOwn: (one: FunctionFact) => boolean,
): ReadonlyMap<string, boolean> {
  const all = sources.flatMap((facts) =>
    facts.functions.map((one) => ({one, refuses: refusesAlways(one, facts)})),
  );
  const methods = new Map<string, boolean>();
  for (const {one, refuses} of all.filter((candidate) => isOwn(candidate.one))) {
    const others = all.filter((other) => other.one.name === one.calls[0] && other.one !== one);
    const passesOn = one.calls.length === 1 && others.length > 0 && others.every((other) => other.refuses);
    methods.set(one.name, methods.get(one.name) === true || !(refuses || passesOn));
  }
  return methods;
}

/** Returns whether a function itself refuses in any case: it never resolves, and no condition decides about its refusal. */
function refusesAlways({name, owner, calls}: FunctionFact, {sites}: SourceFacts): boolean {
  if (calls.some((called) => /^(?:resolve|success)/.test(called))) return false;
  return sites.some(
    (site) => site.within === name && site.owner === owner && site.conditions.length === 0 && isRefusal(site),
  );
}

function isRefusal({kind, args}: Site): boolean {
  return kind === 'unimplemented' || kind === 'unavailable' || UNSUPPORTED.test(JSON.stringify(args));
}
