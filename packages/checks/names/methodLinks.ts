import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import type {DocPage} from '../types';
import type {PluginNames} from './types';

const METHOD = /^(?:([A-Z]\w*)\.)?([a-z]\w*)\((?:\s*['"]([\w-]+)['"].*|[^'"]*)\)$/s;

/**
 * Returns the links of a page whose text is a method and whose URL doesn't lead to the method's anchor. On a plugin's
 * page that is the anchor of the method; elsewhere it is an anchor with the method's name.
 */
export function methodLinkProblems(
  {tree, path: page}: DocPage,
  plugins: readonly PluginNames[],
): NameProblem[] {
  const problems: NameProblem[] = [];
  visit(tree, 'link', (link: Link) => {
    const [, head, method, event] = METHOD.exec(toString(link)) ?? [];
    if (method === undefined || /^[a-z]+:/i.test(link.url)) return;
    const [target = '', anchor = ''] = link.url.split('#');
    const plugin = pluginOf(head, target || page, plugins);
    const anchors = anchorsOf(plugin, method, event);
    if (anchors ? anchors.includes(anchor) : anchor.toLowerCase().includes(method.toLowerCase())) return;
    const {line, column} = link.position?.start ?? {line: 1, column: 1};
    problems.push({
      line,
      column,
      message: `The link "${toString(link)}" does not lead to the method's anchor`,
      hint: `Link to ${rightAddress(target, anchors?.[0] ?? method.toLowerCase())}`,
    });
  });
  return problems;
}

function pluginOf(
  head: string | undefined,
  target: string,
  plugins: readonly PluginNames[],
): PluginNames | undefined {
  if (head !== undefined) {
    const named = plugins.find(({jsName}) => jsName === head);
    if (named) return named;
  }
  const slug =
    /(?:^|\/)apis\/([\w-]+)\.mdx?$/.exec(`/${target}`)?.[1] ?? /^\.\/([\w-]+)\.mdx?$/.exec(target)?.[1];
  return plugins.find((plugin) => plugin.slug === slug);
}

/**
 * Returns the anchors of all overloads of a method, or of the listener for one event. Returns `undefined` for anything
 * else.
 */
function anchorsOf(
  plugin: PluginNames | undefined,
  method: string,
  event: string | undefined,
): readonly string[] | undefined {
  const overloads = plugin?.methods.filter(({name}) => name === method) ?? [];
  const named = event === undefined ? [] : overloads.filter((overload) => overload.event === event);
  const anchors = (named.length > 0 ? named : overloads).map(({anchor}) => anchor);
  return anchors.length > 0 ? anchors : undefined;
}

function rightAddress(target: string, anchor: string): string {
  return `${target}#${anchor}`;
}
