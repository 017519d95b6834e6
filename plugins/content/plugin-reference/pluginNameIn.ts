import type {Attributes} from '../../../packages/pages/expandDirectives';

/** Returns the name in `::plugin-api{plugin="camera"}`. Throws if there is none, or another attribute. */
export function pluginNameIn({plugin, ...others}: Attributes): string {
  const [unknown] = Object.keys(others);
  if (unknown) throw new Error(`::plugin-api has no attribute "${unknown}". It accepts: plugin.`);
  if (!plugin) throw new Error('::plugin-api has no plugin. Write ::plugin-api{plugin="camera"}.');
  return plugin;
}
