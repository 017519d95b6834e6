import type {ClientModule} from '@docusaurus/types';
import {markArrival} from './arrivalMarks';
import {listenToCollapsibles} from './collapsibles';
import {listenToCopyButtons} from './copyButtons';
import {layOutRest} from './firstView';
import {applyStoredTabs, listenToTabs, revealHashTarget} from './tabs';

/** Everything that moves inside articles: plain elements, listened to from the document. */
const articles: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const samePage = location.pathname === previousLocation?.pathname;
    if (!samePage) applyStoredTabs();
    if (location.hash && location.hash !== previousLocation?.hash) revealHashTarget();
    if (!previousLocation) layOutRest();
    void markArrival(location.pathname, samePage);
  },
};

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToCopyButtons();
  listenToCollapsibles();
  applyStoredTabs();
}

export const {onRouteDidUpdate} = articles;
