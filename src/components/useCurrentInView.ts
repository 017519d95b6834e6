import {useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {revealCurrent} from './revealCurrent';

/**
 * The script that shows the current page in the sidebar before the first paint, when it stands right after the
 * scrolling element. On narrow screens there is no sidebar to lay out.
 */
export const REVEAL_SCRIPT = `matchMedia('(min-width:997px)').matches&&(${revealCurrent.toString()})(document.currentScript.previousElementSibling)`;

/**
 * Returns the ref of the element that scrolls the sidebar. Whenever the reader has gone to another page (`path`), its
 * link is scrolled into view.
 */
export function useCurrentInView(path: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  // In the page's own HTML the script has done it, and the reader may have scrolled since.
  const shown = useRef(useIsBrowser() ? undefined : path);
  useLayoutEffect(() => {
    if (!box.current || shown.current === path) return undefined;
    shown.current = path;
    return revealSoon(box.current);
  }, [path]);
  return box;
}

function revealSoon(box: HTMLElement): () => void {
  // In another effect of the same commit, Docusaurus scrolls the page to its top.
  queueMicrotask(() => revealCurrent(box));
  const onEnd = ({propertyName, target}: TransitionEvent): void => {
    if (propertyName !== 'height' || !(target as Element).querySelector('[aria-current="page"]')) return;
    stop();
    revealCurrent(box);
  };
  const stop = (): void => box.removeEventListener('transitionend', onEnd);
  // A category that is folded opens for its page, after this.
  const link = box.querySelector('[aria-current="page"]');
  if (!link || link.closest('.menu__list-item--collapsed')) box.addEventListener('transitionend', onEnd);
  return stop;
}
