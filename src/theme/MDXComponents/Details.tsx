import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

/**
 * A collapsible as a plain `<details>` element, which works without scripts.
 * `plugins/client/articles/collapsibles.ts` animates it.
 */
export default function MDXDetails({children, ...props}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find((item) => isValidElement(item) && item.type === 'summary');
  return (
    <details {...props} className="collapsible" data-collapsible="">
      {summary ?? <summary>Details</summary>}
      <div className="collapsible__content">{items.filter((item) => item !== summary)}</div>
    </details>
  );
}
