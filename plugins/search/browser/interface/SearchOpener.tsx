import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {closeOnBack} from '@site/plugins/lib/browser/overlays';
import {useTakeover} from '@site/plugins/lib/browser/useTakeover';
import {withApple} from '../../../lib/browser/shortcuts';
import {EmptyState} from './EmptyState';
import type {SearchDialogProps} from './SearchDialog';

/**
 * The search button. It is in every page's bundle, so it only contains what must be available immediately: the dialog's
 * frame, a field that accepts text until the rest has loaded, the rows below it, and a message in case loading fails. The
 * frame and its field are in the HTML, so that `plugins/client/early-taps` can open them before hydration. That plugin
 * always handles the keys, and clicks outside the dialog. Without JavaScript, the button is a link to the results page.
 * The dialog opens with a search for `words`, if given.
 */
export function SearchOpener({words}: {readonly words?: string}): ReactNode {
  const frame = useRef<HTMLDialogElement>(null);
  const early = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const {Content, failed, load} = useContent();
  const close = useCallback(() => frame.current?.close(), []);
  const open = useCallback(() => {
    if (!frame.current?.open) frame.current?.showModal();
    // The field may contain text from before hydration, or from before the dialog was closed.
    setTyped(early.current?.value ?? '');
    setOpen(true);
    load();
  }, [load]);
  const retry = (): void => {
    load();
    // The focused button is about to be removed, so the focus moves to where text can be typed.
    early.current?.focus();
  };
  const choose = (text: string): void => {
    if (early.current) early.current.value = text;
    setTyped(text);
    early.current?.focus();
  };
  useEffect(() => {
    if (frame.current?.open) open();
  }, [open]);
  useEffect(() => (isOpen ? closeOnBack(close) : undefined), [isOpen, close]);
  return (
    <>
      <OpenButton onOpen={open} words={words} />
      <dialog
        ref={frame}
        className="search-frame"
        aria-label="Search the documentation"
        onClose={() => {
          // The event fires after the dialog has closed, so the reader may have opened it again.
          if (frame.current?.open) return;
          setOpen(false);
          setTyped('');
        }}>
        {isOpen && Content ? (
          <Content initialText={typed} close={close} />
        ) : (
          <div className="search">
            <div className="search-field">
              <span className="search-box__icon" aria-hidden="true" />
              <input
                ref={early}
                className="search-field__input"
                aria-label="Search the documentation"
                placeholder="Search the documentation"
                autoComplete="off"
                defaultValue={words}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
            {failed ? <LoadFailure retry={retry} /> : <p className="search__message">Loading search…</p>}
            {isOpen && (
              <div className="search__body">
                <EmptyState onChoose={choose} onFollow={close} />
              </div>
            )}
          </div>
        )}
      </dialog>
    </>
  );
}

type OpenButtonProps = {readonly onOpen: () => void; readonly words: string | undefined};

function OpenButton({onOpen, words}: OpenButtonProps): ReactNode {
  const button = useTakeover<HTMLButtonElement>();
  return (
    <form className="search-box" action={useBaseUrl('/search')}>
      <button
        ref={button}
        type="submit"
        className="search-box__button"
        data-tap="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}>
        <span className="search-box__icon" aria-hidden="true" />
        <span className="search-box__text">
          Search
          {words ? ` for “${words}”` : <span className="search-box__more"> plugins, commands, errors</span>}
        </span>
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
      <p>Search did not load. The rest of the site still works.</p>
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

type Loaded = {readonly Content?: ComponentType<SearchDialogProps>; readonly failed?: boolean};

/** Returns the dialog's content, which loads when it is first needed. */
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
