import path from 'node:path';

/** Returns a path of this system with `/` between its parts, as addresses and links have it. */
export function withSlashes(file: string): string {
  return file.split(path.sep).join('/');
}

/** Returns the path from the folder `from` to a file, with `/` between its parts. */
export function relativePath(from: string, file: string): string {
  return withSlashes(path.relative(from, file));
}

/** Returns the link from a page's file to another file: `./camera.md`, `../basics/workflow.md`. */
export function relativeLink(page: string, file: string): string {
  const relative = relativePath(path.dirname(page), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
