import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import Loading from '@theme/Loading';
import {showLateArticle} from '../../articles';
import {theDocs} from './docs';
import {retry} from './preload';
import {plainPath, sidebarLinks} from './tableRoutes';

/** Shows a spinner, or why the page didn't load, where the article of the current address belongs. */
export function AwaitedPage(): ReactNode {
  const {pathname} = useLocation();
  const {store} = theDocs();
  const box = useRef<HTMLDivElement>(null);
  const name = store.versionAt(pathname)?.name;
  const sidebars = name === undefined ? {} : (store.version(name)?.metadata.docsSidebars ?? {});
  const link = sidebarLinks(sidebars).find(({path}) => path === plainPath(pathname));
  const failure = store.failure(pathname);
  return (
    <div className="awaited-page" data-awaited="" tabIndex={-1} ref={box}>
      <PageMetadata title={link?.label ?? 'Loading'} />
      <Loading
        isLoading={failure === undefined}
        pastDelay
        timedOut={false}
        error={failure}
        retry={() => {
          // The button is about to go, and its focus with it.
          box.current?.focus();
          retry(pathname);
        }}
      />
    </div>
  );
}

/** Does what remains to be done when an article arrives after its page was shown. */
export function LateArrival(): null {
  const {pathname, hash} = useLocation();
  useLayoutEffect(() => {
    // A press of Retry has left the focus in what the article has replaced.
    if (document.activeElement === document.body) focusHeading();
    showLateArticle({pathname, hash});
    // Only on arrival; the router reports later changes of the hash.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('article h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({preventScroll: true});
}
