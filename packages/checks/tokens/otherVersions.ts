import type {Requirements} from '../../pages/requirements';
import type {DocPage} from '../types';

/** A token that a page writes for another version, with where it starts (UTF-16 units). */
export type PinnedToken = {
  readonly token: string;
  readonly version: string;
  readonly name: string;
  readonly offset: number;
};

/** Pages that lead from one version to the next, such as `updating/5-0.md` and `android/updating.md`. */
const GUIDE = /(?:^|\/)updating(?:\/|\.md$)/;

/**
 * Returns whether something on the page says that the token is about another version: the page is an upgrade guide, the
 * token is the version's name, or the sentence, table row or sample names the version.
 */
export function isJustified(page: DocPage, pinned: PinnedToken, requirements: Requirements): boolean {
  const {version, name, offset} = pinned;
  if (version === page.version || GUIDE.test(page.path) || name === 'major') return true;
  const major = requirements.major?.values[version] ?? version.replace('v', '');
  if (major === requirements.major?.values[page.version]) return true;
  if (isAlternative(page.source, pinned)) return true;
  // The names of tokens contain versions, too.
  const context = contextAt(page.source, offset).replace(/%req\.(?!\w+\.major%)[^%\s]*%/g, '…');
  if (/^\s*\|/.test(context)) return new RegExp(`^\\s*\\|[^|\\d%]*${major}\\b|${named(major)}`).test(context);
  // Newer tools are made for later versions, and a later version's number is theirs.
  return new RegExp(named(major)).test(context) || isOfNewerTool(context);
}

/** The number of a later version that works as well: `JDK %req.javaVersion% or %req.v5.javaVersion%`. */
function isAlternative(source: string, {name, offset}: PinnedToken): boolean {
  return new RegExp(`%req\\.${name}%[\`*]* (?:or|to) [\`*]*$`).test(
    source.slice(Math.max(0, offset - 60), offset),
  );
}

function named(major: string): string {
  return `\\b(?:Capacitor|[Vv]ersions?|[Vv]|to|and|or) ?${major}(?:\\.[\\dx]+)*(?![\\w.]\\d|%)|%req\\.(?:v${major})\\.major%`;
}

/** A sentence such as `Newer Android Studio versions include JDK %req.v7.javaVersion%`. */
function isOfNewerTool(context: string): boolean {
  return /\b(?:[Nn]ewer|[Ll]ater) [A-Z][\w ]+ (?:versions?|releases?) (?:include|come with|need|use)s?\b/.test(
    context,
  );
}

/** Returns the table row, sample or sentence that an offset is in. A sample comes with the paragraph before it. */
function contextAt(source: string, offset: number): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = endOf(source, '\n', offset);
  const line = source.slice(lineStart, lineEnd);
  if (/^\s*\|/.test(line)) return line;
  const fences = source.slice(0, offset).match(/^\s*(?:```|~~~)/gm) ?? [];
  if (fences.length % 2 === 1)
    return source.slice(paragraphBefore(source, offset), endOf(source, '```', offset));
  const start = Math.max(source.lastIndexOf('\n\n', offset), ...ends(source.slice(0, offset)));
  const next = ends(source.slice(offset))[0];
  return source.slice(
    start,
    Math.min(endOf(source, '\n\n', offset), next === undefined ? Infinity : offset + next),
  );
}

function ends(text: string): number[] {
  return [...text.matchAll(/[.!?](?=\s+[A-Z`*[])|\n(?=[-*] )/g)].map(({index}) => index + 1);
}

function endOf(source: string, text: string, from: number): number {
  const end = source.indexOf(text, from);
  return end < 0 ? source.length : end;
}

/** The paragraph before the fence that an offset is in. */
function paragraphBefore(source: string, offset: number): number {
  const fence = Math.max(source.lastIndexOf('\n```', offset), source.lastIndexOf('\n   ```', offset), 0);
  return Math.max(source.lastIndexOf('\n\n', Math.max(fence - 2, 0)), 0);
}
