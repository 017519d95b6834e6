import data from './corrections.json';
import {escapeRegExp} from '../../lib/escapeRegExp';

/** An incorrect passage in a package's documentation, and the reference's replacement for it. */
export type Correction = {
  /** The passage as it is in the package. Any whitespace matches any other. */
  readonly original: string;
  readonly corrected: string;
  /** The plugins whose texts it changes. Default: all texts. */
  readonly plugins?: readonly string[];
  /** Why the original is wrong, for maintainers. */
  readonly reason: string;
};

/** The corrections in `corrections.json`. */
export const CORRECTIONS = data as readonly Correction[];

/** Returns the corrections of all texts and, with a plugin's slug, also those of this plugin alone. */
export function correctionsOf(plugin?: string): readonly Correction[] {
  return CORRECTIONS.filter(({plugins}) => !plugins || (plugin !== undefined && plugins.includes(plugin)));
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
