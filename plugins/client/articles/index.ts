import type {ClientModule} from '@docusaurus/types';
import {markArrival} from '../../search/browser/arrival/arrivalMarks';
import {listenToCollapsibles} from './collapsibles';
import {listenToCopyButtons} from './copyButtons';
import {applyStoredTabs, listenToTabs} from './tabs';
import {goToHashTarget} from './hashTarget';

/** The path of the page that is shown: the previous location may be one that the reader left before it was. */
let shown: string | undefined;

/** Everything that moves inside articles: plain elements, listened to from the document. */
const articles: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, search, hash} = location;
    const isFirst = !previousLocation;
    const samePage = pathname === shown;
    const onlyQuery = samePage && hash === previousLocation?.hash && search !== previousLocation.search;
    shown = pathname;
    if (!samePage) applyStoredTabs();
    if (hash && !onlyQuery) goToHashTarget(hash, isFirst);
    void markArrival(pathname, samePage);
  },
};

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToCopyButtons();
  listenToCollapsibles();
  applyStoredTabs();
}

export const {onRouteDidUpdate} = articles;
