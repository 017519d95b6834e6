import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {loadCli} from './cli/loadCli';
import {readCommand} from './cli/readCommandDirective';
import {renderCommand} from './cli/renderCommand';
import {pageName, renderCommandList} from './cli/renderCommandList';
import {loadConfig} from './config/loadConfig';
import {renderConfig} from './config/renderConfig';
import {refuseAttributes} from '../lib/attributes';
import {expandDirectives, type Attributes, type Place} from '../lib/expandDirectives';
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

function commandBlocks(attributes: Attributes, place: Place): RootContent[] {
  return renderCommand(readCommand(attributes, place));
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
