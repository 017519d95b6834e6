import {pageName, type PluginModel} from '../facts';

/** Returns the address of a plugin's page, below the version. */
export function pluginPage({slug}: Pick<PluginModel, 'slug'>): string {
  return `/apis/${slug}`;
}

/** Returns the address of a command's page, below the version. The pages moved into a folder of their own in v3. */
export function commandPage(version: string, name: string): string {
  return `/cli/${version === 'v2' ? '' : 'commands/'}${pageName({name})}`;
}
