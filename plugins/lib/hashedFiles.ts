/**
 * The folders, relative to the base URL, whose files have a hash in their path, as a regular expression.
 * `scripts/hosts/vercel.ts` has the same folders in Vercel's syntax.
 */
export const HASHED_FOLDERS = '(?:assets|search-index/[^/]+)/';

const HASHED = new RegExp(`^${HASHED_FOLDERS}`);

/**
 * Returns whether the path of a file, relative to the base URL, has a hash of the file's content in it. Every deployment
 * that has a file there has the same one, so browsers may keep it.
 */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}
