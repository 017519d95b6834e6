import fs from 'node:fs';

/**
 * Puts a file that is kept between builds into the built site. A link is much cheaper than a copy, of small files most;
 * where there can be none, to another file system, it is a copy. Whoever changes one changes both: replace it instead.
 */
export function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(from, to);
  }
}
