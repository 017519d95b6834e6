import path from 'node:path';
import type {RootContent} from 'mdast';
import {findPlugin, loadPlugins, slugOf, type PluginModel} from '../../../packages/facts';
import {pluginPage} from '../../../packages/changes/apiPages';
import {pageChanges} from '../changes';
import {ERRORS_ANCHOR, errorsDirective} from '../error-answers/errorsDirective';
import {errorsOf} from '../error-answers/pageErrors';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {
  expandDirectives,
  type Attributes,
  type Place,
  type Placed,
} from '../../../packages/pages/expandDirectives';
import {readMethodSamples, sampleFile, type MethodSamples} from '../../../packages/pages/methodSamples';
import {relativeLink} from '../../../packages/lib/posixPaths';
import {pageFile, pageTitle} from '../../../packages/pages/pageFiles';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import requirements from '../../../src/data/requirements.json';
import {linksOf} from './render/links';
import {renderPlugin} from './render/renderPlugin';
import {renderPluginHead} from './render/renderPluginHead';
import {renderPluginIndex, type PluginPage} from './render/renderPluginIndex';

/**
 * Returns a remark transformer that replaces `::plugin-api{plugin="camera"}` with that plugin's reference, whose head
 * goes to the top of the page, `::plugin-index` with the cards of all plugins, and `::errors` with a list of errors, all
 * for the page's docs version. The page's own section "Errors" above the first of these moves below the methods, so that
 * the order is the same on all pages. Throws `file:line:column` for an unknown plugin or attribute, for a source that can't be read, and for a heading on the page whose anchor the
 * reference needs.
 */
export function remarkPackageReference({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {
    'plugin-api': apiBlocks,
    'plugin-index': indexBlocks,
    errors: errorBlocks,
  });
}

function apiBlocks(attributes: Attributes, place: Place): Placed {
  const {siteDir, version, above} = place;
  const plugins = loadPlugins(siteDir, version);
  const model = findPlugin(plugins, version, pluginNameIn(attributes));
  const pageOf = (name: string): string | undefined => {
    // A plugin of core isn't the package core.
    const slug = slugOf(name);
    const isOther = plugins.some((plugin) => plugin.packageName === name && plugin.slug === slug);
    return isOther && name !== model.packageName ? pluginLink(slug, place).url : undefined;
  };
  const blocks = renderPlugin(model, {
    changes: pageChanges(siteDir, version, pluginPage(model)),
    errors: errorsOf(model.slug, place),
    above,
    ownErrors: place.takeSection(ERRORS_ANCHOR),
    pageOf,
    samples: samplesOf(model, place),
  });
  return {blocks, top: [renderPluginHead(model)]};
}

/** Returns the name in `::plugin-api{plugin="camera"}`. Throws if there is none, or another attribute. */
function pluginNameIn(attributes: Attributes): string {
  refuseAttributes('plugin-api', attributes, ['plugin']);
  const {plugin} = attributes;
  if (!plugin) throw new Error('::plugin-api has no plugin. Write ::plugin-api{plugin="camera"}.');
  return plugin;
}

/** Returns the samples in the file next to the page. Throws with the line of the first mistake in it. */
function samplesOf({methods}: PluginModel, {siteDir, version, file}: Place): MethodSamples['byName'] {
  const samples = readMethodSamples(file, methods, (text) => resolveTokens(text, version, requirements).text);
  const [problem] = samples.problems;
  if (!problem) return samples.byName;
  const {line, message, hint} = problem;
  throw new Error(`${path.relative(siteDir, sampleFile(file))}:${line}  ${message}. ${hint}.`);
}

/** What raises an error isn't always in the plugin's API, so only methods that are on the page become links. */
function errorBlocks(attributes: Attributes, place: Place): RootContent[] {
  return errorsDirective(attributes, place, (name) => {
    const models = loadPlugins(place.siteDir, place.version);
    const model = models.find(({slug}) => slug === name);
    return model ? linksOf(model, model.methods).methods : new Map<string, string>();
  });
}

function indexBlocks(attributes: Attributes, place: Place): RootContent[] {
  refuseAttributes('plugin-index', attributes);
  const models = loadPlugins(place.siteDir, place.version);
  return [renderPluginIndex(models, ({slug}) => pluginLink(slug, place))];
}

/** Returns the title and the URL of a plugin's page, relative to the place. There is no URL if that page doesn't exist yet. */
function pluginLink(slug: string, {siteDir, version, file}: Place): PluginPage {
  const target = pageFile(siteDir, version, pluginPage({slug}));
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = (target && pageTitle(target)) ?? words.join(' ');
  return {title, url: target && relativeLink(file, target)};
}
