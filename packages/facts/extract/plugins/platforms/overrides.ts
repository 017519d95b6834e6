import * as z from 'zod';
import {PLATFORMS, type SupportTable} from '../../../schema/plugin';
import {inRange} from '../../../../lib/versionRange';
import data from './supportExceptions.json';

/** A correction of what the sources seem to show: a method works, or doesn't, on some platforms. */
const override = z.strictObject({
  versions: z.union([z.string(), z.array(z.string()).readonly()]),
  plugin: z.string(),
  method: z.string(),
  platform: z.enum(PLATFORMS),
  supported: z.boolean(),
  /** Why the sources are misleading, for maintainers of the file. */
  reason: z.string().trim().min(1),
});
export type Override = z.infer<typeof override>;

/** The corrections in supportExceptions.json. */
export const OVERRIDES = readOverrides();

function readOverrides(): readonly Override[] {
  const {data: overrides, error} = z.array(override).safeParse(data);
  if (error) throw new Error(`platforms/supportExceptions.json:\n${z.prettifyError(error)}`);
  return overrides;
}

/**
 * Returns `table` with one plugin's overrides for one docs version. Throws if an override names an unknown method,
 * or repeats what the source already shows.
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

function applyOverride(table: SupportTable, version: string, exception: Override): SupportTable {
  const {plugin, method, platform, supported} = exception;
  const place = `platforms/supportExceptions.json: ${version} ${plugin}.${method} on ${platform}`;
  const row = Object.hasOwn(table, method) ? table[method] : undefined;
  if (!row) {
    throw new Error(`${place}: the plugin has no such method. It has: ${Object.keys(table).join(', ')}.`);
  }
  if (row[platform] === supported) {
    throw new Error(`${place}: the source already says ${String(supported)}. Remove the override.`);
  }
  return {...table, [method]: {...row, [platform]: supported}};
}
