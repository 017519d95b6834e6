import {listPluginSources, type PluginSource} from '../../packages/facts/extract/pluginSources';

/** Returns where a docs version's plugin has its files. Throws if the version has no plugin with that slug. */
export function pluginSource(siteDir: string, version: string, slug: string): PluginSource {
  const source = listPluginSources(siteDir, version).find((candidate) => candidate.slug === slug);
  if (!source) throw new Error(`${version} has no plugin ${slug}.`);
  return source;
}
