import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The widest viewport, in CSS pixels, that shows the mobile layout, as in Infima's styles. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Returns whether the viewport is wide enough for the sidebar, or `ssr` until the page is hydrated. Replaces the hook
 * of `@docusaurus/theme-common` and updates in a transition: right after hydration, a phone's layout adds the menu
 * and removes the sidebar, which would otherwise take one task of 80 ms.
 */
export function useWindowSize(): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => {
      startTransition(() => setWindowSize(window.innerWidth > DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return windowSize;
}
