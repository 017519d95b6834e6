import {isFrugal} from './connection';
import {theDocs} from './docs';
import {loadRoute} from './preload';

/**
 * The functions that Docusaurus puts on `window` and that its links call: `prefetch` for every link in the viewport
 * and `preload` for the link under the pointer. Nothing is fetched only because its link is in the viewport;
 * `SiteLinks` fetches what the reader is about to follow. Replaces `@docusaurus/core/lib/client/docusaurus`.
 */
export default Object.freeze({
  prefetch: (): false => false,
  preload: (pathname: string): false | Promise<unknown> => {
    // `SiteLinks` has already prefetched docs, within the limit per view.
    if (isFrugal() || theDocs().store.versionAt(pathname)) return false;
    return loadRoute(pathname);
  },
});
