import fs from 'node:fs';
import path from 'node:path';
import {hashOf, inlineCodeOf} from './inlineCode';
import {isKnown, shapeOf} from './scriptShape';

/** A page of the built site. */
export type BuiltPage = {
  /** The HTML file, relative to the folder of the built site. */
  readonly html: string;
  /** What a message about the page names: its Markdown file if it has one. */
  readonly source: string;
};

/** The hashes of the scripts and styles in the pages of a site, each once and sorted. */
export type InlineHashes = {readonly scripts: readonly string[]; readonly styles: readonly string[]};

/**
 * Returns the hashes of all inline scripts and style elements in the given pages, whose files are in `outDir`. Throws one
 * error for whatever the policy forbids, or for scripts that `inlineScripts.json` doesn't list, with the pages.
 */
export function inlineHashes(outDir: string, pages: readonly BuiltPage[]): InlineHashes {
  const scripts = new Map<string, string[]>();
  const styles = new Map<string, string[]>();
  const forbidden = new Map<string, string[]>();
  for (const {html, source} of pages) {
    const code = inlineCodeOf(fs.readFileSync(path.join(outDir, html), 'utf8'));
    for (const text of code.scripts) note(scripts, text, source);
    for (const text of code.styles) note(styles, text, source);
    for (const what of code.forbidden) note(forbidden, what, source);
  }
  const unknown = [...scripts].filter(([text]) => !isKnown(text));
  if (forbidden.size > 0) throw new Error(forbiddenMessage(forbidden));
  if (unknown.length > 0) throw new Error(unknown.map(unknownMessage).join('\n'));
  return {scripts: hashesOf(scripts), styles: hashesOf(styles)};
}

/** Adds a page to those that have something. */
function note(found: Map<string, string[]>, what: string, page: string): void {
  const pages = found.get(what);
  if (pages) pages.push(page);
  else found.set(what, [page]);
}

function hashesOf(texts: ReadonlyMap<string, unknown>): string[] {
  return [...texts.keys()].map(hashOf).sort();
}

/** How many things a message lists. */
const SHOWN = 20;

function forbiddenMessage(found: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...found].map(
    ([what, pages]) => `${placeOf(pages)}  A component or a generated part of the page has ${what}.`,
  );
  return [
    'The security policy forbids styles and code in attributes, and browsers would ignore these:',
    ...lines.slice(0, SHOWN),
    ...(lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more.`] : []),
    'Move styles to a class in src/css, and code to a script.',
  ].join('\n');
}

/** How much of a script a message shows. */
const START = 120;

function unknownMessage([text, pages]: readonly [string, readonly string[]]): string {
  const entry = JSON.stringify({shape: shapeOf(text), does: '…'});
  return `${placeOf(pages)}  The page has an inline script that isn't known: ${text.slice(0, START)}… If readers' browsers should run it, add ${entry} to plugins/site/security-headers/inlineScripts.json and say what it does.`;
}

function placeOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
