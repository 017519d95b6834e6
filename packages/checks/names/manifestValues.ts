import {nearMatches} from '../../lib/nearMatches';
import manifest from './manifest.json';

const {booleans, names, flags} = manifest.values;
const BOOLEAN = ['true', 'false'];
const ONE_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ...booleans.map((name) => [name, BOOLEAN] as const),
  ...Object.entries(names),
]);
const FLAGS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(flags));
/** A resource, an attribute of the theme, a placeholder of Gradle, or a value that the page leaves out. */
const ELSEWHERE = /^[@?]|\$\{|^$|…/;

/** Returns what is wrong with the value of an attribute of AndroidManifest.xml, if it takes values from a list. */
export function valueProblem(name: string, value: string): {message: string; hint: string} | undefined {
  const known = ONE_OF.get(name) ?? FLAGS.get(name);
  if (!known || ELSEWHERE.test(value)) return undefined;
  const wrong = (FLAGS.has(name) ? value.split('|') : [value]).find((part) => !known.includes(part));
  if (wrong === undefined) return undefined;
  const near = nearMatches(wrong, known).map((match) => `"${match}"`);
  return {
    message: `${name} has no value "${wrong}"`,
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Its values are ${known.join(', ')}`,
  };
}
