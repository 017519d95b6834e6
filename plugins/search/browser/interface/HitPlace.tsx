import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {limitOf} from './limitOf';

/** Where a hit's page is in the documentation, and the platforms that it is limited to. */
export function HitPlace({section, platforms}: Pick<SearchHit, 'section' | 'platforms'>): ReactNode {
  const limit = limitOf(platforms);
  return (
    <span className="search-option__place">
      {section}
      {limit && ` · ${limit}`}
    </span>
  );
}
