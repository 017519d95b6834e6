import {loadCli} from '../cli-reference/cli/loadCli';
import {pageName} from '../cli-reference/cli/renderCommandList';
import {declaresConfig, loadConfig} from '../cli-reference/config/loadConfig';
import {loadPlugins} from '../plugin-reference/loadPlugin';
import type {PluginSource} from '../lib/referenceTypes';
import {cliEntries, commandEntries, configEntries} from './cliEntries';
import {compareApis} from './compareApis';
import {pluginEntries} from './pluginEntries';
import {renamedPages} from './renamedPages';
import type {Api, ApiChanges} from './types';
import {labelsBetween} from './versions';

/**
 * Returns what changed from the docs version `older` to `newer` in the API of each plugin, in the commands of the CLI and
 * in the configuration, sorted by title. Pages without differences are included.
 */
export async function loadChanges(siteDir: string, older: string, newer: string): Promise<ApiChanges[]> {
  const [before, after] = await Promise.all([older, newer].map((version) => loadApis(siteDir, version)));
  return compareApis(before ?? [], after ?? [], renamedPages(labelsBetween(siteDir, older, newer)));
}

/** Returns what each API page of a docs version documents. */
export async function loadApis(siteDir: string, version: string): Promise<Api[]> {
  const plugins = await loadPlugins(siteDir, version);
  const cli = loadCli(siteDir, version);
  return [
    ...plugins.map((model) => ({
      page: pluginPage(model),
      title: model.jsName,
      entries: pluginEntries(model),
    })),
    {page: '/cli', title: 'Capacitor CLI', entries: cliEntries(cli)},
    ...cli.commands
      .filter(({hidden}) => !hidden)
      .map((command) => ({
        page: commandPage(version, command.name),
        title: `npx cap ${command.name}`,
        entries: commandEntries(command),
      })),
    ...(declaresConfig(siteDir, version)
      ? [
          {
            page: '/config',
            title: 'Capacitor configuration',
            entries: configEntries(loadConfig(siteDir, version)),
          },
        ]
      : []),
  ];
}

/** Returns the address of a plugin's page, below the version. */
export function pluginPage({slug}: Pick<PluginSource, 'slug'>): string {
  return `/apis/${slug}`;
}

/** Returns the address of a command's page, below the version. The pages moved into a folder of their own in v3. */
export function commandPage(version: string, name: string): string {
  return `/cli/${version === 'v2' ? '' : 'commands/'}${pageName({name})}`;
}
