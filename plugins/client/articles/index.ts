import type {ClientModule} from '@docusaurus/types';
import {listenToCollapsibles} from './collapsibles';
import {listenToCopyButtons} from './copyButtons';
import {listenToMenus} from './menus';
import {closePageMenu, listenToPageMenus} from './pageMenu';
import {applyStoredTabs, listenToTabs} from './tabs';
import {goToHashTarget} from './hashTarget';
import {listenToBack} from '../../lib/browser/overlays';
import {move} from '../../lib/browser/motion';
import {tellShown} from '../../lib/browser/shownArticle';
import {forgetEntry, rememberPositions, restorePosition, resumePosition} from './positions';
import {runScripts} from './runScripts';
import {watchScrolling} from './scrolling';
import {listenToWrapButtons} from './wrapButtons';

/**
 * The path of the page that is shown. Docusaurus's previous location may be a page that the reader left before it
 * appeared.
 */
let shown: string | undefined;

/** Everything interactive inside articles: plain HTML elements, handled by listeners on the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isFirst = !previousLocation;
  if (!isFirst && shown !== location.pathname) closePageMenu();
  if (document.querySelector(AWAITED)) return expectArticle();
  const samePage = location.pathname === shown;
  const {search, hash} = previousLocation ?? location;
  const onlyQuery = samePage && hash === location.hash && search !== location.search;
  showArticle(location, {arrival: isFirst ? 'first' : 'later', samePage, onlyQuery});
};

/** Stands in for an article that is still loading, or that failed to load. */
const AWAITED = '[data-awaited]';

function expectArticle(): void {
  shown = undefined;
  forgetEntry();
  scrollTo(0, 0);
}

type Place = {readonly pathname: string; readonly hash: string};
type Visit = {
  readonly arrival: 'first' | 'later' | 'late';
  readonly samePage: boolean;
  readonly onlyQuery: boolean;
};

/** Does for an article that came after its page was shown what is done for others when their page is shown. */
export function showLateArticle(place: Place): void {
  showArticle(place, {arrival: 'late', samePage: false, onlyQuery: false});
}

/** What moves when it arrives: not the bar above it, which stays, and not the band of a landing page, which would flash. */
const PROSE = '.theme-doc-markdown:not(:has(.hero-box))';
const ARRIVES = {opacity: [0.5, 1], translate: ['0 4px', 'none']};

function showArticle({pathname, hash}: Place, {arrival, samePage, onlyQuery}: Visit): void {
  shown = pathname;
  if (!samePage) applyStoredTabs();
  if (!samePage && arrival !== 'first') move(document.querySelector(PROSE), ARRIVES);
  // The browser has run those in the server's HTML. In `npm start`, the first page has no such HTML.
  if (arrival !== 'first' || process.env.NODE_ENV !== 'production') runScripts();
  const isRestored = arrival === 'first' ? resumePosition() : restorePosition();
  if (hash && !onlyQuery && !isRestored) goToHashTarget(hash, arrival);
  tellShown({pathname, hash, samePage});
}

if (typeof document !== 'undefined') {
  rememberPositions();
  listenToBack();
  listenToTabs();
  listenToCopyButtons();
  listenToWrapButtons();
  listenToCollapsibles();
  listenToMenus();
  listenToPageMenus();
  watchScrolling();
  applyStoredTabs();
}
