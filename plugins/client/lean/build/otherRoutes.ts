import {routeOf, type RouteChunks} from '../../../lib/chunkNames';
import type {Generated} from '../types';

/** The components of the docs' routes, which the browser shows with a single route. */
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/**
 * Returns the chunk names of the routes that aren't docs. Throws, naming the route, if the site has something that the
 * lean client can't show: tag lists, generated index pages or other nested routes.
 */
export function otherRoutes({routesChunkNames, registry}: Generated): RouteChunks {
  const others = Object.entries(routesChunkNames).flatMap(([key, names]) => {
    const component = registry[names.__comp] ?? 'nothing';
    return DOCS.includes(component) ? [] : [{key, names, component}];
  });
  // Docusaurus gives a context to each route that isn't inside another one.
  const nested = others.find(({names}) => names.__context === undefined);
  if (nested) {
    throw new Error(
      `lean-client: the route ${routeOf(nested.key).path} renders ${nested.component} inside another route. ` +
        'Only docs can be nested: tags and generated index pages are not supported. ' +
        'Write a doc for the page, or build with LEAN_CLIENT=off.',
    );
  }
  return Object.fromEntries(others.map(({key, names}) => [key, names]));
}
