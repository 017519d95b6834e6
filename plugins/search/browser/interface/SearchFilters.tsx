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
      <FilterList
        page={page}
        title="Version"
        choices={versions.map(({name, label}) => ({
          label,
          change: {version: name, section: undefined},
          isChosen: name === version,
          count: counts?.get(name),
        }))}
      />
      {sections.length > 0 && (
        <FilterList
          page={page}
          title="Section"
          choices={[undefined, ...sections].map((name) => ({
            label: name ?? 'All sections',
            change: {section: name},
            isChosen: name === section,
            count: name === undefined ? undefined : (answer?.bySection.get(name) ?? 0),
          }))}
        />
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

type Choice = {
  readonly label: string;
  readonly change: Partial<SearchAddress>;
  readonly isChosen: boolean;
  readonly count: number | undefined;
};

type ListProps = {readonly page: PageAddress; readonly title: string; readonly choices: readonly Choice[]};

function FilterList({page, title, choices}: ListProps): ReactNode {
  const onClick = (): void => {
    page.finish();
    page.keepFocus();
  };
  return (
    <nav className="search-filters__list" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {choices.map(({label, change, isChosen, count}) => (
          <li key={label}>
            <Link
              className="search-filters__choice"
              to={page.linkTo(change)}
              aria-current={isChosen ? 'true' : undefined}
              onClick={onClick}>
              {label}
              {count !== undefined && <span className="search-filters__count"> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
