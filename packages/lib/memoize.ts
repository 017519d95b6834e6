/**
 * Returns a memoized `compute`. The first argument is the cache key, which must determine the result. When the cache
 * holds `limit` results, it is cleared, because results that are still needed are soon cached again. Errors aren't
 * cached.
 */
export function memoize<Rest extends readonly unknown[], Result>(
  limit: number,
  compute: (key: string, ...rest: Rest) => Result,
): (key: string, ...rest: Rest) => Result {
  const kept = new Map<string, Result>();
  return (key, ...rest) => {
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Result;
    const result = compute(key, ...rest);
    if (kept.size >= limit) kept.clear();
    kept.set(key, result);
    return result;
  };
}

/** The results of a function for a site's docs versions that are kept: more than there are versions. */
const VERSIONS = 20;

/** Returns a memoized function of a docs version. */
export function memoizeByVersion<Result>(
  compute: (siteDir: string, version: string) => Result,
): (siteDir: string, version: string) => Result {
  const memoized = memoize(VERSIONS, (_key: string, siteDir: string, version: string) =>
    compute(siteDir, version),
  );
  return (siteDir, version) => memoized(`${siteDir} ${version}`, siteDir, version);
}
