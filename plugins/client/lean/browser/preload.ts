import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {decodable} from '../../articles/plainAddress';
import {handleFirstFailure, settleFailure} from './failure';

type Preloadable = {readonly preload?: (pathname: string) => unknown};

let isFirst = true;

const NEVER = new Promise<never>(() => undefined);

/** The most recent navigation. */
let latest: Promise<void> | undefined;

/**
 * Loads everything that the route at `pathname` needs, before Docusaurus shows it. Replaces
 * `@docusaurus/core/lib/client/preload`. The promise stays pending forever in two cases: if something on the first
 * view doesn't load, because React would otherwise remove the server's HTML, and if the reader navigates elsewhere
 * meanwhile, because Docusaurus would otherwise render the other page before it has loaded.
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
      // The timeout lets React start in its own task.
      setTimeout(resolve);
    }, handleFirstFailure);
  });
}

/**
 * Loads everything that the route at `pathname` needs. Each component gets the address, because one component renders
 * all docs.
 */
export async function loadRoute(pathname: string): Promise<void> {
  const matches = addressesOf(pathname).flatMap((path) => matchRoutes(routes, path));
  const components = new Set(matches.map(({route}) => route.component as unknown as Preloadable | undefined));
  await Promise.all([...components].map((component) => component?.preload?.(pathname)));
}

/** Returns the address as it is and, if that differs, decoded. */
function addressesOf(pathname: string): string[] {
  return [...new Set([pathname, decodeURI(decodable(pathname))])];
}
