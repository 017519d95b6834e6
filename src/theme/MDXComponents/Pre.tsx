import type {ComponentProps, ReactNode} from 'react';

/** A `<pre>` element written as JSX. Fenced code is already a `CodeFrame`. */
export default function MDXPre(props: ComponentProps<'pre'>): ReactNode {
  // A scrolling block must be reachable by keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre tabIndex={0} {...props} />;
}
