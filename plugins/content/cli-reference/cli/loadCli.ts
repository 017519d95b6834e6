import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {correctTexts} from '../../lib/correctTexts';
import {installedPackage, type InstalledPackage} from '../../lib/installedPackage';
import {readCommands, type Commander} from './readCommands';
import type {CliModel} from './types';

/** Memoized for this process only, because reading a version takes only milliseconds. */
const loaded = new Map<string, CliModel>();

/** Returns the commands of the `@capacitor/cli` that a docs version documents. Throws if it isn't installed. */
export function loadCli(siteDir: string, version: string): CliModel {
  // Two docs versions can document the same package.
  const cli = installedPackage(siteDir, version, '@capacitor/cli');
  const known = loaded.get(cli.dir);
  if (known?.packageVersion === cli.version) return {...known, version};
  const model = correctTexts(modelOf(cli, version));
  loaded.set(cli.dir, model);
  return model;
}

function modelOf(cli: InstalledPackage, version: string): CliModel {
  const file = path.join(cli.dir, 'dist', 'index.js');
  const requireOfCli = createRequire(file);
  const code = fs.readFileSync(file, 'utf8');
  return {
    version,
    packageVersion: cli.version,
    ...(cli.repository ? {definitionUrl: `${cli.repository}/blob/${cli.version}/cli/src/index.ts`} : {}),
    commands: readCommands({
      code,
      file,
      commander: requireOfCli('commander') as Commander,
      ...(code.includes('"tslib"') ? {tslib: requireOfCli('tslib') as unknown} : {}),
    }),
  };
}
