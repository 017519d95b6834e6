import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {KindIcon, kindOf} from './KindIcon';
import {Marked} from './Marked';
import {PlatformChips} from './PlatformChips';
import {ResultLink} from './ResultLink';

type Props = {
  readonly hit: SearchHit;
  readonly text: string;
  /** The label of the hit's version; absent if all hits are from one version. */
  readonly version: string | undefined;
};

/** A hit on the results page, with the matching headings below it. */
export function PageHit({hit, text, version}: Props): ReactNode {
  const words = arrivalWords(text, hit);
  return (
    <li className="search-hit">
      <p className="search-option__place">
        {version && <span className="search-option__version">{version}</span>} {hit.section}{' '}
        <PlatformChips platforms={hit.platforms} />
      </p>
      <h2>
        <KindIcon kind={kindOf(hit.title, hit.heading)} />
        <ResultLink href={hit.url} words={words}>
          {hit.title}
          {hit.heading && ` › ${hit.heading}`}
        </ResultLink>
      </h2>
      <Excerpt parts={hit.excerpt} />
      {hit.subHits.length > 0 && (
        <ul>
          {hit.subHits.map(({url, heading, excerpt}) => (
            <li key={url}>
              <KindIcon kind={kindOf(hit.title, heading)} />
              <h3>
                <ResultLink href={url} words={words}>
                  {heading}
                </ResultLink>
              </h3>
              <Excerpt parts={excerpt} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Excerpt({parts}: {readonly parts: SearchHit['excerpt']}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <p className="search-option__excerpt">
      <Marked parts={parts} />
    </p>
  );
}
