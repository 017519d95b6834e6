import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {main} from '../browser/pluginFilter';
import {inlineScript} from '../../../lib/inlineScript';
import {filterButtons, filterField, noMatch} from '../../lib/filterControls';
import icons from '../../../../src/data/cardIcons.json';
import tasks from '../../../../src/data/pluginTasks.json';
import {
  element,
  elementWithHtml,
  heading,
  link,
  text,
  withAttributes,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import {PLATFORMS, type PluginModel} from '../../../../packages/facts/schema/plugin';
import {otherNames} from './otherNames';
import {chipLegend, PLATFORM_TITLES, platformChips, pluginStates} from './renderSupport';

const FILTER = path.join(__dirname, '../browser/pluginFilter.ts');

/** The URL of a plugin's page, relative to the index, and its title. */
export type PluginPage = {readonly url?: string | undefined; readonly title: string};

/**
 * Returns a version's plugins as cards with their icons, names, summaries and platforms, by task, and controls that
 * filter them. Styles show the controls only where scripts run (`plugins/content/plugin-reference/browser/pluginFilter.ts`).
 */
export function renderPluginIndex(
  models: readonly PluginModel[],
  pageOf: (model: PluginModel) => PluginPage,
): ElementNode {
  return element(
    'div.plugin-index',
    controls(),
    element(
      'div.plugin-count',
      withAttributes(element('p', text(`${models.length} plugins`)), {role: 'status'}),
      element('p.chips', ...chipLegend()),
    ),
    ...taskGroups(models, pageOf),
    noMatch(
      text('No official plugin matches. Look among the '),
      link('../plugins/community.md', text('community plugins')),
      text(', or '),
      link('/search', text('search the documentation')),
      text('.'),
    ),
    filterScript(),
  );
}

/** Returns the cards below the tasks that the plugins are for. Those of other packages have none. */
function taskGroups(
  models: readonly PluginModel[],
  pageOf: (model: PluginModel) => PluginPage,
): ElementNode[] {
  const known = tasks.flatMap(({plugins}) => plugins);
  const others = models.map(({slug}) => slug).filter((slug) => !known.includes(slug));
  return [...tasks, {title: 'More', plugins: others}].flatMap(({title, plugins}) => {
    const cards = plugins
      .flatMap((name) => models.filter(({slug}) => slug === name))
      .map((model) => card(model, pageOf(model)));
    if (cards.length === 0) return [];
    const list = withAttributes(element('ul.cards.cards--small', ...cards), {role: 'list'});
    return [element('section', heading(3, text(title)), list)];
  });
}

function card(model: PluginModel, {url, title}: PluginPage): ElementNode {
  const {slug, packageName, description} = model;
  const states = pluginStates(model.support);
  const name = text(title);
  const item = element(
    'li.card-box',
    icon(slug),
    element('p.plugin-name', url ? link(url, name) : name),
    element('p', text(description)),
    element('span.chips', ...platformChips(states)),
  );
  const platforms = PLATFORMS.filter((platform) => states[platform] !== 'none').join(' ');
  const names = [packageName, ...otherNames(title)].join(' ');
  return withAttributes(item, {dataNames: names, dataPlatforms: platforms});
}

/** Icons are 24 units wide and drawn with a single path. Plugins without an icon of their own get a plug. */
function icon(slug: string): ElementNode {
  const paths: Readonly<Record<string, string>> = icons;
  const path = withAttributes(element('path'), {d: Object.hasOwn(paths, slug) ? paths[slug] : icons.plug});
  return withAttributes(element('svg', path), {viewBox: '0 0 24 24', ariaHidden: 'true'});
}

function controls(): ElementNode {
  const toggles = filterButtons(
    PLATFORMS.map((platform) => ({value: platform, title: PLATFORM_TITLES[platform]})),
  );
  return element(
    'div.plugin-filter',
    filterField('Filter plugins', 'Camera, location, popup …'),
    element('fieldset', element('legend', text('Works on')), ...toggles),
  );
}

/**
 * Returns the script that makes the controls work, as HTML in an element of its own: it runs before the cards are
 * painted, and React warns about script elements that it renders.
 */
function filterScript(): MdxJsxFlowElement {
  const script = inlineScript<typeof main>(FILTER);
  return elementWithHtml('div', {}, `<script>${script}</script>`);
}
