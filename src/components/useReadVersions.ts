import {
  useActiveDocContext,
  useDocsVersionCandidates,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the versions that a link or a search outside the article may mean, the likeliest first: that of the page,
 * the one that the reader chose last, the latest. Docusaurus takes all that is below the root of the docs for pages of
 * the latest version, the search page and not-found pages too. There the latest comes last: it is no choice of the
 * reader's. The server, which renders one not-found page for all addresses, always says the latest, and so does the
 * first rendering in the browser, because React would leave other links as they came.
 */
export function useReadVersions(): readonly GlobalVersion[] {
  const candidates: readonly GlobalVersion[] = useDocsVersionCandidates(undefined);
  const {activeDoc} = useActiveDocContext(undefined);
  const isBrowser = useIsBrowser();
  if (activeDoc) return candidates;
  const latest = candidates.filter(({isLast}) => isLast);
  return isBrowser ? [...candidates.filter(({isLast}) => !isLast), ...latest] : latest;
}
