import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {asksForSearch, withApple} from './shortcuts';
import type {SearchDialogProps} from './SearchDialog';

/**
 * The search button and its keys. It is in the bundle of every page, so it holds only what must be there
 * at once: the frame of the dialog, a field that takes what is typed until the rest has come, and what
 * to say when that does not come. Without scripts the button leads to the results page.
 */
export function SearchOpener(): ReactNode {
  const frame = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const {Content, failed, load} = useContent();
  const close = useCallback(() => frame.current?.close(), []);
  const open = useCallback(() => {
    frame.current?.showModal();
    setOpen(true);
    load();
  }, [load]);
  useOpeningKeys(frame, open, close);
  useClickOutside(frame, close);
  return (
    <>
      <OpenButton onOpen={open} />
      <dialog
        ref={frame}
        className="search-frame"
        aria-label="Search the documentation"
        onClose={() => {
          // The event comes later than the closing: a quick reader has opened it again.
          if (frame.current?.open) return;
          setOpen(false);
          setTyped('');
        }}>
        {isOpen && Content && <Content initialText={typed} close={close} />}
        {isOpen && !Content && (
          <div className="search">
            <input
              ref={focus}
              className="search__early"
              aria-label="Search the documentation"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {failed ? <LoadFailure retry={load} /> : <p className="search__message">Loading search…</p>}
          </div>
        )}
      </dialog>
    </>
  );
}

function OpenButton({onOpen}: {readonly onOpen: () => void}): ReactNode {
  return (
    <form className="search-box" action={useBaseUrl('/search')}>
      <button
        type="submit"
        className="search-box__button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}>
        <span className="search-box__icon" aria-hidden="true" />
        <span className="search-box__text">Search</span>
        <kbd className="search-box__key" aria-hidden="true">
          {useIsBrowser() ? withApple('⌘ K', 'Ctrl K') : 'Ctrl K'}
        </kbd>
      </button>
    </form>
  );
}

function LoadFailure({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <div className="search__message" role="alert">
      <p>Search did not load. The rest of the site works without it.</p>
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** The frame takes the focus when it opens, which is before there is a field in it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

type Loaded = {readonly Content?: ComponentType<SearchDialogProps>; readonly failed?: boolean};

/** The dialog's content, which is loaded when it is first asked for. */
function useContent(): Loaded & {readonly load: () => void} {
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = useCallback(() => {
    setLoaded((before) => ({...before, failed: false}));
    import('./SearchDialog').then(
      ({SearchDialog}) => setLoaded({Content: SearchDialog}),
      (error: unknown) => {
        console.warn('Search did not load.', error);
        setLoaded({failed: true});
      },
    );
  }, []);
  return {...loaded, load};
}

function useOpeningKeys(
  frame: React.RefObject<HTMLDialogElement | null>,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isOpen = frame.current?.open;
      // The not-found page has a second box: it closes its own dialog.
      if (!asksForSearch(event) || (!isOpen && document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame, open, close]);
}

/** The content fills the frame, so a click on the frame itself is one beside it. */
function useClickOutside(frame: React.RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = frame.current;
    const onClick = (event: MouseEvent): void => {
      if (event.target === element) close();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [frame, close]);
}
