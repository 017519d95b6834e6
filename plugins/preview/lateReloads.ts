/**
 * Returns a version of `load` whose first call runs at once and whose later calls wait until nothing is being
 * compiled. Calls made while another one waits share its result.
 */
export function lateReloads<Content>(
  load: () => Promise<Content>,
  settled: () => Promise<void>,
): () => Promise<Content> {
  let isFirst = true;
  let waiting: Promise<Content> | undefined;
  const loadAfter = async (): Promise<Content> => {
    await settled();
    // Reset before loading, because a change that comes from now on needs another load.
    waiting = undefined;
    return load();
  };
  return () => {
    if (!isFirst) return (waiting ??= loadAfter());
    isFirst = false;
    return load();
  };
}
