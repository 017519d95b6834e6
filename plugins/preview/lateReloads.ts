import type {Compilation} from './compilation';

/**
 * Returns `load`, whose calls after the first wait until nothing is being compiled. Those that come while one waits
 * get what that one loads.
 */
export function lateReloads<Content>(
  load: () => Promise<Content>,
  {settled}: Pick<Compilation, 'settled'>,
): () => Promise<Content> {
  let isFirst = true;
  let waiting: Promise<Content> | undefined;
  const loadAfter = async (): Promise<Content> => {
    await settled();
    // Before it reads: what changes from now on needs another reading.
    waiting = undefined;
    return load();
  };
  return () => {
    if (!isFirst) return (waiting ??= loadAfter());
    isFirst = false;
    return load();
  };
}
