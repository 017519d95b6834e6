import type {ComponentPropsWithRef, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {noteArrival} from '@site/plugins/search/browser/arrival/arrival';

/** The middle button opens a link in another tab, as Ctrl, ⌘ and Shift do. */
const MIDDLE = 1;

type Props = ComponentPropsWithRef<'a'> & {
  readonly href: string;
  /** The words to highlight on the page, if any. */
  readonly words: readonly string[];
  readonly onFollow?: () => void;
};

/**
 * A link to a result. It isn't Docusaurus's `Link`, which would prefetch the page of every visible link, and results
 * change with each keystroke.
 */
export function ResultLink({href, words, onFollow, children, ...props}: Props): ReactNode {
  const follow = useFollow();
  const onClick = (event: MouseEvent): void => {
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      note(href, words);
      return;
    }
    event.preventDefault();
    onFollow?.();
    follow(href, words);
  };
  const onAuxClick = (event: MouseEvent): void => {
    if (event.button === MIDDLE) note(href, words);
  };
  return (
    <a {...props} href={href} onClick={onClick} onAuxClick={onAuxClick}>
      {children}
    </a>
  );
}

/** Returns a function that opens a result and has its words highlighted there, unless it's a file. Pages have no extension. */
export function useFollow(): (url: string, words: readonly string[]) => void {
  const history = useHistory();
  return (url, words) => {
    if (url.endsWith('.txt')) {
      location.assign(url);
      return;
    }
    note(url, words);
    history.push(url);
  };
}

function note(url: string, words: readonly string[]): void {
  if (words.length > 0) noteArrival({path: url.replace(/[?#].*/, ''), words});
}
