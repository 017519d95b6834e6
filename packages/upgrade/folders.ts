/** Returns the folder of a file: empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** Returns whether a file belongs to the app in `root`, and not to another one below it. `roots` are those of all apps. */
export function belongsTo(root: string, path: string, roots: readonly string[]): boolean {
  return isIn(path, root) && !roots.some((other) => other.length > root.length && isIn(path, other));
}

/** Returns whether an app may use a source file: its own ones, and those in a monorepo that belong to no app. */
export function mayUse(root: string, path: string, roots: readonly string[]): boolean {
  const owner = roots.filter((one) => isIn(path, one)).at(-1);
  return owner === undefined || owner === root;
}
