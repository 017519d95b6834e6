import {PLATFORMS, type Platform, type SupportTable} from '../../lib/referenceTypes';
import data from './supportExceptions.json';

/** An exception to what the sources say: where a method works, or does not, against all appearance. */
export type Override = {
  readonly version: string;
  readonly plugin: string;
  readonly method: string;
  readonly platform: Platform;
  readonly supported: boolean;
  /** Why the sources mislead, for whoever reads this file. */
  readonly reason: string;
};

/** The exceptions of supportExceptions.json. */
export const OVERRIDES = data as readonly Override[];

/**
 * Returns `table` with the overrides of one plugin in one docs version applied. Throws on an override
 * without a reason, of a method or platform that is not there, or one that the source already says.
 */
export function applyOverrides(
  table: SupportTable,
  {version, plugin}: Pick<Override, 'version' | 'plugin'>,
  overrides = OVERRIDES,
): SupportTable {
  return overrides
    .filter((override) => override.version === version && override.plugin === plugin)
    .reduce(applyOverride, table);
}

function applyOverride(table: SupportTable, override: Override): SupportTable {
  const {version, plugin, method, platform, supported, reason} = override;
  const place = `platforms/supportExceptions.json: ${version} ${plugin}.${method} on ${platform}`;
  const row = Object.hasOwn(table, method) ? table[method] : undefined;
  if (!row) {
    throw new Error(`${place}: the plugin has no such method. It has: ${Object.keys(table).join(', ')}.`);
  }
  if (!PLATFORMS.includes(platform)) {
    throw new Error(`${place}: unknown platform. Known: ${PLATFORMS.join(', ')}.`);
  }
  if (!reason?.trim()) throw new Error(`${place}: give the reason in "reason".`);
  if (row[platform] === supported) {
    throw new Error(`${place}: the source already says ${String(supported)}. Remove the override.`);
  }
  return {...table, [method]: {...row, [platform]: supported}};
}

/** Throws if an override is of a version and plugin that are not in `plugins` (slugs by docs version). */
export function checkOverrides(
  plugins: Readonly<Record<string, readonly string[]>>,
  overrides = OVERRIDES,
): void {
  for (const {version, plugin} of overrides) {
    const known = plugins[version];
    if (!known) {
      const versions = Object.keys(plugins).join(', ');
      throw new Error(`platforms/supportExceptions.json: unknown version "${version}". Known: ${versions}.`);
    }
    if (!known.includes(plugin)) {
      throw new Error(
        `platforms/supportExceptions.json: ${version} has no plugin "${plugin}". It has: ${known.join(', ')}.`,
      );
    }
  }
}
