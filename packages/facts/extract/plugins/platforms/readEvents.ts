import fs from 'node:fs';
import {PLATFORMS, type MethodSupport, type Platform, type SupportTable} from '../../../schema/plugin';
import type {PluginSource} from '../../pluginSources';
import {sourceFiles} from './files';
import {readParts} from './readSupport';

/** Matches the strings in a type: `'pause' | 'resume'`. */
const NAME = /'([^']+)'/g;

/**
 * Returns the platforms that send the events of each listener, by the type of its first parameter. A platform sends an
 * event if the sources that it uses have the event's name as a string. `listeners` is the support of all listeners
 * together; an event has the same if no platform's sources have its name. Types that name no event aren't in the result.
 */
export async function readEvents(
  source: PluginSource,
  types: readonly string[],
  listeners: MethodSupport,
): Promise<SupportTable> {
  const named = types
    .map((type) => [type, [...type.matchAll(NAME)].map(([, name = '']) => name)] as const)
    .filter(([, names]) => names.length > 0);
  if (named.length === 0) return {};
  const texts = await textsOf(source);
  const sends = (platform: Platform, names: readonly string[]): boolean =>
    listeners[platform] &&
    names.some((name) => texts[platform].includes(`'${name}'`) || texts[platform].includes(`"${name}"`));
  return Object.fromEntries(
    named.map(([type, names]) => {
      const row = {ios: sends('ios', names), android: sends('android', names), web: sends('web', names)};
      return [type, PLATFORMS.some((platform) => row[platform]) ? row : listeners];
    }),
  );
}

/** Returns the text of the sources that each platform uses: its own, or those for the web if it has no native plugin. */
async function textsOf(source: PluginSource): Promise<Readonly<Record<Platform, string>>> {
  const {ios, android} = await readParts(source);
  const {iosDirs, androidDirs, webFiles} = source;
  const web = textOf(webFiles);
  return {
    ios: ios ? textOf(iosDirs.flatMap((dir) => sourceFiles(dir, ['.swift', '.m']))) : web,
    android: android ? textOf(androidDirs.flatMap((dir) => sourceFiles(dir, ['.java', '.kt']))) : web,
    web,
  };
}

function textOf(files: readonly string[]): string {
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
}
