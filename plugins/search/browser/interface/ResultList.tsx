import {useEffect, type ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {arrivalWords} from './arrivalWords';
import {Excerpt, HitName, HitPlace, HitTitle} from './hitParts';
import {KindIcon, kindOf} from './KindIcon';
import {ResultLink} from './ResultLink';
import type {HeadingOption, ResultOption} from './resultOptions';
import type {Dialog} from './useDialog';
import {useVersionLabel} from './useDocsVersions';

/** The dialog's results, grouped by page. The focus stays in the field, and one option is active. */
export function ResultList({dialog}: {readonly dialog: Dialog}): ReactNode {
  const versionLabel = useVersionLabel();
  const activeId = dialog.active?.id;
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
      words={arrivalWords(dialog.text, option.hit)}
      onFollow={dialog.leave}>
      {children}
    </ResultLink>
  );
  return (
    <div id={dialog.listId} role="listbox" aria-label="Results" className="search-results">
      {dialog.groups.map(({page, headings, versions}) => (
        <div key={page.url} role="group" aria-label={page.hit.title} className="search-results__page">
          {toLink(
            page,
            'search-option',
            <PageText
              hit={page.hit}
              version={dialog.version === ALL_VERSIONS ? versionLabel(page.hit.version) : undefined}
            />,
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
                    {versionLabel(option.version)}
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
  return (
    <>
      <KindIcon kind={kindOf(hit, hit.heading)} />
      <span className="search-option__text">
        <span className="search-option__head">
          <span className="search-option__title">
            <HitTitle hit={hit} />
          </span>{' '}
          {version && <span className="search-option__version">{version}</span>} <HitPlace hit={hit} />
        </span>
        <Excerpt parts={hit.excerpt} />
        {hit.others && hit.others.length > 0 && (
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
