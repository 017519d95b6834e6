import type {ReactNode} from 'react';
import {SiteLinks} from './SiteLinks';

type Props = {readonly children: ReactNode};

/** Stands in for `@theme/Root` in the browser: what is there on every page, and stays when the reader goes on. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <SiteLinks />
      {children}
    </>
  );
}
