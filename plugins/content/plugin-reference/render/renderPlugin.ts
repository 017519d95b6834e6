import type {RootContent} from 'mdast';
import {withNews} from '../../../../packages/changes/withNews';
import type {PluginModel} from '../../../../packages/facts';
import {type PageChanges} from '../../changes';
import {errorsSection, shownErrors} from '../../error-answers/errorsDirective';
import type {PageError} from '../../error-answers/pageErrors';
import type {MethodSamples} from '../../../../packages/pages/methodSamples';
import {uniqueSlugs} from '../../../../packages/facts/slugs';
import {
  heading,
  paragraph,
  text,
  withAttributes,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {commentBlocks} from './comment';
import {linksOf, type PageOf} from './links';
import {renderConfiguration} from './renderConfiguration';
import {factRow, renderFacts} from './renderFacts';
import {renderMethods} from './renderMethods';
import {renderSupport} from './renderSupport';
import {renderPlainTypes, renderTypes} from './renderTypes';
import {withoutFirstVersion} from './withoutFirstVersion';

/** What a plugin's page shows besides the plugin's model. */
type Additions = {
  readonly changes?: PageChanges | undefined;
  readonly errors?: readonly PageError[];
  /** The anchors above the generated part. */
  readonly above?: ReadonlySet<string>;
  /** The page's own section about errors, which takes the place of the generated one. */
  readonly ownErrors?: readonly RootContent[];
  readonly pageOf?: PageOf;
  readonly samples?: MethodSamples['byName'];
};

/**
 * Returns the generated part of a plugin's page: configuration, methods with the platforms that they work on, errors, types,
 * package facts and what changed since the previous version. All headings have unique IDs, and those of methods and types
 * are docgen's.
 */
export function renderPlugin(
  plain: PluginModel,
  {changes, errors = [], above = new Set(), ownErrors = [], pageOf, samples = new Map()}: Additions = {},
): RootContent[] {
  const model = withoutFirstVersion(changes ? withNews(plain, changes.news) : plain);
  const links = linksOf(model, model.methods, pageOf);
  const sectionId = sectionIds(model);
  const section = (title: string, slug: string, blocks: RootContent[]): RootContent[] =>
    blocks.length > 0 ? [heading(2, text(title), sectionId(slug)), ...blocks] : [];
  const unchanged = changes ? unchangedRow(changes, sectionId) : [];
  const [sentence, ...exceptions] = renderSupport(model.methods, model);
  const support = sentence
    ? [withAttributes(sentence, {id: sectionId('platform-support')}), ...exceptions]
    : [];
  return [
    ...section('Configuration', 'configuration', renderConfiguration(model, links)),
    ...section('Methods', 'methods', [
      ...support,
      ...commentBlocks(model.docs, links),
      ...renderMethods(model.methods, {support: model, links, errors: shownErrors(errors, above), samples}),
    ]),
    ...ownErrors,
    ...errorsSection(errors, above, (method) => links.methods.get(method)),
    ...renderTypes(model, links),
    ...section('API inside the runner', 'runner-api', runnerBlocks(model)),
    ...section('Package facts', 'package-facts', renderFacts(model, unchanged)),
    ...(changes && unchanged.length === 0 ? section(changes.title, 'changes', changes.blocks) : []),
  ];
}

/** Returns a row that says that the API is the same as in the previous version, or nothing if it isn't. */
function unchangedRow({title, blocks}: PageChanges, sectionId: (slug: string) => string): ElementNode[] {
  const [only, ...others] = blocks;
  if (only?.type !== 'paragraph' || others.length > 0) return [];
  return [withAttributes(factRow(title, only.children), {id: sectionId('changes')})];
}

/** The types inside the runner differ from the plugin's, even if they have the same name. */
function runnerBlocks({runnerApi}: PluginModel): RootContent[] {
  if (!runnerApi) return [];
  return [
    paragraph(text('The script that runs in the background can use these globals and types.')),
    ...renderPlainTypes(runnerApi, linksOf(runnerApi, [])),
  ];
}

/**
 * Methods and types keep their IDs, because links from other sites use them, so our own sections' IDs change if they
 * collide.
 */
function sectionIds(model: PluginModel): (slug: string) => string {
  const unique = uniqueSlugs();
  const types = [model, model.runnerApi].flatMap((api) =>
    api ? [...api.interfaces, ...api.typeAliases, ...api.enums] : [],
  );
  for (const {slug} of [...model.methods, ...types]) unique(slug);
  return unique;
}
