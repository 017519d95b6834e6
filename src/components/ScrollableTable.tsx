import type {ComponentProps, ReactNode} from 'react';

/**
 * A table in a box that scrolls horizontally if the table is wider than the text. The box can be scrolled with the
 * keyboard, too.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // A scrolling box must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
