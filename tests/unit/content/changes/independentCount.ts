import fs from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../../..');

/** Returns the packages that a docs version pins. */
export function pins(version: string): string[] {
  const file = path.join(siteDir, 'reference', version, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
  return Object.keys(manifest.dependencies);
}

/** Returns the folder of a package in a docs version: its own copy, or else the one that the workspaces share. */
export function folderOf(version: string, name: string): string {
  const own = path.join(siteDir, 'reference', version, 'node_modules', name);
  return fs.existsSync(own) ? own : path.join(siteDir, 'node_modules', name);
}

/** Returns the permissions that a package's Android manifest adds to an app. */
export function manifestPermissions(version: string, name: string): string[] {
  const file = path.join(folderOf(version, name), 'android/src/main/AndroidManifest.xml');
  if (!fs.existsSync(file)) return [];
  const xml = fs.readFileSync(file, 'utf8');
  return [...xml.matchAll(/<uses-permission[^>]*?android:name="([^"]+)"/g)].map(([, name = '']) => name);
}

/**
 * Returns what the text of a CLI's program declares, hidden or not: each command (`run`), and each option after its
 * command's name (`run --target`) with its flags, default and choices.
 */
export function cliDeclarations(version: string): ReadonlyMap<string, string> {
  const code = fs.readFileSync(path.join(folderOf(version, '@capacitor/cli'), 'dist/index.js'), 'utf8');
  const blocks = code.split(/\.command\(\s*['"`]/).slice(1);
  return new Map(
    blocks.flatMap((block) => {
      const command = /^[^\s'"`]+/.exec(block)?.[0] ?? '';
      const pieces = block.split(/\.option\(|Option\)?\((?=\s*['"`])/).slice(1);
      const options = pieces.flatMap((piece): [string, string][] => {
        const flags = /^\s*['"`]([^'"`]*)/.exec(piece)?.[1] ?? '';
        const name = /--[\w-]+/.exec(flags)?.[0];
        const [, value = ''] = /\.default\(([^)]*)\)/.exec(piece) ?? [];
        const [, choices = ''] = /\.choices\(\[([^\]]*)\]/.exec(piece) ?? [];
        const declared = [flags, value, ...(choices.match(/'[^']*'/g) ?? [])].join(' ').trim();
        return name === undefined ? [] : [[`${command} ${name}`, declared]];
      });
      return [[command, ''], ...options];
    }),
  );
}
