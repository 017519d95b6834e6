import {Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import Details from '@theme/Details';

/** A `<details>` written in a page: its `<summary>` is one of its children. */
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
