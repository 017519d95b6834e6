import {parseArticle} from './parseArticle';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {stringify} from 'yaml';
import {markdownPath} from '../../lib/markdownPath';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {simplify} from './simplify';

/** A page to write as Markdown. */
export type MarkdownPage = {
  /** What the front matter says, in this order. */
  readonly about: Readonly<Record<string, string>>;
  /** The HTML of the article. */
  readonly article: string;
  /** The page's own URL. */
  readonly url: string;
};

/** The base URL, and the paths of all docs without a trailing slash. */
export type DocPaths = {readonly baseUrl: string; readonly paths: ReadonlySet<string>};

/**
 * Returns a page as Markdown: front matter, then the article. Links are absolute, and those to other docs lead to their
 * Markdown.
 */
export function pageMarkdown({about, article, url}: MarkdownPage, site: DocPaths): string {
  const tree = parseArticle(article, (address) => absoluteUrl(address, url, site));
  const body = toMarkdown(toMdast(simplify(tree)), {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  });
  return `---\n${stringify(about, {lineWidth: 0})}---\n\n${body}`;
}

function absoluteUrl(href: string, url: string, {baseUrl, paths}: DocPaths): string {
  const target = new URL(href, url);
  const path = withoutSlash(target.pathname);
  const isDoc = url.startsWith(`${target.origin}/`) && paths.has(path);
  if (isDoc) target.pathname = markdownPath(path === withoutSlash(baseUrl) ? baseUrl : path, baseUrl);
  return target.href;
}
