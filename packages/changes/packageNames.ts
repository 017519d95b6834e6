import type {ApiChanges} from './types';

/** Returns how the address of a comparison names a page: `camera`, `cap-run`, `cli` or `config`. */
export function packageName(page: string): string {
  const [, folder = '', ...rest] = page.split('/');
  const name = rest.at(-1);
  if (name === undefined) return folder;
  return folder === 'cli' ? `cap-${name}` : name;
}

/** Returns the names of a page in both versions. Those of a command include the CLI's. */
export function packageNames({page, oldPage = page}: Pick<ApiChanges, 'page' | 'oldPage'>): string[] {
  const isCommand = page.startsWith('/cli/');
  return [...new Set([packageName(page), packageName(oldPage), ...(isCommand ? ['cli'] : [])])];
}
