import {decodable, plainAddress} from '../../../lib/plainAddress';

/**
 * Rewrites the address in the address bar, before the router first reads it, to the page's plain path. Also escapes
 * what can't be decoded, because the router and Docusaurus would throw on it.
 */
export function keepAddressTidy(baseUrl: string): void {
  const tidy = (): void => {
    const {pathname, search, hash} = location;
    const address = decodable(plainAddress(pathname, baseUrl)) + search + decodable(hash);
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  };
  tidy();
  // Registered before the router's own listener, so it runs first.
  addEventListener('popstate', tidy);
}
