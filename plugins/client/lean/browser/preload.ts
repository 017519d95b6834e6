import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {decodable} from '../../articles/plainAddress';
import {handleFirstFailure, settleFailure} from './failure';

type Preloadable = {readonly preload?: (pathname: string) => unknown};

let isFirst = true;

const NEVER = new Promise<never>(() => undefined);

/** What the reader asked for last. */
let latest: Promise<void> | undefined;

/**
 * Gets what the route at `pathname` takes to show, as the reader goes there. Stands in for
 * `@docusaurus/core/lib/client/preload`. For the first view the promise stays pending when something does not load:
 * without it React would take away what the server rendered. It also stays pending when the reader goes elsewhere before
 * it is there: Docusaurus would show the other page, which is not.
 */
export default async function preload(pathname: string): Promise<void> {
  const loading = loadRoute(pathname);
  latest = loading;
  return isFirst ? firstView(loading) : loading.finally(() => (loading === latest ? undefined : NEVER));
}

function firstView(loading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    loading.then(() => {
      isFirst = false;
      settleFailure();
      // React starts in a task of its own.
      setTimeout(resolve);
    }, handleFirstFailure);
  });
}

/** Gets what the route at `pathname` takes to show. Each component is told the address, since one stands for all docs. */
export async function loadRoute(pathname: string): Promise<void> {
  const matches = addressesOf(pathname).flatMap((path) => matchRoutes(routes, path));
  const components = new Set(matches.map(({route}) => route.component as unknown as Preloadable | undefined));
  await Promise.all([...components].map((component) => component?.preload?.(pathname)));
}

/** The address as it stands, and decoded. */
function addressesOf(pathname: string): string[] {
  return [...new Set([pathname, decodeURI(decodable(pathname))])];
}
