import {sentence} from '../../../packages/facts';
import type {Older} from './renderChanges';
import {loadChanges} from '../../../packages/changes/loadChanges';
import {pageDescription, pageFile, pageTitle, urlOf} from '../../../packages/pages/pageFiles';
import type {ApiChanges} from '../../../packages/changes/types';

/** A page as the list of changes shows it. */
export type ListedPage = {
  readonly changes: ApiChanges;
  readonly title: string;
  readonly description?: string;
  /** The page in the newer version, or in the older one if the newer one has none. */
  readonly url: string;
  readonly old: Pick<Older, 'url'>;
};

/** Two docs versions. */
export type Pair = {readonly older: string; readonly newer: string};

/**
 * Returns the pages whose APIs differ between two docs versions, sorted by title. `linkTo` returns the URL for a page's
 * source and its URL below the site's base URL.
 */
export function listedPages(
  siteDir: string,
  {older, newer}: Pair,
  linkTo: (page: {readonly file: string; readonly url: string; readonly isOld: boolean}) => string,
): ListedPage[] {
  const all = loadChanges(siteDir, older, newer);
  return all
    .flatMap((changes): ListedPage[] => {
      const isOld = changes.state === 'removed';
      const version = isOld ? older : newer;
      const file = pageFile(siteDir, version, changes.page);
      const {url} = urlOf(siteDir, version, changes.page);
      if (file === undefined || url === undefined) return [];
      if (changes.state === 'kept' && changes.changes.length === 0) return [];
      const oldPage = changes.oldPage === undefined ? undefined : pageFile(siteDir, older, changes.oldPage);
      const title = pageTitle(file) ?? changes.title;
      const description = withoutTitle(pageDescription(file), title);
      const oldUrl = oldPage && urlOf(siteDir, older, changes.oldPage ?? '').url;
      const old = oldPage && oldUrl ? {url: linkTo({file: oldPage, url: oldUrl, isOld: true})} : {};
      return [{changes, title, description, url: linkTo({file, url, isOld}), old}];
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns a description without the title that it starts with, because the list shows it after the title. */
function withoutTitle(description: string | undefined, title: string): string | undefined {
  return description?.startsWith(`${title} `) ? sentence(description.slice(title.length + 1)) : description;
}
