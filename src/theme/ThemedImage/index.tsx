import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';

/**
 * An image for each color mode. Styles show the right one, so it changes in the same frame as the rest of the page.
 */
export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  return (
    <>
      <img {...props} alt={alt} src={sources.light} className={clsx('only-light', className)} />
      <img {...props} alt={alt} src={sources.dark} className={clsx('only-dark', className)} />
    </>
  );
}
