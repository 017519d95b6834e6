import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns all versions with the addresses of their docs, or `undefined` while these are not here. In a
 * build, `plugins/client/lean/browser/useVersionsWithDocs.ts` stands in for this: pages do not carry all addresses.
 */
export function useVersionsWithDocs(): readonly GlobalVersion[] | undefined {
  return useVersions(undefined);
}
