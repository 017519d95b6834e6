import {decodable} from '../plainAddress';

/** Returns the element that a hash such as `#camera` names. A hash that can't be decoded is taken as it is. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(idIn(hash));
}

/** Returns the element that a hash names, or, for an entry of a list that isn't loaded, the list: `#camera` for `#camera.denied`. */
export function hashTargetOrList(hash: string): HTMLElement | null {
  return hashTarget(hash) ?? document.getElementById(idIn(hash).split('.')[0] ?? '');
}

/** Goes to the element that the address names as a link to it does, for which Docusaurus hides the navbar. */
export const goToHash = (): void => location.replace(location.hash);

const idIn = (hash: string): string => decodeURIComponent(decodable(hash.slice(1)));
