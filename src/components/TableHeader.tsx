import {Children, type ComponentProps, type ReactNode} from 'react';

/**
 * A header cell. Markdown makes one of the empty corner of a table with row labels too; that one heads
 * nothing, and screen readers would announce a header without a name.
 */
export function TableHeader({children, ...props}: ComponentProps<'th'>): ReactNode {
  return Children.count(children) === 0 ? <td {...props} /> : <th {...props}>{children}</th>;
}
