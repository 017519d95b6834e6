import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../../plugins/client/lean/build/fragments';
import {filesIn} from '../support/builtPages';
import {ROOT} from '../support/fixtureSite';

/** The docs of the built site, as HTML and as Markdown. */
const BUILD = path.join(ROOT, 'build');

/** What the Markdown leaves out, because it only works or makes sense on the page. */
const LEFT_OUT =
  /<(button|nav|svg|fieldset|label|style|script|template)\b.*?<\/\1>|<(div|p) (?:class="?(?:section-label|plugin-none)|role="?status).*?<\/\2>|<a [^>]*hash-link.*?<\/a>/gs;
/** What the Markdown adds: fences of code, numbers of lists, addresses of links, and words for chips and pictures. */
const ADDED =
  /^---\n[^]*?\n---\n|^[\s>]*`{3,}.*$|^[\s>-]*\d+[.)] |\]\((?:<[^>]*>|[^)\s]*)(?: "")?\)|^[\s-]*Platforms: |^_Diagram: /gm;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '};

function decoded(html: string): string {
  return html.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi,
    (_, hex?: string, dec?: string, name = '') =>
      (hex ?? dec)
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(dec))
        : (ENTITIES[name as string] ?? ''),
  );
}

/** Returns the letters and digits of a text, which is what remains of it in every format. */
function lettersOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}

function lettersOfHtml(article: string): string {
  return lettersOf(
    decoded(article.replaceAll(LEFT_OUT, '').replaceAll(/<!--.*?-->|<(?:"[^"]*"|[^>"])*>/gs, '')),
  );
}

function lettersOfMarkdown(markdown: string): string {
  return lettersOf(markdown.replaceAll(ADDED, '').replaceAll(/&#x[\da-f]+;/gi, ' '));
}

/** Returns both texts from the first letter at which they differ. */
function difference(html: string, markdown: string): readonly [string, string] | undefined {
  const at = [...html].findIndex((letter, index) => letter !== markdown[index]);
  if (at === -1 && html.length === markdown.length) return undefined;
  const from = at === -1 ? html.length : at;
  return [html.slice(Math.max(0, from - 30), from + 30), markdown.slice(Math.max(0, from - 30), from + 30)];
}

test('every doc is there as Markdown, with all of its text in the same order', () => {
  const pages = filesIn(BUILD, '.html').flatMap((file) => {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    return html.includes('theme-doc-markdown') ? [{file, html}] : [];
  });
  const wrong = pages.flatMap(({file, html}) => {
    const markdown = fs.readFileSync(path.join(BUILD, file.replace(/\.html$/, '.md')), 'utf8');
    const found = difference(lettersOfHtml(articleOf(html, file)), lettersOfMarkdown(markdown));
    return found ? [{file, html: found[0], markdown: found[1]}] : [];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(pages.length).toBeGreaterThan(500);
});
