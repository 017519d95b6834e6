import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {handleFirstFailure, settleFailure} from './failure';

type Preloadable = {readonly preload?: (pathname: string) => unknown};

let isFirst = true;

/**
 * Gets what the route at `pathname` takes to show. Stands in for `@docusaurus/core/lib/client/preload`, and
 * tells each component the address, since one component stands for all docs. For the first view the promise
 * stays pending when something does not load: without it React would take away what the server rendered.
 */
export default async function preload(pathname: string): Promise<void> {
  const loading = loadRoute(pathname);
  if (!isFirst) return loading;
  return new Promise((resolve) => {
    loading.then(() => {
      isFirst = false;
      settleFailure();
      // React starts in a task of its own.
      setTimeout(resolve);
    }, handleFirstFailure);
  });
}

async function loadRoute(pathname: string): Promise<void> {
  const matches = addressesOf(pathname).flatMap((path) => matchRoutes(routes, path));
  const components = new Set(matches.map(({route}) => route.component as unknown as Preloadable | undefined));
  await Promise.all([...components].map((component) => component?.preload?.(pathname)));
}

/** The address as it stands, decoded, and without an ending that the site leaves away when it renders. */
function addressesOf(pathname: string): string[] {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '');
  return [...new Set([pathname, decoded(pathname), plain])];
}

/** An address that is no valid text (`/100%`) stands for itself: it has no page, and says so. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
