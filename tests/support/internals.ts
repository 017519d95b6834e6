import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './fixtureSite';

/** Something inside Docusaurus that one of our plugins relies on, though nobody promised it. */
export type Internal = {
  /** Below `node_modules/@docusaurus`. */
  readonly file: string;
  /** The text, as it stands there. */
  readonly contains: string;
  /** Who relies on it, for what. */
  readonly why: string;
};

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');

/**
 * Returns what is wrong with an internal, as a sentence that says what to do, or `undefined` if it is as
 * it was. `root` is the folder that `file` is below.
 */
export function problemOf({file, contains, why}: Internal, root = DOCUSAURUS): string | undefined {
  const absolute = path.join(root, file);
  const advice = `${why}. Compare the file with the one of the last release, and adapt or drop that plugin.`;
  if (!fs.existsSync(absolute)) return `@docusaurus/${file} is gone: ${advice}`;
  if (fs.readFileSync(absolute, 'utf8').includes(contains)) return undefined;
  return `@docusaurus/${file} no longer holds ${JSON.stringify(contains)}: ${advice}`;
}
