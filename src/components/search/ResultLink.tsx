import type {ComponentPropsWithRef, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {noteArrival} from '@site/src/client/arrival';

type Props = ComponentPropsWithRef<'a'> & {
  readonly href: string;
  /** The words to mark on the page. */
  readonly words: readonly string[];
  readonly onFollow?: () => void;
};

/**
 * A link to a result. It is not Docusaurus's own, which fetches the page of every link in sight: results
 * come and go with each key.
 */
export function ResultLink({href, words, onFollow, children, ...props}: Props): ReactNode {
  const follow = useFollow();
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    follow(href, words);
  };
  return (
    <a {...props} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** Returns what leads to a result and has the words marked there. */
export function useFollow(): (url: string, words: readonly string[]) => void {
  const history = useHistory();
  return (url, words) => {
    noteArrival({path: url.replace(/[?#].*/, ''), words});
    history.push(url);
  };
}
