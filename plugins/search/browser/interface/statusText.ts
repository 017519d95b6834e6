import type {SearchState} from './useSearch';

/** Returns a search's status, such as `12 pages in Capacitor v7`, or nothing while it is idle. */
export function statusText({kind, answer}: Pick<SearchState, 'kind' | 'answer'>, where: string): string {
  if (kind === 'loading' && !answer) return 'Searching…';
  if (kind !== 'found' || !answer) return '';
  return answer.total === 0 ? `No results in ${where}` : `${pages(answer.total)} in ${where}`;
}

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
