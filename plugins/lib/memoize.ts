/**
 * Returns `compute`, which computes once for a key and then gives the same result again. The key, which is the
 * first argument, must hold all that the result depends on. When `limit` results are kept all are forgotten:
 * those asked for again are asked for soon. An error is not kept.
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
