import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CliFacts} from '../../schema/cli';
import type {InstalledPackage} from '../installedPackage';
import {readCommands, type Commander} from './readCommands';

/** Returns the commands that an installed `@capacitor/cli` declares. */
export function readCli(cli: InstalledPackage): CliFacts {
  const file = path.join(cli.dir, 'dist', 'index.js');
  const requireOfCli = createRequire(file);
  const code = fs.readFileSync(file, 'utf8');
  return {
    definitionUrl: cli.repository && `${cli.repository}/blob/${cli.version}/cli/src/index.ts`,
    commands: readCommands({
      code,
      file,
      commander: requireOfCli('commander') as Commander,
      ...(code.includes('"tslib"') ? {tslib: requireOfCli('tslib') as unknown} : {}),
    }),
  };
}
