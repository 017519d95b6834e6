import fs from 'node:fs';
import path from 'node:path';
import {list} from 'tar';
import {pinnedPackages} from '../../facts';
import {filesBelow} from '../../lib/filesBelow';
import {installedPackage} from '../../facts/extract/installedPackage';

/** A source file from a package, or from a template that the CLI keeps in an archive. */
export type SourceText = {readonly packageName: string; readonly file: string; readonly text: string};

const ENDINGS = [
  ...['.d.ts', '.js', '.mjs', '.cjs', '.swift', '.m', '.h', '.java', '.kt'],
  ...['.gradle', '.properties', '.xml', '.plist', '.podspec', '.pbxproj', '.storyboard', '.rb', '.xcprivacy'],
];
/** Files without an extension that contain names used on pages. */
const NAMES = ['package.json', 'Podfile', 'Package.swift'];

/** Returns all source files of the packages that a docs version documents, including templates. */
export function readSourceTexts(siteDir: string, version: string): SourceText[] {
  return Object.keys(pinnedPackages(siteDir, version)).flatMap((name) => {
    const {dir} = installedPackage(siteDir, version, name);
    return filesBelow(dir).flatMap((file) =>
      file.endsWith('.tar.gz') ? archived(name, file) : plain(name, file),
    );
  });
}

function isSource(file: string): boolean {
  return ENDINGS.some((ending) => file.endsWith(ending)) || NAMES.includes(path.basename(file));
}

function plain(packageName: string, file: string): SourceText[] {
  return isSource(file) ? [{packageName, file, text: fs.readFileSync(file, 'utf8')}] : [];
}

function archived(packageName: string, archive: string): SourceText[] {
  const texts: SourceText[] = [];
  list({
    file: archive,
    sync: true,
    onReadEntry: (entry) => {
      if (!isSource(entry.path)) return;
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      entry.on('end', () =>
        texts.push({
          packageName,
          file: `${archive}/${entry.path}`,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    },
  });
  return texts;
}
