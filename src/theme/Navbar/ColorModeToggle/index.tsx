import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useTakeover} from '@site/src/components/useTakeover';

/**
 * The theme switch. It needs no React: `plugins/client/early-taps` answers it, before and after hydration, and
 * styles show the mode, in the icon and in the name.
 */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const button = useTakeover<HTMLButtonElement>();
  return (
    <button ref={button} type="button" className={clsx('clean-btn theme-switch', className)} data-tap="theme">
      <span className="visually-hidden">
        Switch between dark and light mode (currently <span className="only-light">light</span>
        <span className="only-dark">dark</span> mode)
      </span>
    </button>
  );
}
