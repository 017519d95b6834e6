import {EXPECTED, kindOf, pathOfPasted, scriptPath, usualFolder} from './kinds';
import {ReadError, type SourceFile} from './read/types';

/** The longest pasted text that is read, in characters. */
const LONGEST = 2_000_000;

/**
 * Returns the file that a pasted text is, with the path of a file of its kind. `name` is the kind that the reader chose,
 * or empty. Throws a `ReadError` that says what was expected.
 */
export function pastedFile(text: string, name = ''): SourceFile {
  if (text.length > LONGEST)
    throw new ReadError('The text is longer than 2 million characters, so it was left out.');
  if (text.trim() === '') throw new ReadError(`Nothing was pasted. Paste the whole text of ${EXPECTED}.`);
  const path = name ? scriptPath(name, text) : pathOfPasted(text);
  if (path === undefined) {
    throw new ReadError(`This text looks like none of the files that the assistant reads: ${EXPECTED}.`);
  }
  return {path, text};
}

/**
 * Returns a file that was given without its folder, with the path that it has in the app in the folder `root`. Otherwise
 * the two files called `build.gradle` would be one, and a newer text of a file would be another file.
 */
export function placedFile({path, text}: SourceFile, root: string): SourceFile {
  const kind = kindOf(path, text);
  const folder = kind === undefined || path.includes('/') ? '' : usualFolder(kind);
  return {path: `${root === '' ? '' : `${root}/`}${folder}${path}`, text};
}
