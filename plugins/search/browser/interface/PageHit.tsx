import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {Excerpt} from './Excerpt';
import {HitName} from './HitName';
import {HitPlace} from './HitPlace';
import {KindIcon, kindOf} from './KindIcon';
import {ResultLink} from './ResultLink';

type Props = {
  readonly hit: SearchHit;
  readonly text: string;
  /** Returns a version's label; absent if all hits are from one version. */
  readonly versionLabel?: (name: string) => string;
};

/** A hit on the results page, with the matching headings below it. */
export function PageHit({hit, text, versionLabel}: Props): ReactNode {
  const words = arrivalWords(text, hit);
  const kind = kindOf(hit, hit.heading);
  return (
    <li className="search-hit">
      <h2>
        <KindIcon kind={kind} />
        <ResultLink href={hit.url} words={words}>
          <HitName name={hit.title} kind="page" />
          {hit.heading && (
            <>
              {' › '}
              <HitName name={hit.heading} kind={kind} />
            </>
          )}
        </ResultLink>
      </h2>
      <HitPlace {...hit} />
      <Excerpt parts={hit.excerpt} />
      {versionLabel && <Versions {...{hit, words, versionLabel}} />}
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

type VersionsProps = Required<Pick<Props, 'hit' | 'versionLabel'>> & {readonly words: readonly string[]};

/** The version of the hit, and links to the same page in others. */
function Versions({hit, words, versionLabel}: VersionsProps): ReactNode {
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
