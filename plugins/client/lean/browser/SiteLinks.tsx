import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {theDocs} from './docs';
import {isPlainClick, placeOfLink, type Place} from './links';
import {plainPath} from './tableRoutes';

const INTENTS = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Navigates without a page load when a plain link in an article or in the shell is clicked. Prefetches a page when
 * the reader is about to follow a link to it, and the next page of the sidebar when the browser is idle.
 */
export function SiteLinks(): null {
  const history = useHistory();
  const {pathname} = useLocation();
  useEffect(() => followLinks((place) => goTo(history, place)), [history]);
  useEffect(() => prefetchForView(pathname), [pathname]);
  return null;
}

function goTo(history: ReturnType<typeof useHistory>, place: Place): void {
  const {pathname, search, hash} = history.location;
  const isHere = place.pathname === pathname && place.search === search && place.hash === hash;
  if (isHere) history.replace(place);
  else history.push(place);
}

function followLinks(go: (place: Place) => void): () => void {
  const {store, speculation} = theDocs();
  const placeOf = (event: Event): Place | undefined => {
    const place = placeOfLink(event.target, store.site.baseUrl);
    if (!place || isFile(place.pathname)) return undefined;
    return isOtherPage(place.pathname) || store.isPage(place.pathname) !== false ? place : undefined;
  };
  const onClick = (event: MouseEvent): void => {
    const place = isPlainClick(event) ? placeOf(event) : undefined;
    if (!place) return;
    event.preventDefault();
    go(place);
  };
  const onIntent = (event: Event): void => {
    const place = placeOf(event);
    if (place) speculation.prefetch(place.pathname);
  };
  document.addEventListener('click', onClick);
  INTENTS.forEach((type) => document.addEventListener(type, onIntent, {passive: true}));
  return () => {
    document.removeEventListener('click', onClick);
    INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
  };
}

/** Returns whether `pathname` is a page that isn't a doc. */
function isOtherPage(pathname: string): boolean {
  return routes.some(({path, exact}) => exact && path === plainPath(pathname));
}

/**
 * Returns whether `pathname` looks like a file. Pages have no extension, so this works even for a version whose table
 * isn't loaded.
 */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function prefetchForView(pathname: string): (() => void) | undefined {
  const {store, speculation} = theDocs();
  speculation.startView();
  const next = (store.page(pathname)?.data.metadata.next as {permalink?: string} | undefined)?.permalink;
  if (next === undefined) return undefined;
  const timer = setTimeout(() => speculation.prefetch(next), 2000);
  return () => clearTimeout(timer);
}
