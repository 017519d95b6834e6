import {useEffect, type ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {Excerpt} from './Excerpt';
import {HitName} from './HitName';
import {HitPlace} from './HitPlace';
import {KindIcon, kindOf} from './KindIcon';
import {ResultLink} from './ResultLink';
import type {HeadingOption, OptionGroup, ResultOption} from './resultOptions';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly groups: readonly OptionGroup[];
  readonly activeId: string | undefined;
  /** Returns a version's label; absent if all results are from one version. */
  readonly versionLabel?: (name: string) => string;
  readonly onFollow: () => void;
};

/** The dialog's results, grouped by page. The focus stays in the field, and one option is active. */
export function ResultList({id, text, groups, activeId, versionLabel, onFollow}: Props): ReactNode {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);
  const toLink = (option: ResultOption, className: string, children: ReactNode): ReactNode => (
    <ResultLink
      key={option.id}
      id={option.id}
      role="option"
      aria-selected={option.id === activeId}
      tabIndex={-1}
      className={className}
      href={option.url}
      words={arrivalWords(text, option.hit)}
      onFollow={onFollow}>
      {children}
    </ResultLink>
  );
  return (
    <div id={id} role="listbox" aria-label="Results" className="search-results">
      {groups.map(({page, headings, versions}) => (
        <div key={page.url} role="group" aria-label={page.hit.title} className="search-results__page">
          {toLink(
            page,
            'search-option',
            <PageText hit={page.hit} version={versionLabel?.(page.hit.version)} />,
          )}
          {versions.length > 0 && (
            <div className="search-versions">
              <span aria-hidden="true">Also in</span>
              {versions.map((option) =>
                toLink(
                  option,
                  'search-option__version',
                  <>
                    <span className="visually-hidden">{page.hit.title}, </span>
                    {versionLabel?.(option.version) ?? option.version}
                  </>,
                ),
              )}
            </div>
          )}
          {headings.map((option) =>
            toLink(option, 'search-option search-option--heading', <HeadingText option={option} />),
          )}
        </div>
      ))}
    </div>
  );
}

type TextProps = {readonly hit: SearchHit; readonly version: string | undefined};

function PageText({hit, version}: TextProps): ReactNode {
  const {title, heading, others = []} = hit;
  const kind = kindOf(hit, heading);
  return (
    <>
      <KindIcon kind={kind} />
      <span className="search-option__text">
        <span className="search-option__head">
          <span className="search-option__title">
            <HitName name={title} kind="page" />
            {heading && (
              <span className="search-option__heading">
                {' › '}
                <HitName name={heading} kind={kind} />
              </span>
            )}
          </span>{' '}
          {version && <span className="search-option__version">{version}</span>} <HitPlace {...hit} />
        </span>
        <Excerpt parts={hit.excerpt} />
        {others.length > 0 && (
          <span className="visually-hidden">Press the right arrow key for other versions.</span>
        )}
      </span>
    </>
  );
}

function HeadingText({option: {hit, heading, excerpt}}: {readonly option: HeadingOption}): ReactNode {
  const kind = kindOf(hit, heading);
  return (
    <>
      <KindIcon kind={kind} />
      <span className="search-option__text">
        <span className="search-option__title">
          <HitName name={heading} kind={kind} />
        </span>{' '}
        <Excerpt parts={excerpt} />
      </span>
    </>
  );
}
