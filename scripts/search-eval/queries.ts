import fs from 'node:fs/promises';
import {LATEST_VERSION} from '../../src/data/versions';

/** A query, and the pages that are good results for it. */
export type EvalQuery = {
  readonly version: string;
  readonly text: string;
  readonly accepted: readonly string[];
};

/** Parses a table with version, query and accepted routes (separated by commas), in which `latest` is the
 * latest version. Throws for a malformed line. */
export async function readQueries(file: string): Promise<EvalQuery[]> {
  const [, ...lines] = (await fs.readFile(file, 'utf8')).split(/\r?\n/);
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const [version, text, routes] = line.split('\t');
    if (!version || !text || !routes)
      throw new Error(`${file}:${i + 2}: Write version, query and routes, separated by tabs.`);
    return [
      {
        version: version === 'latest' ? LATEST_VERSION : version,
        text,
        accepted: routes.split(',').map((route) => route.trim()),
      },
    ];
  });
}
