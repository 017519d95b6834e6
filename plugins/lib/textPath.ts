/** The names of the files that list the pages of a version and contain their text, for assistants. */
export const INDEX = 'llms.txt';
export const FULL_TEXT = 'llms-full.txt';

/** Returns the path of one of these files, by the path of its version (`/docs/` or `/docs/v6`). */
export function textPath(versionPath: string, name: string): string {
  return `${versionPath.replace(/\/?$/, '/')}${name}`;
}
