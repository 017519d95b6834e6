import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ToolPage} from '@site/src/components/ToolPage';
import {WithoutScripts} from './PageIntroduction';
import {PageSearch} from './PageSearch';

const TITLE = 'Search';
const DESCRIPTION =
  'Search all versions of the Capacitor documentation: guides, plugins, commands and settings.';

/** The results page. */
export function SearchPage(): ReactNode {
  return (
    <ToolPage title={TITLE} description={DESCRIPTION} className="search-page">
      {/* The server doesn't know the query. */}
      {useIsBrowser() ? <PageSearch /> : <WithoutScripts />}
    </ToolPage>
  );
}
