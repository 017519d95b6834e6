import fs from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../lib/posixPaths';

/** Editors write a file in several steps. Writes within this time are one change. */
const SETTLE_MS = 80;

/**
 * Calls `onChange` with the pages (paths from `siteDir`) that were written since the previous call, until `signal`
 * aborts. Deleted files are not reported.
 */
export function watchPages(
  siteDir: string,
  onChange: (files: readonly string[]) => void,
  signal: AbortSignal,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const files = [...changed].filter((file) => fs.existsSync(path.join(siteDir, file)));
    changed.clear();
    if (files.length > 0) onChange(files);
  };
  for (const root of ['docs', 'versioned_docs']) {
    fs.watch(path.join(siteDir, root), {recursive: true, signal}, (_event, name) => {
      if (!name || !/\.mdx?$/.test(name)) return;
      changed.add(`${root}/${withSlashes(name)}`);
      clearTimeout(timer);
      timer = setTimeout(report, SETTLE_MS);
    });
  }
}
