import type {ReactNode} from 'react';
import type {SearchAnswer} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {PageHit} from './PageHit';
import {Paging} from './Paging';
import type {PageAddress} from './usePageAddress';

type Props = {readonly page: PageAddress; readonly answer: SearchAnswer};

/** A page of results, and links to others. */
export function PageResults({page, answer}: Props): ReactNode {
  const {text, version} = page.address;
  return (
    <>
      {answer.hits.length === 0 && <p className="search__message">No results here.</p>}
      <ol className="search-page__hits">
        {answer.hits.map((hit) => (
          <PageHit
            key={`${hit.version} ${hit.url}`}
            hit={hit}
            text={text}
            isWide={version === ALL_VERSIONS}
          />
        ))}
      </ol>
      <Paging page={page} total={answer.total} />
    </>
  );
}
