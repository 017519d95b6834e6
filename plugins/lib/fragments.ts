import {commonAssetNames} from './assetNames';
import type {Fragment, PageData} from './fragment';

const ARTICLE_START = /<div class="theme-doc-markdown markdown">/;
const ADDRESS = /(?:src|href)="?([^">\s]+)/g;
const ARTICLE_FOOTER = '<footer class="theme-doc-footer';
// The HTML is minified, so attributes are quoted only where they have to be.
const DATA_START = /<script(?=[^>]* id="?docs-page["\s>])[^>]*>/;

/**
 * Returns the fragment of a page, which navigation to the page fetches, from the page's built HTML. Throws if a part
 * is missing; the error names `file`.
 */
export function fragmentOf(html: string, file: string): Fragment {
  return {...pageDataOf(html, file), article: articleOf(html, file), assetNames: assetNamesOf(html, file)};
}

/** Returns the data that `plugins/client/lean/server/PageData.tsx` put into the head. Throws if it isn't there. */
export function pageDataOf(html: string, file: string): PageData {
  const start = DATA_START.exec(html);
  const from = start ? start.index + start[0].length : -1;
  const end = start ? html.indexOf('</script>', from) : -1;
  if (end === -1) throw partMissing(file, 'the page data (<script id="docs-page">)');
  return JSON.parse(html.slice(from, end)) as PageData;
}

/**
 * Returns the inner HTML of the article's container. Its end is found from the markup around it in the theme's
 * `DocItem/Layout`: the doc's footer, if there is one, or the end of the outermost `<article>`. Throws if either end
 * isn't there.
 */
export function articleOf(html: string, file: string): string {
  const start = ARTICLE_START.exec(html);
  if (!start) throw partMissing(file, '<div class="theme-doc-markdown markdown">');
  const from = start.index + start[0].length;
  const close = html.lastIndexOf('</article>');
  const footer = html.lastIndexOf(ARTICLE_FOOTER);
  const end = footer > from ? footer : close;
  if (end < from || !html.slice(from, end).endsWith('</div>')) {
    throw partMissing(file, "the end of the article's container, before the doc's footer or </article>");
  }
  return html.slice(from, end - '</div>'.length);
}

/**
 * Returns the names of the scripts and styles that this page shares with all pages, from its head. Throws if there
 * are none.
 */
export function assetNamesOf(html: string, file: string): string {
  const head = html.slice(0, html.indexOf('<body'));
  const names = commonAssetNames([...head.matchAll(ADDRESS)].map((match) => match[1] ?? ''));
  if (names === '') throw partMissing(file, "the scripts and styles of all pages in the page's head");
  return names;
}

function partMissing(file: string, part: string): Error {
  return new Error(
    `lean-client: ${file} does not contain ${part}. Did @theme/DocItem or its layout change? ` +
      'See plugins/client/lean/README.md, or build with LEAN_CLIENT=off.',
  );
}
