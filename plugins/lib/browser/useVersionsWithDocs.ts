import {useVersions, type GlobalDoc, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** A version with the addresses of its docs, and with their titles where they are known. */
export type VersionWithDocs = Omit<GlobalVersion, 'docs'> & {
  readonly docs: readonly (GlobalDoc & {readonly title?: string | undefined})[];
};

/**
 * Returns all versions with their docs, or `undefined` until they are loaded. In a build,
 * `plugins/client/lean/browser/useVersionsWithDocs.ts` replaces this module, because pages don't contain all
 * addresses. Here, in `npm start`, no titles are known.
 */
export function useVersionsWithDocs(): readonly VersionWithDocs[] | undefined {
  return useVersions(undefined);
}
