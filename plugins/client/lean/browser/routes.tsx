import {useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useLocation} from '@docusaurus/router';
import type {Props as DocRootProps} from '@theme/DocRoot';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import {AwaitedPage, LateArrival} from './AwaitedPage';
import {getReadyToShow, startDocs, theDocs} from './docs';
import {plainPath} from './tableRoutes';
import type {DocsSite} from './types';

type RouteProps = RouteConfigComponentProps;

/** What Docusaurus's own route component provides for the docs. */
const CONTEXT = {plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}};

/**
 * Returns one route for all docs, with the nested routes that Docusaurus generates down to each version's root. Pages
 * below that come from the version's table, which is loaded when it is needed.
 */
export function docsRoute(site: DocsSite): RouteConfig {
  startDocs(site);
  function DocsPages(props: RouteProps): ReactNode {
    useArrival(useLocation().pathname);
    return (
      <RouteContextProvider value={CONTEXT}>
        <DocsRoot {...(props as Parameters<typeof DocsRoot>[0])} />
      </RouteContextProvider>
    );
  }
  return {
    path: site.path,
    component: Object.assign(DocsPages, {preload: getReadyToShow}),
    routes: site.versions.map(versionRoute),
  };
}

/** Renders the component again when the page at `pathname`, which is shown without its article, has loaded or failed. */
function useArrival(pathname: string): void {
  const {store} = theDocs();
  const state = (): unknown => {
    const isPage = store.isPage(pathname);
    // The page may have come before its version's table, without which it can't be shown.
    return store.failure(pathname) ?? (isPage && store.page(pathname)) ?? isPage;
  };
  useSyncExternalStore(store.subscribe, state, state);
}

function versionRoute({name, path}: DocsSite['versions'][number]): RouteConfig {
  function VersionPages(props: RouteProps): ReactNode {
    const version = theDocs().store.version(name);
    if (!version) return <AwaitedPage />;
    return <DocVersionRoot {...(props as Parameters<typeof DocVersionRoot>[0])} version={version.metadata} />;
  }
  function DocPages(props: RouteProps): ReactNode {
    const route = usePageRoute(name);
    return <DocRoot {...(props as DocRootProps)} route={{...props.route, routes: route}} />;
  }
  return {path, component: VersionPages, routes: [{path, component: DocPages}]};
}

/**
 * Returns the only doc route that the theme needs, which is the one at the current address, or none if there is no
 * such page. The key makes React mount each page anew, as it does for stock routes.
 */
function usePageRoute(versionName: string): RouteConfig[] {
  const path = plainPath(useLocation().pathname);
  return useMemo(() => {
    const pages = theDocs().store.version(versionName)?.pages;
    if (!pages?.has(path)) return [];
    return [{key: path, path, exact: true, sidebar: pages.get(path), component: DocPage}];
  }, [versionName, path]);
}

function DocPage(props: RouteProps): ReactNode {
  const page = theDocs().store.page(String(props.route?.path));
  const [isLate] = useState(page === undefined);
  if (!page) return <AwaitedPage />;
  return (
    <>
      <DocItem {...(props as unknown as Parameters<typeof DocItem>[0])} content={page.content} />
      {isLate && <LateArrival />}
    </>
  );
}
