import type {InlineCode, Parent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Requirements} from '../../pages/requirements';
import {resolveTokens} from '../../pages/resolveTokens';
import {offsetInBlock, placeOf} from '../pageSource';
import type {DocPage, FilePlace} from '../types';

/** A message or a code that a page quotes. */
export type Quote = FilePlace & {
  readonly text: string;
  readonly kind: 'message' | 'code';
  /** The page says that a plugin or the CLI states it. Otherwise it's only checked if a message is similar. */
  readonly certain: boolean;
};

/** The codes that plugins give their errors. */
const CODE = /^(?:OS-PLUG-[A-Z]+-\d{4}|LOCAL_LLM_[A-Z_]+)$/;

/** The heading of a column with messages. */
const MESSAGE_COLUMN = /^(?:Error )?[Mm]essage\b/;

/** Words before a quote which say that a call rejects with it. */
const REJECTS = /\breject(?:s|ed|ing)? with(?: the message)?\s*$/;

/** Words before a quote of an error, whoever reports it. */
const FAILS =
  /(?:\b(?:fail(?:s|ed)? with|throws|says|the error|(?:error )?message(?: is)?)|\bmessage such as),?\s*$/;

/** A line that the CLI logs. */
const CLI_LINE = /^\[(?:error|fatal|warn)\] (.+)$/gm;

/** Returns the messages and codes that a page quotes, in the order of the page. */
export function quotesOf(page: DocPage, requirements: Requirements): Quote[] {
  // Upgrade guides quote messages of the versions before and after, and of the tools of both.
  if (page.path.startsWith('updating/')) return [];
  const quotes: Quote[] = [];
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'table') {
      quotes.push(...tableQuotes(node, page, requirements));
      return SKIP;
    }
    if (node.type === 'inlineCode' && parent && index !== undefined) {
      const before = textBefore(parent, index);
      const rejects = REJECTS.test(before);
      const place = {certain: rejects && isPluginPage(page), isMessage: rejects || FAILS.test(before)};
      quotes.push(...quote(node, page, requirements, place));
    }
    return undefined;
  });
  return [...quotes, ...blockQuotes(page)];
}

const isPluginPage = ({path}: DocPage): boolean => /^(?:apis|core-apis)\//.test(path);
const isCommandPage = ({path}: DocPage): boolean => /^cli\/commands\//.test(path);

function textBefore(parent: Parent, index: number): string {
  const before = parent.children[index - 1];
  return before?.type === 'text' ? before.value : '';
}

function tableQuotes(table: Table, page: DocPage, requirements: Requirements): Quote[] {
  const [header, ...rows] = table.children;
  const column = header?.children.findIndex((cell) => MESSAGE_COLUMN.test(toString(cell))) ?? -1;
  // "Message or symptom" is a list of what users see, from any tool.
  const isOwn = column >= 0 && toString(header?.children[column]) === 'Message';
  const certain = isOwn && (isPluginPage(page) || isCommandPage(page));
  return rows.flatMap((row) =>
    row.children.flatMap((cell, index) => {
      const spans: InlineCode[] = [];
      visit(cell, 'inlineCode', (node: InlineCode) => void spans.push(node));
      return spans.flatMap((node) => quote(node, page, requirements, {certain, isMessage: index === column}));
    }),
  );
}

function quote(
  node: InlineCode,
  page: DocPage,
  requirements: Requirements,
  {certain, isMessage}: {readonly certain: boolean; readonly isMessage: boolean},
): Quote[] {
  const place = placeOf(node);
  if (CODE.test(node.value)) return [{text: node.value, kind: 'code', certain: true, ...place}];
  // A single word is the name of an error or a code of the system.
  if (!isMessage || !/\S \S/.test(node.value)) return [];
  const {text} = resolveTokens(node.value, page.version, requirements);
  return [{text, kind: 'message', certain, ...place}];
}

/** Returns the first lines of the messages that samples show as logged by the CLI. */
function blockQuotes({blocks}: DocPage): Quote[] {
  return blocks.flatMap((block) =>
    [...block.code.matchAll(CLI_LINE)].map(({0: line, 1: text = '', index}) => ({
      ...{text, kind: 'message' as const, certain: true},
      ...offsetInBlock(block, index + line.length - text.length),
    })),
  );
}
