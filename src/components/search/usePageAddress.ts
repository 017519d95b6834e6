import {useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readAddress, writeAddress, type SearchAddress} from './searchAddress';
import {useDocsVersions, useReadVersion} from './useDocsVersions';

export type PageAddress = {
  readonly address: SearchAddress;
  /** The link to the same search with something changed; a change of anything else leads to the first page. */
  readonly linkTo: (change: Partial<SearchAddress>) => string;
  /** Goes there; the back button returns. */
  readonly go: (change: Partial<SearchAddress>) => void;
  /** Follows what is being typed: the first key is a step of the history, the next ones change it. */
  readonly type: (text: string) => void;
  /** Ends the step, so that the next key begins another. */
  readonly finish: () => void;
};

/** The results page's state, which is its address. */
export function usePageAddress(): PageAddress {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const names = useDocsVersions().map(({name}) => name);
  const address = readAddress(search, names, useReadVersion().name);
  const typing = useRef(false);
  const linkTo = (change: Partial<SearchAddress>): string =>
    `${pathname}${writeAddress({...address, page: 1, ...change})}`;
  const finish = (): void => {
    typing.current = false;
  };
  return {
    address,
    linkTo,
    finish,
    go: (change) => {
      finish();
      history.push(linkTo(change));
    },
    type: (text) => {
      if (typing.current) history.replace(linkTo({text, section: undefined}));
      else history.push(linkTo({text, section: undefined}));
      typing.current = true;
    },
  };
}
