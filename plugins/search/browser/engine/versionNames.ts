/** The version in a query that searches all versions. */
export const ALL_VERSIONS = 'all';

/** Docusaurus's name for the unreleased docs version. */
const UNRELEASED = 'current';

/** Returns a docs version's name in folders, addresses and queries: `next` for the unreleased one. */
export function queryVersion(docusaurusName: string): string {
  return docusaurusName === UNRELEASED ? 'next' : docusaurusName;
}

/** Returns Docusaurus's name for a query's version. */
export function docusaurusVersion(name: string): string {
  return name === 'next' ? UNRELEASED : name;
}
