import {Children, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'td'>;

/**
 * A header cell. If a table has row labels, Markdown also makes a header cell of its empty corner, which screen
 * readers would announce as a header without a name, so that one renders as a data cell.
 */
export function TableHeader({children, ...props}: Props): ReactNode {
  return Children.count(children) === 0 ? (
    <td {...alignedByClass(props)} />
  ) : (
    <th {...alignedByClass(props)}>{children}</th>
  );
}

/** A data cell. */
export function TableCell(props: Props): ReactNode {
  return <td {...alignedByClass(props)} />;
}

/**
 * Replaces Markdown's inline style for column alignment with a class, because a strict Content Security Policy blocks
 * inline styles.
 */
function alignedByClass({style, ...props}: Props): Props {
  return style?.textAlign ? {...props, className: `cell--${style.textAlign}`} : props;
}
