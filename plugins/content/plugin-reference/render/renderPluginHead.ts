import type {PhrasingContent, RootContent} from 'mdast';
import type {PluginModel} from '../../../../packages/facts';
import {
  dotted,
  element,
  inlineCode,
  link,
  paragraph,
  text,
  type Cell,
} from '../../../../packages/pages/markdown';
import type {TakenHeading} from '../../../../packages/pages/headingIds';
import {pluginChips} from './renderSupport';

/**
 * The parts of a plugin's page that its head links to, in the order of the page, with the headings that they may have,
 * best first.
 */
const JUMPS: readonly (readonly [label: string, ...headings: RegExp[]])[] = [
  ['Set up', /^Set up\b/, /^Install/],
  ['Platform support', /^Platform support$/],
  ['Methods', /^Methods$/],
  ['Errors', /^Errors\b/],
];

/**
 * Returns the block below a plugin page's title: the plugin's platforms, its package and documented version with links,
 * and links to the parts that the page's headings name.
 */
export function renderPluginHead(model: PluginModel, headings: readonly TakenHeading[]): RootContent {
  const {support, packageName, packageVersion, definitionUrl} = model;
  const about: Cell[] = [
    [inlineCode(packageName), text(` ${packageVersion}`)],
    [link(`https://www.npmjs.com/package/${packageName}/v/${packageVersion}`, text('npm'))],
    definitionUrl ? [link(definitionUrl, text('Source'))] : [],
  ];
  const jumps = JUMPS.map(([label, ...patterns]): Cell => {
    const target = patterns
      .map((pattern) => headings.find(({text: name}) => pattern.test(name)))
      .find(Boolean);
    return target ? [link(`#${target.id}`, text(label)), text(' ')] : [];
  });
  return element(
    'div.plugin-head',
    element('p.chips', ...pluginChips(support)),
    paragraph(...dotted(about)),
    ...navigation(jumps.flat()),
  );
}

function navigation(links: PhrasingContent[]): RootContent[] {
  if (links.length === 0) return [];
  const nav = element('nav', ...links);
  nav.data.hProperties.ariaLabel = 'Jump to';
  return [nav];
}
