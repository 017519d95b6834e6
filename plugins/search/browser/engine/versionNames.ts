/** The version of a query that asks all versions. */
export const ALL_VERSIONS = 'all';

/** What Docusaurus calls the docs version that is not released yet. */
const UNRELEASED = 'current';

/** Returns the name that folders, addresses and queries have for a docs version: `next` for the coming one. */
export function queryVersion(docusaurusName: string): string {
  return docusaurusName === UNRELEASED ? 'next' : docusaurusName;
}

/** Returns Docusaurus's own name of a query's version. */
export function docusaurusVersion(name: string): string {
  return name === 'next' ? UNRELEASED : name;
}
