import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {markdownPath} from '../../../src/components/markdownPath';
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
  const tree = simplify(fromHtml(article, {fragment: true}));
  absoluteLinks(tree, url, site);
  const body = toMarkdown(toMdast(tree), {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  });
  return `---\n${stringify(about, {lineWidth: 0})}---\n\n${body}`;
}

function absoluteLinks(tree: Root, url: string, site: DocPaths): void {
  visit(tree, 'element', ({tagName, properties}) => {
    const name = tagName === 'img' ? 'src' : 'href';
    const value = properties[name];
    if (typeof value === 'string') properties[name] = absoluteUrl(value, url, site);
  });
}

function absoluteUrl(href: string, url: string, {baseUrl, paths}: DocPaths): string {
  const target = new URL(href, url);
  const path = withoutSlash(target.pathname);
  const isDoc = target.origin === new URL(url).origin && paths.has(path);
  if (isDoc) target.pathname = markdownPath(path === withoutSlash(baseUrl) ? baseUrl : path, baseUrl);
  return target.href;
}
