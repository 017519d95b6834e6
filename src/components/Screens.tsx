import type {ReactNode} from 'react';
import camera from '@site/src/components/drawings/camera.svg';
import filesystem from '@site/src/components/drawings/filesystem.svg';
import geolocation from '@site/src/components/drawings/geolocation.svg';
import preferences from '@site/src/components/drawings/preferences.svg';
import notification from '@site/src/components/drawings/push-notifications.svg';
import share from '@site/src/components/drawings/share.svg';

/** The styles of the screens. What a call brings onto a screen moves as on a phone when its tab is chosen. */
export const SCREEN_STYLES = `
@media (prefers-reduced-motion: no-preference) {
  [data-selected] .screen-new {animation: screen-new 200ms 80ms cubic-bezier(.2, .8, .2, 1) backwards}
}
.screen-flash {opacity: 0}
[data-selected] .screen-flash {animation-name: screen-flash}
.screen-row {--from: -1.5rem 0}
.screen-drop {--from: 0 -3rem}
.screen-knob {--from: -14px 0; --hidden: 1}
.screen-sheet {--from: 0 12rem; --hidden: 1}
@keyframes screen-new {
  from {opacity: var(--hidden, 0); translate: var(--from, 0 1.5rem)}
}
@keyframes screen-flash {
  from {opacity: .9}
}
@media screen {
  [data-theme=dark] .screen {filter: brightness(.9)}
}`;

type ScreenProps = {
  /** The name of a plugin's page. */
  readonly of: string;
};

/**
 * A phone that shows what a plugin's call brings onto the screen. Its ID is an address of the landing page. Throws if
 * there is no drawing for the plugin.
 */
export function Screen({of}: ScreenProps): ReactNode {
  const Drawing = SCREENS[of];
  if (Drawing === undefined) {
    const names = Object.keys(SCREENS).join(', ');
    throw new Error(
      `There is no screen "${of}" for <Showcase>. Use one of: ${names}, or add a drawing in Screens.tsx.`,
    );
  }
  return <Drawing id={of} className="screen" aria-hidden />;
}

/** The drawings by the names of plugins' pages. */
const SCREENS: Readonly<Record<string, typeof camera>> = {
  camera,
  filesystem,
  geolocation,
  'push-notifications': notification,
  preferences,
  storage: preferences,
  share,
};
