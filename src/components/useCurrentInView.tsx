import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {revealCurrent} from './revealCurrent';

/** On narrow screens there is no sidebar to lay out. */
const SCRIPT = `matchMedia('(min-width:997px)').matches&&(${revealCurrent.toString()})(document.currentScript.previousElementSibling)`;

type CurrentInView = {
  readonly box: RefObject<HTMLElement | null>;
  /** Goes right after the element, so that the HTML shows the link before the first paint. */
  readonly script: ReactNode;
};

/**
 * Keeps the link of the current page in view in the element with the ref `box`, which scrolls the sidebar: from the
 * first paint on, and whenever the reader has gone to another page (`path`).
 */
export function useCurrentInView(path: string): CurrentInView {
  const isBrowser = useIsBrowser();
  // `npm start` renders in the browser, where React does not run scripts.
  const isServerHtml = !isBrowser && process.env.NODE_ENV === 'production';
  const box = useRef<HTMLElement>(null);
  // The script has done it, and the reader may have scrolled since.
  const shown = useRef(isServerHtml ? path : undefined);
  useLayoutEffect(() => {
    if (!box.current || shown.current === path) return undefined;
    shown.current = path;
    return revealSoon(box.current);
  }, [path]);
  // The minifiers of the two builds write the function differently.
  const script = <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: SCRIPT}} />;
  return {box, script: isServerHtml && script};
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
