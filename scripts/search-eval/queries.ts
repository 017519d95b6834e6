import fs from 'node:fs/promises';

/** A query, and the pages of which one answers it. */
export type EvalQuery = {
  readonly version: string;
  readonly text: string;
  readonly accepted: readonly string[];
};

/** Reads a table of version, query and accepted routes (with commas between them); throws for a broken line. */
export async function readQueries(file: string): Promise<EvalQuery[]> {
  const [, ...lines] = (await fs.readFile(file, 'utf8')).split(/\r?\n/);
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const [version, text, routes] = line.split('\t');
    if (!version || !text || !routes)
      throw new Error(`${file}:${i + 2}: version, query and routes with tabs.`);
    return [{version, text, accepted: routes.split(',').map((route) => route.trim())}];
  });
}
