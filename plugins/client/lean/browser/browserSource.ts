import {commonAssetNames} from '../../../lib/assetNames';
import type {DocsSource} from './docsStore';
import {toPage} from './docsStore';
import {fragmentUrl} from './fragmentUrl';
import type {DocPage, DocsSite, Fragment, PageData, VersionTable} from './types';

declare global {
  interface Window {
    /** The versions' tables by version name. Each table's script adds its own. */
    docsVersions?: Record<string, VersionTable>;
  }
}

/** The ID of the script element that holds the page's data as JSON. */
export const PAGE_DATA_ID = 'docs-page';

/** The article's container, in the server's HTML and in React's. */
export const ARTICLE_SELECTOR = '.theme-doc-markdown';

/** The server doesn't have what was requested: the file doesn't exist, or it belongs to another deployment. */
export class GoneError extends Error {}

/**
 * Returns the page in the current document, or `undefined` if it isn't a doc. Must run before React changes the
 * document.
 */
export function readFirstPage(document: Document): DocPage | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const article = document.querySelector(ARTICLE_SELECTOR)?.innerHTML;
  if (!json || article === undefined) return undefined;
  return toPage({...(JSON.parse(json) as PageData), article});
}

/** Returns a source that loads tables with script elements and pages with `fetch`. */
export function browserSource(site: DocsSite): DocsSource {
  const ownAssets = assetNamesIn(document);
  return {
    loadTable: (name) => loadTable(`${site.baseUrl}versions/${name}.js`, name),
    loadFragment: async (path) => {
      const fragment = await fetchFragment(fragmentUrl(path, site.baseUrl));
      if (fragment.assetNames === ownAssets) return fragment;
      throw new GoneError(
        `${path} was built with different scripts. The site has been deployed since this page was loaded.`,
      );
    },
  };
}

/** Returns the names of the scripts and styles that a document shares with all pages of its deployment. */
function assetNamesIn(root: ParentNode): string {
  const elements = root.querySelectorAll('script[src], link[rel="stylesheet"][href]');
  return commonAssetNames(
    [...elements].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  );
}

async function fetchFragment(url: string): Promise<Fragment> {
  const response = await fetch(url, {credentials: 'same-origin'});
  if (response.status >= 500) throw new Error(`${url} responded with status ${response.status}.`);
  if (!response.ok) throw new GoneError(`${url} responded with status ${response.status}.`);
  if (!response.headers.get('content-type')?.includes('json')) throw new GoneError(`${url} is not JSON.`);
  return (await response.json()) as Fragment;
}

function loadTable(url: string, name: string): Promise<VersionTable> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    };
    script.src = url;
    script.onerror = fail;
    script.onload = () => {
      const table = window.docsVersions?.[name];
      if (table) resolve(table);
      else fail();
    };
    document.head.append(script);
  });
}
