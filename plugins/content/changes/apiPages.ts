import {pageName} from '../cli-reference/cli/renderCommandList';
import type {PluginSource} from '../lib/referenceTypes';

/** Returns the address of a plugin's page, below the version. */
export function pluginPage({slug}: Pick<PluginSource, 'slug'>): string {
  return `/apis/${slug}`;
}

/** Returns the address of a command's page, below the version. The pages moved into a folder of their own in v3. */
export function commandPage(version: string, name: string): string {
  return `/cli/${version === 'v2' ? '' : 'commands/'}${pageName({name})}`;
}
