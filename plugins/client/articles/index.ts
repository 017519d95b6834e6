import type {ClientModule} from '@docusaurus/types';
import {markArrival} from '../../search/browser/arrival/arrivalMarks';
import {openComparison} from './comparison';
import {listenToCollapsibles} from './collapsibles';
import {listenToCopyButtons} from './copyButtons';
import {listenToMenus} from './menus';
import {closePageMenu, listenToPageMenus} from './pageMenu';
import {applyStoredTabs, listenToTabs} from './tabs';
import {goToHashTarget} from './hashTarget';
import {runScripts} from './runScripts';
import {listenToWrapButtons} from './wrapButtons';

/**
 * The path of the page that is shown. Docusaurus's previous location may be a page that the reader left before it
 * appeared.
 */
let shown: string | undefined;

/** Everything interactive inside articles: plain HTML elements, handled by listeners on the document. */
const articles: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, search, hash} = location;
    const isFirst = !previousLocation;
    const samePage = pathname === shown;
    const onlyQuery = samePage && hash === previousLocation?.hash && search !== previousLocation.search;
    shown = pathname;
    if (!samePage) applyStoredTabs();
    if (!samePage && !isFirst) closePageMenu();
    // The browser has run those in the server's HTML. In `npm start`, the first page has no such HTML.
    if (!isFirst || process.env.NODE_ENV !== 'production') runScripts();
    openComparison();
    if (hash && !onlyQuery) goToHashTarget(hash, isFirst);
    void markArrival(pathname, samePage);
  },
};

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToCopyButtons();
  listenToWrapButtons();
  listenToCollapsibles();
  listenToMenus();
  listenToPageMenus();
  applyStoredTabs();
}

export const {onRouteDidUpdate} = articles;
