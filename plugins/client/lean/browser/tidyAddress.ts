import {decodable, plainAddress} from '../../articles/plainAddress';

/**
 * Keeps in the address bar what the router can read, from before it first looks: the plain path of a page, whatever form
 * the host has answered, and nothing that cannot be decoded, which the router and Docusaurus would throw at.
 */
export function keepAddressTidy(baseUrl: string): void {
  const tidy = (): void => {
    const {pathname, search, hash} = location;
    const address = decodable(plainAddress(pathname, baseUrl)) + search + decodable(hash);
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  };
  tidy();
  // The router listens for this, too, but later.
  addEventListener('popstate', tidy);
}
