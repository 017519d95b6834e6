import released from '../../versions.json';

/** Released versions, newest first, from Docusaurus's own `versions.json`. */
export const RELEASED: readonly string[] = released;

/** The newest released version, which is at the root of the docs. */
export const LATEST_VERSION = RELEASED[0] ?? '';
