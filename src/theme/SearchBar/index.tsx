import {useId, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HostedSearchBar from '@theme-original/SearchBar';
import {SearchNotice} from '@site/src/components/SearchNotice';

/** The search box: the hosted one where it is configured, else a notice that says it is not. */
export default function SearchBar(): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return 'algolia' in themeConfig ? <HostedSearchBar /> : <UnconfiguredSearchBar />;
}

function UnconfiguredSearchBar(): ReactNode {
  const id = useId();
  return (
    <div className="search-box">
      {/* On narrow screens only the icon shows: the label is the button's name there. */}
      <button type="button" className="search-box__button" popoverTarget={id} aria-label="Search">
        <span className="search-box__icon" aria-hidden="true" />
        <span className="search-box__text">Search</span>
      </button>
      <div id={id} popover="auto" className="search-box__notice">
        <SearchNotice />
      </div>
    </div>
  );
}
