import fs from 'node:fs';
import path from 'node:path';
import {inlineCodeOf} from './inlineCode';

/** The hashes of the scripts and styles in the pages of a site, each once and sorted. */
export type InlineHashes = {readonly scripts: readonly string[]; readonly styles: readonly string[]};

/**
 * Returns the hashes of all inline scripts and style elements in the given pages. `files` are relative to `outDir`.
 * Throws one error that lists every page with something that the policy forbids.
 */
export function inlineHashes(outDir: string, files: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    const code = inlineCodeOf(fs.readFileSync(path.join(outDir, file), 'utf8'));
    code.scripts.forEach((hash) => scripts.add(hash));
    code.styles.forEach((hash) => styles.add(hash));
    problems.push(...code.forbidden.map((what) => `${file}: ${what}`));
  }
  if (problems.length > 0) throw new Error(messageOf(problems));
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}

function messageOf(problems: readonly string[]): string {
  const shown = problems.slice(0, 20);
  return [
    'The security policy forbids styles and code in attributes, and browsers would ignore these:',
    ...shown,
    ...(problems.length > shown.length ? [`… and ${problems.length - shown.length} more.`] : []),
    'Move styles to a class in src/css, and code to a script.',
    '',
  ].join('\n');
}
