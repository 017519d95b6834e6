import type {Attributes} from './expandDirectives';

/** Throws if a directive that has no attributes has one. */
export function refuseAttributes(directive: string, attributes: Attributes): void {
  const [unknown] = Object.keys(attributes);
  if (unknown) throw new Error(`::${directive} does not accept attributes. Remove "${unknown}".`);
}
