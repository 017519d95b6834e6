import type {ClientModule} from '@docusaurus/types';
import {listenToCollapsibles} from './collapsibles';
import {listenToCopyButtons} from './copyButtons';
import {applyStoredTabs, listenToTabs, revealHashTarget} from './tabs';

/** Everything that moves inside articles: plain elements, listened to from the document. */
const articles: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) applyStoredTabs();
    if (location.hash && location.hash !== previousLocation?.hash) revealHashTarget();
  },
};

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToCopyButtons();
  listenToCollapsibles();
  applyStoredTabs();
}

export const {onRouteDidUpdate} = articles;
