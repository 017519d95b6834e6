import type {Attributes} from './expandDirectives';

/** Throws if a directive has an attribute that isn't `known`. */
export function refuseAttributes(
  directive: string,
  attributes: Attributes,
  known: readonly string[] = [],
): void {
  const unknown = Object.keys(attributes).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    known.length > 0
      ? `::${directive} has no attribute "${unknown}". It accepts: ${known.join(', ')}.`
      : `::${directive} does not accept attributes. Remove "${unknown}".`,
  );
}
