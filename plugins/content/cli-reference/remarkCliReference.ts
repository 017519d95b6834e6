import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {loadCli} from './cli/loadCli';
import {renderCommand} from './cli/renderCommand';
import {pageName, renderCommandList} from './cli/renderCommandList';
import type {CliCommand, CliModel} from './cli/types';
import {loadConfig} from './config/loadConfig';
import {renderConfig} from './config/renderConfig';
import {refuseAttributes} from '../lib/attributes';
import {expandDirectives, type Attributes, type Place} from '../lib/expandDirectives';
import {didYouMean, nearestFirst} from '../../lib/nearMatches';
import {docsTreeOf} from '../version-numbers';

/**
 * Returns a remark transformer that replaces `::cli-command{name="run"}`, `::cli-commands` and `::config-reference`
 * with what the CLI of the page's docs version declares. `hidden` includes options that `--help` leaves out, and
 * `argument-platform="…"` describes an argument. Throws `file:line:column` if this version doesn't have the command,
 * attribute or type.
 */
export function remarkCliReference({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {
    'cli-command': commandBlocks,
    'cli-commands': commandListBlocks,
    'config-reference': configBlocks,
  });
}

/** Prefix of the attribute that describes an argument, before the argument's name. */
const ARGUMENT = 'argument-';

function commandBlocks(attributes: Attributes, place: Place): RootContent[] {
  return renderCommand(readCommand(attributes, place));
}

/** Returns the command that a directive shows, as `renderCommand` takes it. Throws with what the CLI has instead. */
export function readCommand(
  {name, hidden, ...others}: Attributes,
  {siteDir, version}: Pick<Place, 'siteDir' | 'version'>,
): Parameters<typeof renderCommand>[0] {
  const source = loadCli(siteDir, version);
  const shown = source.commands.filter((command) => !command.hidden || hidden !== undefined);
  const command = shown.find((candidate) => candidate.name === name);
  if (!command) throw new Error(unknownCommand(name, shown, source));
  const known = command.arguments.map((argument) => ARGUMENT + argument.name);
  const unknown = Object.keys(others).find((attribute) => !known.includes(attribute));
  if (unknown) {
    const takes = ['name', 'hidden', ...known].join(', ');
    throw new Error(
      `::cli-command has no attribute "${unknown}" for "${command.name}". It accepts: ${takes}.`,
    );
  }
  const texts = Object.entries(others).map(([attribute, text]) => [attribute.slice(ARGUMENT.length), text]);
  return {
    command,
    hidden: hidden !== undefined,
    argumentTexts: Object.fromEntries(texts) as Record<string, string>,
    source,
  };
}

function unknownCommand(
  name: string | undefined,
  shown: readonly CliCommand[],
  {commands, packageVersion}: CliModel,
): string {
  if (!name) return '::cli-command has no name. Write ::cli-command{name="sync"}.';
  if (commands.some((command) => command.name === name)) {
    return `"${name}" is hidden in @capacitor/cli ${packageVersion}. Write ::cli-command{name="${name}" hidden} to show it.`;
  }
  const names = shown.map((command) => command.name);
  const near = didYouMean(name, names);
  return `@capacitor/cli ${packageVersion} has no command "${name}".${near} Its commands are: ${nearestFirst(name, names).join(', ')}.`;
}

function commandListBlocks(attributes: Attributes, {siteDir, version, file}: Place): RootContent[] {
  refuseAttributes('cli-commands', attributes);
  const folder = path.join(treeOf(siteDir, version), 'cli');
  return renderCommandList(loadCli(siteDir, version).commands, (command) =>
    relativePage(file, [
      path.join(folder, 'commands', `${pageName(command)}.md`),
      path.join(folder, `${pageName(command)}.md`),
    ]),
  );
}

function configBlocks(attributes: Attributes, {siteDir, version, file}: Place): RootContent[] {
  refuseAttributes('config-reference', attributes);
  const apis = path.join(treeOf(siteDir, version), 'apis');
  const model = loadConfig(siteDir, version);
  return renderConfig(model, (jsName) => {
    const page = model.pages[jsName];
    return page && relativePage(file, [path.join(apis, `${page}.md`)]);
  });
}

/** Returns the folder of a docs version's pages. */
function treeOf(siteDir: string, version: string): string {
  return path.join(siteDir, docsTreeOf(version));
}

/** Returns the first of the pages that exists, relative to `from`. */
function relativePage(from: string, pages: readonly string[]): string | undefined {
  const page = pages.find((candidate) => fs.existsSync(candidate));
  if (!page) return undefined;
  const relative = path.relative(path.dirname(from), page).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
