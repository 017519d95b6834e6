import fs from 'node:fs';
import path from 'node:path';

/** What is wrong with a file or a folder itself, rather than with its content. */
export type FileProblem = {
  /** The path from the site's folder, with `/`. */
  readonly file: string;
  /** One sentence without a period. */
  readonly message: string;
  /** The correction, in one sentence without a period. */
  readonly hint: string;
};

/** The folders whose files become pages, with their names as addresses. */
const DOCS = ['docs', 'versioned_docs'];
/** The folder whose files are published as they are. */
const STATIC = 'static';

const NAME = /^[A-Za-z0-9._-]+$/;

/** Returns what is wrong with the files in a site's docs trees and in `static`, sorted by their paths. */
export function fileProblems(siteDir: string): FileProblem[] {
  return [
    ...DOCS.flatMap((folder) => [...entriesBelow(siteDir, folder)].flatMap(docProblems)),
    ...[...entriesBelow(siteDir, STATIC)].flatMap(linkProblems),
  ].sort((a, b) => a.file.localeCompare(b.file));
}

type Entry = {readonly file: string; readonly isLink: boolean};

/** Yields the files and folders below a folder, without following symbolic links. */
function* entriesBelow(siteDir: string, folder: string): Generator<Entry> {
  const dir = path.join(siteDir, folder);
  if (!fs.existsSync(dir)) return;
  for (const entry of fs.readdirSync(dir, {withFileTypes: true})) {
    const file = `${folder}/${entry.name}`;
    yield {file, isLink: entry.isSymbolicLink()};
    if (entry.isDirectory()) yield* entriesBelow(siteDir, file);
  }
}

function docProblems(entry: Entry): FileProblem[] {
  const name = path.posix.basename(entry.file);
  if (NAME.test(name)) return linkProblems(entry);
  const wrong = [...name].find((character) => !NAME.test(character)) ?? '';
  return [
    {
      file: entry.file,
      message: `The name "${name}" has the character "${wrong}"`,
      hint: 'Names become addresses, so they have the letters a to z, digits, ".", "-" and "_" only',
    },
  ];
}

function linkProblems({file, isLink}: Entry): FileProblem[] {
  if (!isLink) return [];
  const message =
    'This is a symbolic link, which could publish any file of the computer that builds the site';
  return [{file, message, hint: 'Replace it with the file or the folder itself'}];
}
