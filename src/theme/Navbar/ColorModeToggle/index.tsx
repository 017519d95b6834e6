import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useTakeover} from '@site/plugins/lib/browser/useTakeover';

/**
 * The color mode switch. `plugins/client/early-taps` handles it, before and after hydration, and styles select the
 * icon and name of the current mode, so it needs no React.
 */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const button = useTakeover<HTMLButtonElement>();
  return (
    <button ref={button} type="button" className={clsx('clean-btn theme-switch', className)} data-tap="theme">
      <span className="visually-hidden">
        Switch between light, dark and automatic mode (currently <span className="only-light">light</span>
        <span className="only-dark">dark</span>
        <span className="theme-switch__auto">automatic</span> mode)
      </span>
    </button>
  );
}
