import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readAddress, writeAddress, type SearchAddress} from './searchAddress';
import {useDocsVersions, useReadVersion} from './useDocsVersions';

export type PageAddress = ReturnType<typeof usePageAddress>;

/** Returns the results page's state, which is stored in its address, and what changes it. */
export function usePageAddress() {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const names = useDocsVersions().map(({name}) => name);
  const address = readAddress(search, names, useReadVersion().name);
  // The field has its text a moment before the address.
  const {draft, write} = useDraft(address.text);
  const keepFocus = useKeptFocus(search);
  const typing = useRef(false);
  /** Returns a link to the same search with a change applied; without a page number, it leads to the first page. */
  const linkTo = (change: Partial<SearchAddress>): string =>
    `${pathname}${writeAddress({...address, page: 1, ...change})}`;
  /** Ends the history entry, so that the next keystroke adds another. */
  const finish = (): void => {
    typing.current = false;
  };
  /** Navigates to the changed search; the back button returns. */
  const go = (change: Partial<SearchAddress>): void => {
    finish();
    history.push(linkTo(change));
  };
  /** Updates the address while the reader types: the first keystroke adds a history entry, and the next ones replace it. */
  const type = (text: string): void => {
    const link = linkTo({text, section: undefined});
    keepFocus();
    write(text, () => (typing.current ? history.replace(link) : history.push(link)));
    typing.current = true;
  };
  return {address, draft, linkTo, go, type, finish, keepFocus};
}

/**
 * Returns the field's text. Docusaurus applies a new address only after its page has loaded, which is too late for a
 * field, so the field has its own state and adopts addresses that come from elsewhere.
 */
function useDraft(text: string): {draft: string; write: (text: string, navigate: () => void) => void} {
  const history = useHistory();
  const [draft, setDraft] = useState(text);
  const own = useRef(false);
  useEffect(
    () =>
      history.listen(({search}) => {
        if (!own.current) setDraft(readAddress(search, [], '').text);
      }),
    [history],
  );
  const write = (next: string, navigate: () => void): void => {
    setDraft(next);
    own.current = true;
    navigate();
    own.current = false;
  };
  return {draft, write};
}

/** Docusaurus moves the focus to the top after each forward navigation, as if this were another page. */
function useKeptFocus(search: string): () => void {
  const kept = useRef<Element | null>(null);
  useEffect(() => {
    if (kept.current instanceof HTMLElement) kept.current.focus({preventScroll: true});
    kept.current = null;
  }, [search]);
  return () => {
    kept.current = document.activeElement;
  };
}
