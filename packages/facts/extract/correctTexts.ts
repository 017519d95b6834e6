import data from './corrections.json';
import {escapeRegExp} from '../../lib/escapeRegExp';
import {inRange, type VersionRange} from '../../lib/versionRange';

/** An incorrect passage in a package's documentation, and the reference's replacement for it. */
export type Correction = {
  /** The passage as it is in the package. Any whitespace matches any other. */
  readonly original: string;
  readonly corrected: string;
  /** The plugins whose texts it changes. Default: all texts. */
  readonly plugins?: readonly string[];
  /** The docs versions whose texts it changes. Default: all. */
  readonly versions?: VersionRange;
  /** Why the original is wrong, for maintainers. */
  readonly reason: string;
};

/** The corrections in `corrections.json`. */
export const CORRECTIONS = data as readonly Correction[];

/**
 * Returns the corrections of all texts, and those that apply only to the docs version or the plugin in `scope`, whose
 * slug it names. Throws if a correction's `versions` aren't a range.
 */
export function correctionsOf(scope: {version?: string; plugin?: string} = {}): readonly Correction[] {
  const {version, plugin} = scope;
  return CORRECTIONS.filter(
    ({plugins, versions}) =>
      (!versions || (version !== undefined && inRange(versions, version))) &&
      (!plugins || (plugin !== undefined && plugins.includes(plugin))),
  );
}

/**
 * Returns `model`, which is plain data read from packages, with all of its texts corrected, so that the generated
 * reference never contradicts the page around it. A unit test reports corrections that no package needs any longer.
 */
export function correctTexts<Model>(model: Model, corrections = correctionsOf()): Model {
  const patterns = corrections.map(({original, corrected}) => ({pattern: patternOf(original), corrected}));
  const correct = (text: string): string =>
    patterns.reduce((result, {pattern, corrected}) => result.replace(pattern, () => corrected), text);
  return mapTexts(model, correct) as Model;
}

/** Returns a pattern that matches every occurrence of a passage, however its lines are wrapped. */
export function patternOf(passage: string): RegExp {
  const words = passage.split(/\s+/).map(escapeRegExp);
  return new RegExp(words.join('\\s+'), 'g');
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
