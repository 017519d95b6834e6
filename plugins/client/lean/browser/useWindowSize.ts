import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The width up to which a screen is narrow, in px, as in Infima's styles. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Returns whether the window is wide enough for the sidebar, and `ssr` until the page is hydrated. As the hook of
 * `@docusaurus/theme-common` that it stands in for, but what depends on it is rendered in steps: the menu of a phone
 * comes and the sidebar goes right after hydration, in a task of 80 ms.
 */
export function useWindowSize({desktopBreakpoint = DESKTOP_BREAKPOINT} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => {
      startTransition(() => setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
