import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {Excerpt, HitName, HitPlace, HitTitle} from './hitParts';
import {KindIcon, kindOf} from './KindIcon';
import {ResultLink} from './ResultLink';
import {useVersionLabel} from './useDocsVersions';

type Props = {
  readonly hit: SearchHit;
  readonly text: string;
  /** Whether hits are from several versions. */
  readonly isWide: boolean;
};

/** A hit on the results page, with the matching headings below it. */
export function PageHit({hit, text, isWide}: Props): ReactNode {
  const words = arrivalWords(text, hit);
  return (
    <li className="search-hit">
      <h2>
        <KindIcon kind={kindOf(hit, hit.heading)} />
        <ResultLink href={hit.url} words={words}>
          <HitTitle hit={hit} />
        </ResultLink>
      </h2>
      <HitPlace hit={hit} />
      <Excerpt parts={hit.excerpt} />
      {isWide && <Versions hit={hit} words={words} />}
      {hit.subHits.length > 0 && (
        <ul>
          {hit.subHits.map(({url, heading, excerpt}) => (
            <li key={url}>
              <KindIcon kind={kindOf(hit, heading)} />
              <h3>
                <ResultLink href={url} words={words}>
                  <HitName name={heading} kind={kindOf(hit, heading)} />
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

type VersionsProps = {readonly hit: SearchHit; readonly words: readonly string[]};

/** The version of the hit, and links to the same page in others. */
function Versions({hit, words}: VersionsProps): ReactNode {
  const versionLabel = useVersionLabel();
  return (
    <p className="search-versions">
      <span className="search-option__version">{versionLabel(hit.version)}</span>
      {(hit.others ?? []).map(({version, url}) => (
        <ResultLink key={version} className="search-option__version" href={url} words={words}>
          <span className="visually-hidden">{hit.title}, </span>
          {versionLabel(version)}
        </ResultLink>
      ))}
    </p>
  );
}
