import {filesAround} from './folders';
import type {Manifest, PackageManager, Read} from './project';
import type {SourceFile} from './read/types';

const LOCKS: readonly (readonly [RegExp, PackageManager])[] = [
  [/(?:^|\/)pnpm-lock\.yaml$/, 'pnpm'],
  [/(?:^|\/)yarn\.lock$/, 'yarn'],
  [/(?:^|\/)bun\.lockb?$/, 'bun'],
  [/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/, 'npm'],
];

/**
 * Returns the package manager of the app in `root`: what `packageManager` says in a manifest of the app or of a folder above
 * it, or else whose lockfile is there.
 */
export function packageManagerOf(
  files: readonly SourceFile[],
  manifests: readonly Read<Manifest>[],
  root: string,
): PackageManager | undefined {
  return statedIn(filesAround(manifests, root)) ?? lockedIn(filesAround(files, root));
}

function statedIn(manifests: readonly Read<Manifest>[]): PackageManager | undefined {
  const names = LOCKS.map(([, name]) => name);
  return manifests
    .map(({content}) => content.object.members.find(({key}) => key === 'packageManager')?.value.literal)
    .map((value) => names.find((name) => String(value).startsWith(`${name}@`)))
    .find((name) => name !== undefined);
}

function lockedIn(files: readonly SourceFile[]): PackageManager | undefined {
  const found = files.map(({path}) => LOCKS.find(([pattern]) => pattern.test(path)));
  return found.find((lock) => lock !== undefined)?.[1];
}
