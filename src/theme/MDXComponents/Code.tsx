import type {ComponentProps, ReactNode} from 'react';

/** Inline code. It stays inline whatever it holds, a link too: blocks are made by remarkHighlight. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
