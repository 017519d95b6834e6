import {usesIn, usesPlugin} from '../conditions';
import type {ApiNews} from '../types';
import type {Builder, Context} from './types';

/** Names that steps of their own deal with. */
const IN_STEPS = ['uuid', 'HapticsNotificationType', 'addListener'];

/** How many names a step lists. */
const LISTED = 12;

/** Lists what the packages' declarations lost, beyond what the curated changes say. */
export const api: Builder = (context) => {
  const {project, data} = context;
  const news = newsOf(context);
  // Without `package.json`, which would name the plugins.
  if (!project.dependencies) {
    return {text: 'api-any', guides: [...new Set(news.map(({link}) => link.replace(/#.*/, '')))].reverse()};
  }
  const known = new Set([...data.changes.flatMap(({when}) => when?.code ?? []), ...IN_STEPS]);
  const plugins = [...new Set(news.map(({name}) => name))];
  const used = plugins.filter((name) => usesPlugin(context, name).holds === 'yes');
  const found = used.flatMap((name) => {
    const all = news.filter((one) => one.name === name);
    return namesUsed(context, name, all, known).map((item) => ({...item, links: all.map(({link}) => link)}));
  });
  if (found.length === 0) return undefined;
  const items = found.map(({text}) => text);
  const more = items.length - LISTED;
  return {
    text: found.some(({isRemoved}) => isRemoved) ? 'api' : 'api-deprecated',
    items: more > 0 ? [...items.slice(0, LISTED), `${more} more, in the lists of API changes`] : items,
    places: [...new Set(found.flatMap(({places}) => places))],
    guides: [...new Set(found.flatMap((item) => item.links))].reverse(),
  };
};

function newsOf({data, from, to}: Context): ApiNews[] {
  return data.api.filter(({name, major}) => name !== 'config' && major > Math.max(from, 3) && major <= to);
}

type NameUsed = {readonly text: string; readonly isRemoved: boolean; readonly places: readonly string[]};

function namesUsed(
  {project}: Context,
  plugin: string,
  news: readonly ApiNews[],
  known: ReadonlySet<string>,
): NameUsed[] {
  const removed = news.flatMap((one) => one.removed);
  const deprecated = news.flatMap((one) => one.deprecated).filter((name) => !removed.includes(name));
  const short = plugin.replace('@capacitor/', '');
  return [
    ...removed.map((name) => [name, 'removed'] as const),
    ...deprecated.map((name) => [name, 'deprecated'] as const),
  ]
    .filter(([name]) => !known.has(wordOf(name)) && !name.startsWith('plugins.'))
    .flatMap(([name, kind]): NameUsed[] => {
      const text = `\`${name}\` of ${short}: ${kind}`;
      const isRemoved = kind === 'removed';
      const {holds, places} = usesIn(project.sources, [wordOf(name)], plugin, project, '');
      return holds === 'no' ? [] : [{text, isRemoved, places}];
    });
}

/** Returns the word in a name that code has: `quality` for `ImageOptions.quality`, `getPhoto` for `getPhoto()`. */
export function wordOf(name: string): string {
  return /(\w+)\W*$/.exec(name.replace(/\(.*\)$/, ''))?.[1] ?? name;
}
