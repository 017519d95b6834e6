import {
  useActiveDocContext,
  useDocsVersionCandidates,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the versions that a link or a search outside the article may refer to, most likely first: the current
 * page's, the one that the reader chose last, and the latest. Docusaurus counts every page below the docs' root,
 * including the search page and not-found pages, as part of the latest version. On those pages, the latest comes
 * last, because the reader didn't choose it. The server, which renders one not-found page for all addresses, always
 * returns the latest first, and so does the first render in the browser, because React doesn't correct attributes
 * that differ during hydration.
 */
export function useReadVersions(): readonly GlobalVersion[] {
  const candidates: readonly GlobalVersion[] = useDocsVersionCandidates(undefined);
  const {activeDoc} = useActiveDocContext(undefined);
  const isBrowser = useIsBrowser();
  if (activeDoc) return candidates;
  const latest = candidates.filter(({isLast}) => isLast);
  return isBrowser ? [...candidates.filter(({isLast}) => !isLast), ...latest] : latest;
}
