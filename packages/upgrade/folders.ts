import type {SourceFile} from './read/types';

/** Returns the folder of a file: empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns whether a path is a folder or in it. Everything is in the top folder. */
export function isIn(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** Returns the files in a folder or in those around it, the nearest first. */
export function filesAround<T extends SourceFile>(files: readonly T[], folder: string): T[] {
  return files.filter(({path}) => isIn(folder, folderOf(path))).sort((a, b) => b.path.length - a.path.length);
}

/** Returns the deepest of the folders that a path is in, if it's in one. */
export function deepest(path: string, folders: readonly string[]): string | undefined {
  return folders.filter((folder) => isIn(path, folder)).sort((a, b) => b.length - a.length)[0];
}

/** Returns whether a file belongs to the app in `root`, and not to another one below it. `roots` are those of all apps. */
export function belongsTo(root: string, path: string, roots: readonly string[]): boolean {
  return isIn(path, root) && deepest(path, roots) === root;
}

/** Returns whether an app may use a file: its own ones, and those in a repository that belong to no app. */
export function mayUse(root: string, path: string, roots: readonly string[]): boolean {
  const owner = deepest(path, roots);
  return owner === undefined || owner === root;
}
