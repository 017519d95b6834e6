import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {proseSegments} from '../spelling/segments';
import type {DocPage} from '../types';

/** Stands for a character that isn't prose. No pattern matches it, so no phrase reaches across code. */
const HOLE = '\uFFFC';

/** Markup that patterns may contain because it marks a phrase: a link, a bold label, the cells of a table. */
const MARKUP: Partial<Record<Nodes['type'], {readonly start: string; readonly end?: string}>> = {
  link: {start: '['},
  strong: {start: '**', end: '**'},
  tableCell: {start: '|'},
  tableRow: {start: '|', end: '|'},
};

const read = new WeakMap<DocPage, string>();

/**
 * Returns the page's source with holes for everything that isn't English prose: code, link targets, URLs, components,
 * directives, comments, and text in quotation marks, which repeats a message or a label. In place of a token there are
 * digits. All offsets (UTF-16 units) are those of the source.
 */
export function proseOf(page: DocPage): string {
  const known = read.get(page) ?? readProse(page);
  read.set(page, known);
  return known;
}

function readProse(page: DocPage): string {
  const {source} = page;
  const prose = source.replace(/\S/g, HOLE).split('');
  const keep = (start: number, end: number): void => {
    for (let i = start; i < end; i++) prose[i] = source.charAt(i);
  };
  const [first] = page.tree.children;
  const frontMatterEnd = first?.type === 'yaml' ? (first.position?.end.offset ?? 0) : 0;
  for (const {offset, text} of proseSegments(page)) {
    // In YAML, quotation marks around a value don't quote anything.
    const isYamlString = offset < frontMatterEnd && /^(["'])[^]*\1$/.test(text);
    if (isYamlString) keep(offset + 1, offset + text.length - 1);
    else keep(offset, offset + text.length);
  }
  visit(page.tree, (node) => {
    const markup = MARKUP[node.type];
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (!markup || start === undefined || end === undefined) return;
    if (source.startsWith(markup.start, start)) keep(start, start + markup.start.length);
    if (markup.end && source.endsWith(markup.end, end)) keep(end - markup.end.length, end);
  });
  return blankForeign(prose.join(''));
}

function blankForeign(prose: string): string {
  return prose
    .replace(/%req\.[\w.]+%/g, (token) => '0'.repeat(token.length))
    .replace(/\bhttps?:\/\/[^\s)>\]]+/gi, toHoles)
    .replace(/"[^"|\n]*"|“[^”|\n]*”/g, toHoles);
}

function toHoles(text: string): string {
  return text.replace(/\S/g, HOLE);
}
