import {EXPECTED, kindOf} from '../../../../packages/upgrade/kinds';
import type {Problem} from '../../../../packages/upgrade/project';
import type {Given} from './state';

/** A file in a folder, with its path below the folder that was chosen. */
type Entry = {readonly path: string; readonly file: File};

/** The largest file that is read, in bytes, and how many source files of the app. */
const MAX_BYTES = 2_000_000;
const MAX_SOURCES = 5000;

/** Returns the chosen files. Those in a folder that the assistant has no use for are left out without a word. */
export async function readChosen(chosen: readonly File[]): Promise<Given> {
  const entries = chosen.map((file) => ({
    path: file.webkitRelativePath.replace(/^[^/]*\//, '') || file.name,
    file,
  }));
  const isFolder = chosen.some(({webkitRelativePath}) => webkitRelativePath !== '');
  return readEntries(entries, isFolder);
}

/** Returns the files that were dropped, and those in dropped folders. */
export async function readDropped(transfer: DataTransfer): Promise<Given> {
  // The list is emptied as soon as the event is over, so it's copied before anything is awaited.
  const dropped = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // A file from another program, such as an attachment, is in no file system.
  const loose = [...transfer.items].flatMap((item) =>
    item.webkitGetAsEntry() ? [] : (item.getAsFile() ?? []),
  );
  if (dropped.length + loose.length === 0) {
    const message = `It has no files. Drop ${EXPECTED}, or a project's folder.`;
    return {files: [], problems: [{path: 'What you dropped', message}], isFolder: false};
  }
  const isFolder = dropped.some(({isDirectory}) => isDirectory);
  const isOne = dropped.length === 1;
  const found = await Promise.all(
    dropped.map((entry) => entriesOf(entry, isOne && isFolder ? '' : entry.name)),
  );
  return readEntries([...found.flat(), ...loose.map((file) => ({path: file.name, file}))], isFolder);
}

async function entriesOf(entry: FileSystemEntry, path: string): Promise<Entry[]> {
  if (isFile(entry)) return [{path, file: await fileOf(entry)}];
  if (!isDirectory(entry) || kindOf(`${path}/package.json`) === undefined) return [];
  const children = await childrenOf(entry);
  const found = await Promise.all(
    children.map((child) => entriesOf(child, path ? `${path}/${child.name}` : child.name)),
  );
  return found.flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A folder is read in parts: until a part is empty. */
async function childrenOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function readEntries(entries: readonly Entry[], isFolder: boolean): Promise<Given> {
  const known = entries.filter(({path}) => kindOf(path) !== undefined);
  const sources = known.filter(({path}) => kindOf(path) === 'source');
  const kept = [...known.filter((entry) => !sources.includes(entry)), ...sources.slice(0, MAX_SOURCES)];
  const large = kept.filter(({path, file}) => file.size > MAX_BYTES && kindOf(path) !== 'lock');
  const files = await Promise.all(
    kept
      .filter((entry) => !large.includes(entry))
      .map(async ({path, file}) => ({path, text: await file.text()})),
  );
  const problems = [
    ...(isFolder ? withoutManifest(known) : unknownFiles(entries)),
    ...tooMany(sources.length),
    ...large.map(({path}) => ({path, message: 'The file is larger than 2 MB, so it was left out.'})),
  ];
  return {files, problems, isFolder};
}

function unknownFiles(entries: readonly Entry[]): Problem[] {
  return entries
    .filter(({path}) => kindOf(path) === undefined)
    .map(({path}) => ({
      path,
      message: `This isn't one of the files that the assistant reads. It expects ${EXPECTED}, or a project's folder.`,
    }));
}

function withoutManifest(known: readonly Entry[]): Problem[] {
  if (known.some(({path}) => kindOf(path) === 'package')) return [];
  const message = 'It has no package.json. Choose the folder of your project, which has one.';
  return [{path: 'The folder', message}];
}

function tooMany(sources: number): Problem[] {
  if (sources <= MAX_SOURCES) return [];
  const message = `It has ${sources} source files, and only the first ${MAX_SOURCES} were read. Search the others yourself for the names in the steps.`;
  return [{path: 'The folder', message}];
}
