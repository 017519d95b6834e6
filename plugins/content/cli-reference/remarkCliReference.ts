import type {RootContent} from 'mdast';
import {loadCli, loadConfig} from '../../../packages/facts';
import {relativeLink} from '../../../packages/lib/posixPaths';
import {pageFile} from '../../../packages/pages/pageFiles';
import {readCommand} from './cli/readCommandDirective';
import {renderCommand} from './cli/renderCommand';
import {renderCommandList} from './cli/renderCommandList';
import {renderConfig} from './config/renderConfig';
import {heading, text} from '../../../packages/pages/markdown';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {errorsSection} from '../error-answers/errorsDirective';
import {errorsOfCommand} from '../error-answers/pageErrors';
import {commandPage, pluginPage} from '../../../packages/changes/apiPages';
import {pageChanges, type PageChanges} from '../changes';
import {
  expandDirectives,
  type Attributes,
  type Place,
  type Placed,
} from '../../../packages/pages/expandDirectives';

/**
 * Returns a remark transformer that replaces `::cli-command{name="run"}`, `::cli-commands` and `::config-reference`
 * with what the CLI of the page's docs version declares. Errors and changes go to the end of the page, because they are
 * for looking up. `hidden` includes options that `--help` leaves out, and `argument-platform="…"` describes an argument.
 * Throws `file:line:column` if this version doesn't have the command, attribute or type.
 */
export function remarkCliReference({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {
    'cli-command': commandBlocks,
    'cli-commands': commandListBlocks,
    'config-reference': configBlocks,
  });
}

function commandBlocks(attributes: Attributes, place: Place): Placed {
  const request = readCommand(attributes, place);
  const changes = pageChanges(place.siteDir, place.version, commandPage(place.version, request.command.name));
  const errors = errorsOfCommand(request.command.name, place);
  return {
    blocks: renderCommand({...request, news: changes?.news}),
    bottom: [...errorsSection(errors, place.above, () => undefined), ...changesSection(changes)],
  };
}

function commandListBlocks(attributes: Attributes, place: Place): Placed {
  refuseAttributes('cli-commands', attributes);
  const {siteDir, version} = place;
  const blocks = renderCommandList(loadCli(siteDir, version).commands, ({name}) =>
    linkTo(commandPage(version, name), place),
  );
  return {blocks, bottom: changesSection(pageChanges(siteDir, version, '/cli'))};
}

function configBlocks(attributes: Attributes, place: Place): Placed {
  refuseAttributes('config-reference', attributes);
  const {siteDir, version} = place;
  const changes = pageChanges(siteDir, version, '/config');
  const model = loadConfig(siteDir, version);
  const pageOf = (jsName: string): string | undefined => {
    const slug = model.pages[jsName];
    return slug && linkTo(pluginPage({slug}), place);
  };
  return {blocks: renderConfig(model, pageOf, changes?.news), bottom: changesSection(changes)};
}

function changesSection(changes: PageChanges | undefined): RootContent[] {
  return changes ? [heading(2, text(changes.title), 'changes'), ...changes.blocks] : [];
}

/** Returns the link from the place to a page of its version, if that page exists. */
function linkTo(page: string, {siteDir, version, file}: Place): string | undefined {
  const target = pageFile(siteDir, version, page);
  return target && relativeLink(file, target);
}
