import fs from 'node:fs';
import path from 'node:path';
import type {ConfigDeclarations} from '../../schema/config';
import type {InstalledPackage} from '../installedPackage';
import {readConfig} from './readConfig';

/**
 * Returns the configuration that an installed `@capacitor/cli` declares, or nothing for Capacitor 2, which declares
 * none. Throws if its declarations lack the type.
 */
export function readConfigFacts(cli: InstalledPackage): ConfigDeclarations | undefined {
  const file = path.join(cli.dir, 'dist', 'declarations.d.ts');
  if (!fs.existsSync(file)) return undefined;
  const declarations = readConfig(file);
  if (declarations.options.length === 0) {
    throw new Error(`${file} does not declare the interface CapacitorConfig.`);
  }
  return {
    ...declarations,
    definitionUrl: cli.repository && `${cli.repository}/blob/${cli.version}/cli/src/declarations.ts`,
  };
}
