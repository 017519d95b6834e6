import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {findPlugin, loadPlugins, slugOf, type PluginModel} from '../../../packages/facts';
import {pluginPage as referencePage} from '../../../packages/changes/apiPages';
import {pageChanges} from '../changes';
import {ERRORS_ANCHOR, errorsDirective, errorsOf} from '../error-answers';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {
  expandDirectives,
  type Attributes,
  type Place,
  type Placed,
} from '../../../packages/pages/expandDirectives';
import {readMethodSamples, sampleFile, type MethodSamples} from '../../../packages/pages/methodSamples';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import requirements from '../../../src/data/requirements.json';
import {pluginNameIn} from './pluginNameIn';
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
  const changes = pageChanges(siteDir, version, referencePage(model));
  const errors = errorsOf(model.slug, place);
  const ownErrors = place.takeSection(ERRORS_ANCHOR);
  const samples = samplesOf(model, place);
  const pageOf = (name: string): string | undefined => {
    // A plugin of core isn't the package core.
    const slug = slugOf(name);
    const isOther = plugins.some((plugin) => plugin.packageName === name && plugin.slug === slug);
    return isOther && name !== model.packageName ? pluginPage(path.dirname(place.file), slug).url : undefined;
  };
  const blocks = renderPlugin(model, {
    errors,
    above,
    ownErrors,
    pageOf,
    samples,
    ...(changes ? {changes} : {}),
  });
  return {blocks, top: [renderPluginHead(model)]};
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

function indexBlocks(attributes: Attributes, {siteDir, version, file}: Place): RootContent[] {
  refuseAttributes('plugin-index', attributes);
  const models = loadPlugins(siteDir, version);
  return [renderPluginIndex(models, ({slug}) => pluginPage(path.dirname(file), slug))];
}

/**
 * Returns the title and URL of the plugin's page next to the index. There is no URL if that page doesn't exist yet.
 */
function pluginPage(folder: string, slug: string): PluginPage {
  const name = ['md', 'mdx']
    .map((ending) => `${slug}.${ending}`)
    .find((page) => fs.existsSync(path.join(folder, page)));
  const title =
    name && /^title:\s*(['"]?)(.+)\1\s*$/m.exec(fs.readFileSync(path.join(folder, name), 'utf8'))?.[2];
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {title: title ?? words.join(' '), ...(name ? {url: `./${name}`} : {})};
}
