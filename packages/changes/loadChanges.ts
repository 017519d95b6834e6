import {declaresConfig, loadCli, loadConfig, loadPlugins} from '../facts';
import {commandPage, pluginPage} from './apiPages';
import {cliEntries, commandEntries, configEntries, shownCommands} from './cliEntries';
import {compareApis} from './compareApis';
import {pluginEntries} from './pluginEntries';
import {renamedPages} from './renamedPages';
import type {Api, ApiChanges} from './types';
import {labelsBetween} from '../pages/versions';

/**
 * Returns what changed from the docs version `older` to `newer` in the API of each plugin, in the commands of the CLI and
 * in the configuration, sorted by title. Pages without differences are included.
 */
export function loadChanges(siteDir: string, older: string, newer: string): ApiChanges[] {
  const renamed = renamedPages(labelsBetween(siteDir, older, newer));
  return compareApis(loadApis(siteDir, older), loadApis(siteDir, newer), renamed);
}

/** Returns what each API page of a docs version documents, with those of hidden commands if `hasHidden`. */
export function loadApis(siteDir: string, version: string, {hasHidden = false} = {}): Api[] {
  const plugins = loadPlugins(siteDir, version);
  const cli = loadCli(siteDir, version);
  const commands = hasHidden ? cli.commands : shownCommands(cli);
  const configs = declaresConfig(siteDir, version) ? [loadConfig(siteDir, version)] : [];
  return [
    ...plugins.map((model) => ({
      page: pluginPage(model),
      title: model.jsName,
      entries: pluginEntries(model),
    })),
    {page: '/cli', title: 'Capacitor CLI', entries: cliEntries(cli)},
    ...commands.map((command) => ({
      page: commandPage(version, command.name),
      title: `npx cap ${command.name}`,
      entries: commandEntries(command),
    })),
    ...configs.map((config) => ({
      page: '/config',
      title: 'Capacitor configuration',
      entries: configEntries(config),
    })),
  ];
}
