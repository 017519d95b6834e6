import type {ComponentProps, ReactElement, ReactNode} from 'react';

type Props = Omit<ComponentProps<'details'>, 'summary'> & {readonly summary?: ReactElement | string};

/**
 * A collapsible as a plain `<details>` element, which works without scripts.
 * `plugins/client/articles/collapsibles.ts` animates it.
 */
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props} className="collapsible" data-collapsible="">
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className="collapsible__content">{children}</div>
    </details>
  );
}
