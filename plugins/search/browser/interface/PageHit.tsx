import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {Marked} from './Marked';
import {PlatformChips} from './PlatformChips';
import {ResultLink} from './ResultLink';
import {useDocsVersions} from './useDocsVersions';

type Props = {readonly hit: SearchHit; readonly text: string};

/** A hit on the results page, with the matching headings below it. */
export function PageHit({hit, text}: Props): ReactNode {
  const label = useDocsVersions().find(({name}) => name === hit.version)?.label ?? hit.version;
  const words = arrivalWords(text, hit);
  return (
    <li className="search-hit">
      <p className="search-option__place">
        <span className="search-option__version">{label}</span> {hit.section}{' '}
        <PlatformChips platforms={hit.platforms} />
      </p>
      <h2>
        <ResultLink href={hit.url} words={words}>
          {hit.title}
          {hit.heading && ` › ${hit.heading}`}
        </ResultLink>
      </h2>
      <p className="search-option__excerpt">
        <Marked parts={hit.excerpt} />
      </p>
      {hit.subHits.length > 0 && (
        <ul>
          {hit.subHits.map(({url, heading, excerpt}) => (
            <li key={url}>
              <ResultLink href={url} words={words}>
                {heading}
              </ResultLink>{' '}
              <span className="search-option__excerpt">
                <Marked parts={excerpt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
