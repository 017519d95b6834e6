import {Children, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'td'>;

/**
 * A header cell. Markdown makes one of the empty corner of a table with row labels too; that one heads
 * nothing, and screen readers would announce a header without a name.
 */
export function TableHeader({children, ...props}: Props): ReactNode {
  return Children.count(children) === 0 ? (
    <td {...alignedByClass(props)} />
  ) : (
    <th {...alignedByClass(props)}>{children}</th>
  );
}

/** A cell that holds data. */
export function TableCell(props: Props): ReactNode {
  return <td {...alignedByClass(props)} />;
}

/** Markdown's column alignment comes as an inline style, which a strict style policy forbids: a class says it. */
function alignedByClass({style, ...props}: Props): Props {
  return style?.textAlign ? {...props, className: `cell--${style.textAlign}`} : props;
}
