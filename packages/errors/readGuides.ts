import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/filesBelow';
import {relativePath} from '../lib/posixPaths';

/** What a guide says about the message of a tool: a row of one of its tables, or a section that begins with it. */
export type GuideError = {
  /** The page's path in its docs tree: `android/troubleshooting.md`. */
  readonly page: string;
  /** One-based: that of the row, or of the paragraph below the message. */
  readonly line: number;
  readonly messages: readonly string[];
  /** Inline Markdown with links relative to the page. */
  readonly cause: string;
  /** Empty if `cause` says it too. */
  readonly fix: string;
};

/** Pages about plugins and commands, whose messages are those of the packages. */
const OWN = /^(?:apis|core-apis|cli\/commands)\//;

/** Headings of the columns with messages, causes and fixes. */
const MESSAGE = /^(?:(?:Message|Symptom|Output)\b|Message or symptom$)/;
const CAUSE = /^(?:Cause|Meaning|Problem)/;
const FIX = /^(?:Fix|Solution)/;
/** In such a column, the first sentence is the cause, and those after it are the fix. */
const BOTH = /^Cause and fix$/;

/** Returns what the guides in a docs tree say about messages, those of the troubleshooting pages first. */
export function readGuides(tree: string): GuideError[] {
  const pages = filesBelow(tree)
    .map((file) => relativePath(tree, file))
    .filter((page) => page.endsWith('.md') && !OWN.test(page))
    .sort((a, b) => Number(isTroubleshooting(b)) - Number(isTroubleshooting(a)) || (a < b ? -1 : 1));
  return pages.flatMap((page) => {
    const lines = fs.readFileSync(path.join(tree, page), 'utf8').split('\n');
    return [...tableErrors(lines), ...sectionErrors(lines)].map((error) => ({page, ...error}));
  });
}

const isTroubleshooting = (page: string): boolean => page.includes('troubleshooting');

type Found = Omit<GuideError, 'page'>;

function tableErrors(lines: readonly string[]): Found[] {
  const found: Found[] = [];
  let columns: readonly string[] = [];
  lines.forEach((line, index) => {
    if (!/^\s*\|/.test(line)) columns = [];
    else if (/^[\s|:-]+$/.test(lines[index + 1] ?? '')) columns = cellsOf(line);
    else if (!/^[\s|:-]+$/.test(line) && MESSAGE.test(columns[0] ?? '')) {
      const cells = cellsOf(line);
      const of = (heading: RegExp): string => cells[columns.findIndex((name) => heading.test(name))] ?? '';
      const messages = messagesIn(cells[0] ?? '');
      const answer = columns.some((name) => BOTH.test(name))
        ? halvesOf(of(CAUSE))
        : {cause: of(CAUSE), fix: of(FIX)};
      if (messages.length > 0 && answer.cause !== '') found.push({messages, line: index + 1, ...answer});
    }
  });
  return found;
}

function halvesOf(cell: string): Pick<Found, 'cause' | 'fix'> {
  const [, cause = cell, fix = ''] = /^(.*?[.?!]) (?=[\p{Lu}`[*])(.*)$/u.exec(cell) ?? [];
  return {cause, fix};
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

/** Returns the messages in a cell: code that is a sentence or the name of an error, not that of a setting or a file. */
function messagesIn(cell: string): string[] {
  return [...cell.matchAll(/(`+)\s?(.+?)\s?\1/g)].map(([, , code = '']) => code).filter(isMessage);
}

const isMessage = (code: string): boolean =>
  (/\p{L}\S* \S*\p{L}/u.test(code) &&
    code.replace(/[^\p{L}]/gu, '').length > 8 &&
    !/^(?:npx|npm|pod|gradle|<|--|[A-Z]\w+ [A-Z]\w+\.app)/.test(code)) ||
  /^[A-Z][A-Z\d]*[_-][A-Z\d_-]{4,}|^\w*(?:Error|Exception)$|::ERR_/.test(code);

/** Returns a sample without its prefix, and with `…` for the names in it. */
const withoutNames = (line: string): string =>
  line.replace(/^(?:\[!\]|error:)\s*/, '').replace(/"[^"]+"/g, '"…"');

/**
 * Returns the sections that begin with a message in a block of text, followed by a paragraph about it. If the paragraph
 * ends with a colon and commands follow, its last sentence is the fix, with the commands. Other sections that continue
 * after a colon can't be quoted.
 */
function sectionErrors(lines: readonly string[]): Found[] {
  return lines.flatMap((line, index): Found[] => {
    const block = /^#{2,3} /.test(line) && lines[index + 2] === '```text';
    const end = lines.indexOf('```', index + 3);
    if (!block || end < 0) return [];
    const messages = lines
      .slice(index + 3, end)
      .filter(isMessage)
      .slice(0, 1)
      .map(withoutNames);
    const text = lines[end + 2] ?? '';
    const answer = answerIn(text, commandsAt(lines, end + 4));
    return messages.length > 0 && /^[A-Z`]/.test(text) && answer
      ? [{messages, line: end + 3, ...answer}]
      : [];
  });
}

/** Returns a paragraph as cause and fix, with the commands that follow it. */
function answerIn(text: string, commands: readonly string[]): Pick<Found, 'cause' | 'fix'> | undefined {
  if (!text.endsWith(':')) return {cause: text, fix: ''};
  if (commands.length === 0) return undefined;
  const [, cause = '', last = ''] = /^(.*[.?!]) (.+):$/.exec(text) ?? [];
  return {cause, fix: `${last}: ${commands.map((command) => `\`${command}\``).join(', ')}.`};
}

/** Returns the lines of the block of commands that starts at an index, if there is one. */
function commandsAt(lines: readonly string[], start: number): string[] {
  const end = lines.indexOf('```', start);
  return lines[start] === '```bash' && end > 0 ? lines.slice(start + 1, end) : [];
}
