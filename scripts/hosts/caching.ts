/** Browsers keep the file, and ask the host whether it is still the latest before each use. */
export const REVALIDATED = 'no-cache';
/** Browsers keep the file for a year and don't ask. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
