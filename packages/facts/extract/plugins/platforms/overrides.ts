import {PLATFORMS, type Platform, type SupportTable} from '../../../schema/plugin';
import {inRange, type VersionRange} from '../../../../lib/versionRange';
import data from './supportExceptions.json';

/** A correction of what the sources seem to show: a method works, or doesn't, on some platforms. */
export type Override = {
  readonly versions: VersionRange;
  readonly plugin: string;
  readonly method: string;
  readonly platform: Platform;
  readonly supported: boolean;
  /** Why the sources are misleading, for maintainers of the file. */
  readonly reason: string;
};

/** The corrections in supportExceptions.json. */
export const OVERRIDES = data as readonly Override[];

/**
 * Returns `table` with one plugin's overrides for one docs version. Throws if an override has no reason, names an
 * unknown method or platform, or repeats what the source already shows.
 */
export function applyOverrides(
  table: SupportTable,
  {version, plugin}: {readonly version: string; readonly plugin: string},
  overrides = OVERRIDES,
): SupportTable {
  return overrides
    .filter((override) => inRange(override.versions, version) && override.plugin === plugin)
    .reduce((corrected, override) => applyOverride(corrected, version, override), table);
}

function applyOverride(table: SupportTable, version: string, override: Override): SupportTable {
  const {plugin, method, platform, supported, reason} = override;
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

/**
 * Throws if an override applies to no version, or to one that lacks its plugin. `plugins` holds slugs by docs version.
 */
export function checkOverrides(
  plugins: Readonly<Record<string, readonly string[]>>,
  overrides = OVERRIDES,
): void {
  for (const {versions, plugin} of overrides) {
    const covered = Object.keys(plugins).filter((version) => inRange(versions, version));
    if (covered.length === 0) {
      const known = Object.keys(plugins).join(', ');
      throw new Error(
        `platforms/supportExceptions.json: no version is in "${String(versions)}". Known: ${known}.`,
      );
    }
    for (const version of covered) {
      const known = plugins[version] ?? [];
      if (known.includes(plugin)) continue;
      throw new Error(
        `platforms/supportExceptions.json: ${version} has no plugin "${plugin}". It has: ${known.join(', ')}.`,
      );
    }
  }
}
