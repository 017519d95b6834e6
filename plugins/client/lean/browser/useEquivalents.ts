import {useLocation} from '@docusaurus/router';
import type {PageEquivalent} from '@site/plugins/lib/pageEquivalents';
import {theDocs} from './docs';

const NONE = {};

/** Returns where the other versions have the subject of the current page, from the page's own data. */
export function useEquivalents(): Readonly<Record<string, PageEquivalent>> {
  const {pathname} = useLocation();
  return theDocs().store.page(pathname)?.data.equivalents ?? NONE;
}
