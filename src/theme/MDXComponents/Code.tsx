import type {ComponentProps, ReactNode} from 'react';

/** Inline code, even if it contains a link. `remarkHighlight` has already replaced code blocks. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
