import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import {equivalentOf, type VersionPages} from '../../lib/equivalentOf';
import {addressIn} from '../../lib/pageEquivalents';

type CreateItems = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

export type DocsVersions = {
  /** The site's address with its base URL: `https://capacitorjs.com/docs/`. */
  readonly root: string;
  /** Each version's label and path below the root, by name, newest first. The latest version has no path. */
  readonly versions: Readonly<Record<string, Pick<VersionOptions, 'label' | 'path'>>>;
  readonly latest: string | undefined;
};

/** Returns the sitemap plugin's option that keeps only the items with a canonical URL. */
export function canonicalSitemap(docs: Omit<DocsVersions, 'root'>): CreateItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {url, baseUrl} = params.siteConfig;
    return canonicalItems(await defaultCreateSitemapItems(params), {...docs, root: url + baseUrl});
  };
}

/**
 * Returns those of `items` whose URL is canonical: the pages of the latest version, those of other versions without a
 * page in the latest version that is about the same subject, and everything that isn't a doc.
 */
export function canonicalItems<Item extends {readonly url: string}>(
  items: readonly Item[],
  docs: DocsVersions,
): Item[] {
  const versions = Object.entries(docs.versions).map(([name, {label = name, path = name}]) => {
    const isLatest = name === docs.latest;
    return {label, isLatest, root: isLatest ? docs.root : `${docs.root}${path}`};
  });
  const latest = versions.find(({isLatest}) => isLatest);
  if (!latest) return [...items];
  const versionAt = (url: string): (typeof versions)[number] =>
    versions.find(({root, isLatest}) => !isLatest && `${url}/`.startsWith(`${root}/`)) ?? latest;
  const pages = versions.map((version): VersionPages => {
    const own = items.filter(({url}) => versionAt(url) === version);
    return {label: version.label, pages: new Set(own.map(({url}) => addressIn(version.root, url)))};
  });
  const isCanonical = ({url}: Item): boolean => {
    const {label, root, isLatest} = versionAt(url);
    return isLatest || !equivalentOf(addressIn(root, url), label, latest.label, pages)?.exact;
  };
  return items.filter(isCanonical);
}
