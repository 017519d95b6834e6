import {isFrugal} from './connection';
import {theDocs} from './docs';
import {loadRoute} from './preload';

/**
 * What Docusaurus puts on `window`, and its links call: for every link in view (`prefetch`) and for the one
 * under the pointer (`preload`). Files for what is merely in view are not fetched; `SiteLinks` sees what
 * the reader is about to follow, in the shell too. Stands in for `@docusaurus/core/lib/client/docusaurus`.
 */
export default Object.freeze({
  prefetch: (): false => false,
  preload: (pathname: string): false | Promise<unknown> => {
    // A doc is fetched on intent already, within the view's budget.
    if (isFrugal() || theDocs().store.versionAt(pathname)) return false;
    return loadRoute(pathname);
  },
});
