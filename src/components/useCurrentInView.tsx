import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {builtHtml} from '@site/plugins/lib/trusted-types';
import {revealCurrent} from '../../plugins/lib/browser/revealCurrent';

/** The script in the page's head has `revealCurrent` (`plugins/client/early-taps`). Narrow screens show no sidebar. */
const SCRIPT =
  "matchMedia('(min-width:997px)').matches&&docsReveal(document.currentScript.previousElementSibling)";

type CurrentInView = {
  readonly box: RefObject<HTMLElement | null>;
  /** Render this directly after the element, so that the link is in view before the first paint. */
  readonly script: ReactNode;
};

/**
 * Keeps the current page's link in view in the sidebar's scroll container, which gets the ref `box`: before the first
 * paint, and again whenever `path` changes.
 */
export function useCurrentInView(path: string): CurrentInView {
  const isBrowser = useIsBrowser();
  // `npm start` renders in the browser, where React doesn't run script elements.
  const isServerHtml = !isBrowser && process.env.NODE_ENV === 'production';
  const box = useRef<HTMLElement>(null);
  // The script has already scrolled the box, and the reader may have scrolled it since.
  const shown = useRef(isServerHtml ? path : undefined);
  useLayoutEffect(() => {
    if (!box.current || shown.current === path) return undefined;
    shown.current = path;
    return revealSoon(box.current);
  }, [path]);
  // The build minifies the script in the HTML.
  const script = <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: builtHtml(SCRIPT)}} />;
  return {box, script: isServerHtml && script};
}

function revealSoon(box: HTMLElement): () => void {
  // In another effect of the same commit, Docusaurus scrolls the page to its top, so this waits until that effect has
  // run.
  queueMicrotask(() => revealCurrent(box));
  const onEnd = ({propertyName, target}: TransitionEvent): void => {
    if (propertyName !== 'height' || !(target as Element).querySelector('[aria-current="page"]')) return;
    stop();
    revealCurrent(box);
  };
  const stop = (): void => box.removeEventListener('transitionend', onEnd);
  // A collapsed category expands for its page after this effect.
  const link = box.querySelector('[aria-current="page"]');
  if (!link || link.closest('.menu__list-item--collapsed')) box.addEventListener('transitionend', onEnd);
  return stop;
}
