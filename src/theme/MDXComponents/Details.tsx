import {Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import Details from '@theme/Details';

/** A `<details>` element in a page, with its `<summary>` among its children. */
export default function MDXDetails({children, ...props}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find(
    (item): item is ReactElement<ComponentProps<'summary'>> =>
      isValidElement(item) && item.type === 'summary',
  );
  return (
    <Details {...props} summary={summary}>
      {items.filter((item) => item !== summary)}
    </Details>
  );
}
