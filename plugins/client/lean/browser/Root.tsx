import type {ReactNode} from 'react';
import {SiteLinks} from './SiteLinks';

type Props = {readonly children: ReactNode};

/** Replaces `@theme/Root` in the browser. What it renders is on every page and stays mounted during navigation. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <SiteLinks />
      {children}
    </>
  );
}
