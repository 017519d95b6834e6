import {useEffect, type ReactNode} from 'react';
import {arrivalWords} from './arrivalWords';
import {KindIcon, kindOf} from './KindIcon';
import {Marked} from './Marked';
import {PlatformChips} from './PlatformChips';
import {ResultLink} from './ResultLink';
import type {ResultOption} from './resultOptions';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly groups: readonly (readonly ResultOption[])[];
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
  return (
    <div id={id} role="listbox" aria-label="Results" className="search-results">
      {groups.map((options) => {
        const [first] = options;
        return (
          first && (
            <div key={first.url} role="group" aria-label={first.hit.title} className="search-results__page">
              {options.map((option) => (
                <ResultLink
                  key={option.id}
                  id={option.id}
                  role="option"
                  aria-selected={option.id === activeId}
                  tabIndex={-1}
                  className={option.heading ? 'search-option search-option--heading' : 'search-option'}
                  href={option.url}
                  words={arrivalWords(text, option.hit)}
                  onFollow={onFollow}>
                  <OptionText option={option} version={versionLabel?.(option.hit.version)} />
                </ResultLink>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

type TextProps = {readonly option: ResultOption; readonly version: string | undefined};

function OptionText({option, version}: TextProps): ReactNode {
  const {hit, heading, excerpt} = option;
  const shown = heading ?? hit.heading;
  return (
    <>
      <KindIcon kind={kindOf(hit.title, shown)} />
      <span className="search-option__text">
        {heading === undefined ? (
          <span className="search-option__title">
            {hit.title}
            {hit.heading && <span className="search-option__heading"> › {hit.heading}</span>}
          </span>
        ) : (
          <span className="search-option__title">{heading}</span>
        )}
        {excerpt.length > 0 && (
          <span className="search-option__excerpt">
            <Marked parts={excerpt} />
          </span>
        )}
      </span>
      {heading === undefined && (
        <span className="search-option__place">
          {version && <span className="search-option__version">{version}</span>} {hit.section}{' '}
          <PlatformChips platforms={hit.platforms} />
        </span>
      )}
    </>
  );
}
