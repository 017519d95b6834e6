/** Browsers keep the file, and ask the host whether it is still the latest before each use. */
export const REVALIDATED = 'no-cache';
/** Browsers keep the file for a year and don't ask. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The folders, relative to the base URL, whose files have a hash in their path, as a regular expression. */
export const HASHED_FOLDERS = '(?:assets|search-index/[^/]+)/';

const HASHED = new RegExp(`^${HASHED_FOLDERS}`);

/** Returns whether a file, relative to the base URL, never changes its content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}
