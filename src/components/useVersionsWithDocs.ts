import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns all versions with the addresses of their docs, or `undefined` until they are loaded. In a build,
 * `plugins/client/lean/browser/useVersionsWithDocs.ts` replaces this module, because pages don't contain all
 * addresses.
 */
export function useVersionsWithDocs(): readonly GlobalVersion[] | undefined {
  return useVersions(undefined);
}
