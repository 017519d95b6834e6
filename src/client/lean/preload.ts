import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

type Preloadable = {readonly preload?: (pathname: string) => unknown};

/**
 * Gets what the route at `pathname` takes to show. Stands in for `@docusaurus/core/lib/client/preload`,
 * and tells each component the address, since one component stands for all docs.
 */
export default function preload(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path));
  const components = new Set(matches.map(({route}) => route.component as unknown as Preloadable | undefined));
  return Promise.all([...components].map((component) => component?.preload?.(pathname)));
}

/** An address that is no valid text (`/100%`) stands for itself: it has no page, and says so. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
