import {folderOf} from './folders';
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
  const isAbove = ({path}: SourceFile): boolean =>
    `${root}/`.startsWith(folderOf(path) && `${folderOf(path)}/`);
  return statedIn(manifests.filter(isAbove)) ?? lockedIn(files.filter(isAbove));
}

function statedIn(manifests: readonly Read<Manifest>[]): PackageManager | undefined {
  const names = LOCKS.map(([, name]) => name);
  return manifests
    .map(({content}) => content.object.members.find(({key}) => key === 'packageManager')?.value.literal)
    .map((value) => names.find((name) => String(value).startsWith(`${name}@`)))
    .find((name) => name !== undefined);
}

function lockedIn(files: readonly SourceFile[]): PackageManager | undefined {
  return LOCKS.find(([pattern]) => files.some(({path}) => pattern.test(path)))?.[1];
}
