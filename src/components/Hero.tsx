import type {ReactNode} from 'react';
import {TAGLINE} from '@site/src/data/site';

/** The head of a landing page: the tagline, then the pitch beside the commands on wide screens. */
export function Hero({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <p className="tagline">{TAGLINE}</p>
      <div className="hero-box">{children}</div>
    </>
  );
}
