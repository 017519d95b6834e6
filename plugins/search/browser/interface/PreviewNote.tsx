import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchState} from './useSearch';

/** In `npm start`, says that the results are from the last build; nothing in a built site. */
export function PreviewNote({kind}: Pick<SearchState, 'kind'>): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  if (process.env.NODE_ENV !== 'development' || 'algolia' in themeConfig || kind === 'failed') return null;
  return (
    <p className="search-preview">
      Preview: these results come from the last <code>npm run build</code>.
    </p>
  );
}
