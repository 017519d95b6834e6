import type {ReactNode} from 'react';
import {TAGLINE} from '@site/src/data/site';

/** The top of a landing page: the tagline, and below it the pitch and the commands, side by side on wide screens. */
export function Hero({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <p className="tagline">{TAGLINE}</p>
      <div className="hero-box">{children}</div>
    </>
  );
}
