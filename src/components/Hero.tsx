import type {ReactNode} from 'react';

/** The head of a landing page: the pitch at one side, the commands at the other on wide screens. */
export function Hero({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="hero-box">{children}</div>;
}
