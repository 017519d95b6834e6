import {loadCli} from '../cli-reference/cli/loadCli';
import {declaresConfig, loadConfig} from '../cli-reference/config/loadConfig';
import {loadPlugins} from '../plugin-reference/loadPlugin';
import {commandPage, pluginPage} from './apiPages';
import {cliEntries, commandEntries, configEntries, shownCommands} from './cliEntries';
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
    ...shownCommands(cli).map((command) => ({
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
