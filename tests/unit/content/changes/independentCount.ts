import fs from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../../..');

export type Names = ReadonlySet<string>;

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

function names(list: readonly string[]): Names {
  return new Set(list);
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** Returns the permissions that a package's Android manifest adds to an app. */
export function manifestPermissions(version: string, name: string): Names {
  const xml = readIfThere(path.join(folderOf(version, name), 'android/src/main/AndroidManifest.xml'));
  return names(
    [...xml.matchAll(/<uses-permission[^>]*?android:name="([^"]+)"/g)].map(
      ([, permission]) => permission ?? '',
    ),
  );
}

/** Returns a CLI's commands, and its options after their command's name, from the text of its program. */
export function cliNames(version: string): {readonly commands: Names; readonly options: Names} {
  const code = fs.readFileSync(path.join(folderOf(version, '@capacitor/cli'), 'dist/index.js'), 'utf8');
  const blocks = code.split(/\.command\(\s*['"`]/).slice(1);
  const nameOf = (block: string): string => /^[^\s'"`]+/.exec(block)?.[0] ?? '';
  const options = (block: string): string[] =>
    [...block.matchAll(/Option\)?\(\s*['"`]([^'"`]*)['"`]|\.option\(\s*['"`]([^'"`]*)['"`]/g)].flatMap(
      ([, object = '', plain = '']) => /--[\w-]+/.exec(object || plain)?.[0] ?? [],
    );
  return {
    commands: names(blocks.map(nameOf)),
    options: names(blocks.flatMap((block) => options(block).map((option) => `${nameOf(block)} ${option}`))),
  };
}

/** Returns the paths of the configuration file's keys, from the indentation of the type's declaration. */
export function configPaths(version: string): Names {
  const code = fs.readFileSync(
    path.join(folderOf(version, '@capacitor/cli'), 'dist/declarations.d.ts'),
    'utf8',
  );
  const [, block = ''] = /export interface CapacitorConfig \{\n(.*?)\n\}/s.exec(code) ?? [];
  const parents: string[] = [];
  const paths = [...block.matchAll(/^( +)(\w+)\??: /gm)].map(([, indent = '', key = '']) => {
    parents.splice(indent.length / 4 - 1, parents.length, key);
    return parents.join('.');
  });
  return names(paths);
}

/** Returns what the text of a CLI's program declares about each option, after its command's name: flags and default. */
export function cliOptions(version: string): ReadonlyMap<string, string> {
  const code = fs.readFileSync(path.join(folderOf(version, '@capacitor/cli'), 'dist/index.js'), 'utf8');
  const blocks = code.split(/\.command\(\s*['"`]/).slice(1);
  return new Map(
    blocks.flatMap((block) => {
      const command = /^[^\s'"`]+/.exec(block)?.[0] ?? '';
      const pieces = block.split(/\.option\(|Option\)?\((?=\s*['"`])/).slice(1);
      return pieces.flatMap((piece): [string, string][] => {
        const flags = /^\s*['"`]([^'"`]*)/.exec(piece)?.[1] ?? '';
        const name = /--[\w-]+/.exec(flags)?.[0];
        const [, value = ''] = /\.default\(([^)]*)\)/.exec(piece) ?? [];
        const [, choices = ''] = /\.choices\(\[([^\]]*)\]/.exec(piece) ?? [];
        return name === undefined
          ? []
          : [[`${command} ${name}`, [flags, value, ...(choices.match(/'[^']*'/g) ?? [])].join(' ').trim()]];
      });
    }),
  );
}
