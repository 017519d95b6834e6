import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readAddress, writeAddress, type SearchAddress} from './searchAddress';
import {useDocsVersions, useReadVersion} from './useDocsVersions';

export type PageAddress = {
  readonly address: SearchAddress;
  /** What stands in the field; the address follows a moment later. */
  readonly draft: string;
  /** The link to the same search with something changed; a change of anything else leads to the first page. */
  readonly linkTo: (change: Partial<SearchAddress>) => string;
  /** Goes there; the back button returns. */
  readonly go: (change: Partial<SearchAddress>) => void;
  /** Follows what is being typed: the first key is a step of the history, the next ones change it. */
  readonly type: (text: string) => void;
  /** Ends the step, so that the next key begins another. */
  readonly finish: () => void;
  /** Has the focus stay where it is during the navigation that follows. */
  readonly keepFocus: () => void;
};

/** The results page's state, which is its address. */
export function usePageAddress(): PageAddress {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const names = useDocsVersions().map(({name}) => name);
  const address = readAddress(search, names, useReadVersion().name);
  const {draft, write} = useDraft(address.text);
  const keepFocus = useKeptFocus(search);
  const typing = useRef(false);
  const linkTo = (change: Partial<SearchAddress>): string =>
    `${pathname}${writeAddress({...address, page: 1, ...change})}`;
  const finish = (): void => {
    typing.current = false;
  };
  const go = (change: Partial<SearchAddress>): void => {
    finish();
    history.push(linkTo(change));
  };
  const type = (text: string): void => {
    const link = linkTo({text, section: undefined});
    keepFocus();
    write(text, () => (typing.current ? history.replace(link) : history.push(link)));
    typing.current = true;
  };
  return {address, draft, linkTo, go, type, finish, keepFocus};
}

/**
 * What stands in the field. Docusaurus shows a new address only after its page is loaded, which is too
 * late for a field: so it has a state of its own, and takes over addresses that come from elsewhere.
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

/** Docusaurus moves the focus to the top after each step forward, as if the page were another one. */
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
