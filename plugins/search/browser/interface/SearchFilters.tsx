import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchAnswer} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import type {SearchAddress} from './searchAddress';
import {useDocsVersions} from './useDocsVersions';
import type {PageAddress} from './usePageAddress';

type Props = {readonly page: PageAddress; readonly answer: SearchAnswer | undefined};

/** The version and section filters, with the number of matching pages in each where it is known. */
export function SearchFilters({page, answer}: Props): ReactNode {
  const {version, section} = page.address;
  const versions = [...useDocsVersions(), {name: ALL_VERSIONS, label: 'All versions'}];
  const sections = sectionNames(answer, section);
  const counts = versionCounts(answer, version);
  return (
    <div className="search-filters">
      <FilterList title="Version">
        {versions.map(({name, label}) => (
          <FilterLink
            key={name}
            page={page}
            change={{version: name, section: undefined}}
            chosen={name === version}
            count={counts?.get(name)}>
            {label}
          </FilterLink>
        ))}
      </FilterList>
      {sections.length > 0 && (
        <FilterList title="Section">
          <FilterLink page={page} change={{section: undefined}} chosen={section === undefined}>
            All sections
          </FilterLink>
          {sections.map((name) => (
            <FilterLink
              key={name}
              page={page}
              change={{section: name}}
              chosen={name === section}
              count={answer?.bySection.get(name) ?? 0}>
              {name}
            </FilterLink>
          ))}
        </FilterList>
      )}
    </div>
  );
}

/** Returns the number of results in each version, or nothing if not all versions were searched. */
function versionCounts(
  answer: SearchAnswer | undefined,
  version: string,
): SearchAnswer['byVersion'] | undefined {
  const searched = [...(answer?.byVersion.keys() ?? [])];
  const isKnown = version === ALL_VERSIONS || searched.some((name) => name !== version);
  return isKnown ? answer?.byVersion : undefined;
}

/** Returns the sections with results, the largest first, and always the chosen section. */
function sectionNames(answer: SearchAnswer | undefined, chosen: string | undefined): string[] {
  const found = [...(answer?.bySection ?? [])]
    .filter(([, count]) => count > 0)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([name]) => name);
  return chosen === undefined || found.includes(chosen) ? found : [...found, chosen];
}

function FilterList({title, children}: {readonly title: string; readonly children: ReactNode}): ReactNode {
  return (
    <nav className="search-filters__list" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type LinkProps = {
  readonly page: PageAddress;
  readonly change: Partial<SearchAddress>;
  readonly chosen: boolean;
  readonly count?: number;
  readonly children: ReactNode;
};

function FilterLink({page, change, chosen, count, children}: LinkProps): ReactNode {
  return (
    <li>
      <Link
        className="search-filters__choice"
        to={page.linkTo(change)}
        aria-current={chosen ? 'true' : undefined}
        onClick={() => {
          page.finish();
          page.keepFocus();
        }}>
        {children}
        {count !== undefined && <span className="search-filters__count"> {count}</span>}
      </Link>
    </li>
  );
}
