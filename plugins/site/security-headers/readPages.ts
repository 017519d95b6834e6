import fs from 'node:fs';
import path from 'node:path';
import {inlineCodeOf} from './inlineCode';

/**
 * Returns the hashes of all inline scripts in the given pages, each once and sorted. `files` are relative to `outDir`.
 * Throws one error that lists every page with something that the policy forbids.
 */
export function scriptHashes(outDir: string, files: readonly string[]): string[] {
  const hashes = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    const code = inlineCodeOf(fs.readFileSync(path.join(outDir, file), 'utf8'));
    code.hashes.forEach((hash) => hashes.add(hash));
    problems.push(...code.forbidden.map((what) => `${file}: ${what}`));
  }
  if (problems.length > 0) throw new Error(messageOf(problems));
  return [...hashes].sort();
}

function messageOf(problems: readonly string[]): string {
  const shown = problems.slice(0, 20);
  return [
    'The security policy forbids inline styles and code in attributes, and browsers would ignore these:',
    ...shown,
    ...(problems.length > shown.length ? [`… and ${problems.length - shown.length} more.`] : []),
    'Move styles to a class in src/css, and code to a script.',
    '',
  ].join('\n');
}
