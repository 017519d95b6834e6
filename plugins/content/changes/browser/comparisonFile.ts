/** What the file of a pair of versions contains: the list of changes. */
export type ComparisonFile = {readonly html: string};

/** Returns where the list of changes between two versions is, below the site's base URL. */
export function comparisonFile(from: string, to: string): string {
  return `changes/${from}-${to}.json`;
}
