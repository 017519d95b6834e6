import type {Dependency} from '../project';
import type {SourceFile} from './types';

/** How the lockfiles of npm, Yarn, pnpm and Bun state the version of a package. `NAME` stands for its name. */
const ENTRIES = [
  String.raw`"(?:node_modules/)?NAME":\s*\{\s*"version":\s*"(\d[^"]*)"`,
  String.raw`^"?NAME@[^\n]*:\n\s+"?version"?:?\s+"?(\d[\w.-]*)`,
  String.raw`^\s+['"]?/?NAME[@/](\d[\w.-]*)`,
  String.raw`"NAME": \["NAME@(\d[\w.-]*)"`,
];

/** Returns the version of a package that a lockfile has, if it has one. */
export function installedIn({text}: SourceFile, name: string): string | undefined {
  for (const entry of ENTRIES) {
    const found = new RegExp(entry.replaceAll('NAME', name.replace(/[.]/g, '\\.')), 'm').exec(text);
    if (found) return found[1];
  }
  return undefined;
}

/** Returns the dependency that a pnpm catalog has in the place of `catalog:`, with its place there. */
export function inCatalog(dependency: Dependency, files: readonly SourceFile[]): Dependency {
  if (!dependency.range.startsWith('catalog:')) return dependency;
  const name = dependency.name.replace(/[.]/g, '\\.');
  const entry = new RegExp(`^[ \\t]+(['"]?)${name}\\1:[ \\t]*(['"]?)([^\\s'"#]+)\\2`, 'm');
  for (const file of files) {
    const [line, , , range = ''] = entry.exec(file.text) ?? [];
    if (line === undefined) continue;
    const start = file.text.indexOf(line) + line.lastIndexOf(range);
    return {...dependency, range, file, valueRange: {start, end: start + range.length}};
  }
  return dependency;
}
