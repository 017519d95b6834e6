import {MOVED_PAGES, type Address, type Move} from '../../src/data/lineage';
import {MOVED, MOVED_FROM_MAIN} from '../../src/data/redirects';
import {LATEST_VERSION} from '../../src/data/versions';
import {versions} from './docsVersions';

const VERSION_PREFIX = /^\/(?:(?:next|v\d+)\/)?/;

/** Returns the old routes that redirect to `route`. All are relative to the base URL and start with a slash. */
export function oldRoutesOf(route: string, moves: readonly Move[] = MOVED_PAGES): string[] {
  const prefix = VERSION_PREFIX.exec(route)?.[0] ?? '/';
  const page = route.slice(prefix.length);
  return [
    ...(MOVED_FROM_MAIN.includes(page) ? [`${prefix}main/${page}`] : []),
    ...(MOVED[route] ? [MOVED[route]] : []),
    ...oldAddresses(`/${page}`, labelAt(prefix), moves).map((address) => `${prefix}${address.slice(1)}`),
  ];
}

/** Returns the label of the version at a route's prefix: `/` or `/v6/`. */
function labelAt(prefix: string): string | undefined {
  const own = prefix.slice(1, -1);
  const found = Object.entries(versions).find(([name, {path = name}]) =>
    own === '' ? name === LATEST_VERSION : path === own,
  );
  return found && (found[1].label ?? found[0]);
}

/** Returns the addresses that a page of a version had before, the latest first. */
function oldAddresses(address: Address, label: string | undefined, moves: readonly Move[]): Address[] {
  const own = moves.filter(({within, before, after}) => {
    const isPage = !before.includes('#') && before !== address;
    return isPage && label !== undefined && within.includes(label) && after.replace(/#.*/, '') === address;
  });
  const others = moves.filter((move) => !own.includes(move));
  return own.flatMap(({before}) => [before, ...oldAddresses(before, label, others)]);
}
