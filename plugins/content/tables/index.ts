import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {piecesOf} from '../inline-code';
import {withBreaks} from '../lib/withBreaks';

/**
 * How many characters a row may have on a phone, of which it shows at most two or three lines, how many a cell may have
 * beside at least two others, and how many fit beside each other if each column is as narrow as its longest word, with
 * two for the space between columns.
 */
const FITTING = {row: 60, cell: 30, words: 44};
const COLUMN_GAP = 2;

/**
 * Returns a rehype transformer that marks the tables that are too wide for a phone with the class `stack`, and labels
 * their cells with the headings of the columns. In tables whose answers are nothing but "Yes" or "No", it gives these
 * words the classes of the marks that generated tables show for them. Names in the first column get the class `whole`,
 * because the column should be as wide as they are. If it has sentences beside two or more columns, its heading gets the
 * width of a third of the table, and if it has longer names beside three or more, it gets room for two words of them.
 * Widths are attributes, because the Content Security Policy blocks inline styles. It runs after `rehypeLongCode`.
 *
 * All tables of a page under the same headings get the same widths, so that their columns are in line.
 */
export function rehypeStackedTables() {
  return (tree: Root): void => {
    const tables: Element[] = [];
    visit(tree, 'element', (node) => {
      // Generated tables, which have a class, bring marks and a style for phones of their own.
      if (node.tagName !== 'table' || node.properties.className !== undefined) return;
      markAnswers(node);
      keepNames(node);
      limitFirst(node);
      if (isWide(node)) stack(node);
      tables.push(node);
    });
    alignSiblings(tables);
  };
}

/** The classes of `src/css/reference.css` that show a word as a mark. */
const MARKS: Readonly<Record<string, string>> = {Yes: 'yes', No: 'no'};

function markAnswers(table: Element): void {
  const answers = bodyRows(table)
    .flatMap((cells) => cells.slice(1))
    .filter((cell) => /^(?:Yes|No)\b/.test(toString(cell)));
  if (!answers.every((cell) => toString(cell) in MARKS)) return;
  for (const cell of answers) {
    cell.children = [h('span', {className: MARKS[toString(cell)]}, cell.children)];
  }
}

/** The length of a name that is kept on one line, such as "Google Play". */
const SHORT_NAME = 16;

/** The lengths of the words that a wide page keeps whole: shorter ones only if they would break at a mark. */
const WHOLE = {least: 16, most: 32};

function keepNames(table: Element): void {
  for (const [cell] of bodyRows(table)) {
    if (!cell) continue;
    const name = toString(cell);
    if (name.length <= SHORT_NAME && name.includes(' ')) cell.properties.className = ['whole'];
    visit(cell, 'element', (code) => {
      const {className} = code.properties;
      if (code.tagName !== 'code' || !Array.isArray(className)) return;
      const isPlain = code.children.every((child) => child.type === 'text' || isWordBreak(child));
      if (isPlain) code.children = wholeWords(toString(code));
    });
  }
}

/** The widths of a first column: a third of the table for sentences, and pixels, which fit 22 characters, for names. */
const FIRST = {sentences: '34%', names: 176};

/** How many characters a first cell may have before it leaves the columns beside it too little space. */
const LONG_FIRST = 40;

function limitFirst(table: Element): void {
  const [first, ...others] = headingsOf(table);
  const longest = longestCell(bodyRows(table).map(([cell]) => cell));
  if (!first || others.length < 2) return;
  if (longest > LONG_FIRST) first.properties.width = FIRST.sentences;
  else if (longest > SHORT_NAME && others.length > 2) first.properties.width = FIRST.names;
}

/**
 * The width of an article's column, the space between columns, and the most that a cell asks for, in characters of code,
 * and their width in pixels.
 */
const SHARED = {table: 96, gap: 3.1, most: 48, pixels: 7.75};

function alignSiblings(tables: readonly Element[]): void {
  const keyOf = (table: Element): string =>
    headingsOf(table)
      .map((cell) => toString(cell))
      .join('|');
  for (const key of new Set(tables.map(keyOf))) {
    const siblings = tables.filter((table) => keyOf(table) === key);
    if (siblings.length < 2) continue;
    const widths = sharedWidths(siblings);
    for (const cells of siblings.map(headingsOf))
      cells.forEach((cell, column) => (cell.properties.width = widths[column]));
  }
}

/**
 * Returns the widths of tables' columns: in pixels and none for a text, if all others have nothing but names, or else in
 * percent, with names whole and what is left divided by the length of the texts.
 */
function sharedWidths(tables: readonly Element[]): (number | string | undefined)[] {
  const rows = tables.flatMap(bodyRows);
  const columns = headingsOf(tables[0]).map((heading, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const least = Math.max(toString(heading).length + 1, Math.min(longestWord(cells), WHOLE.most));
    return {least: least + SHARED.gap, more: Math.max(0, Math.min(longestCell(cells), SHARED.most) - least)};
  });
  if (columns.filter(({more}) => more > 0).length < 2)
    return columns.map(({least, more}) => (more > 0 ? undefined : Math.ceil(least * SHARED.pixels)));
  const sum = (key: 'least' | 'more'): number => columns.reduce((total, column) => total + column[key], 0);
  const share = Math.min(1, Math.max(0, SHARED.table - sum('least')) / sum('more'));
  const total = sum('least') + share * sum('more');
  return columns.map(({least, more}) => `${Math.round((100 * (least + share * more)) / total)}%`);
}

function longestCell(cells: readonly (Element | undefined)[]): number {
  return Math.max(0, ...cells.map((cell) => (cell ? toString(cell).length : 0)));
}

function isWordBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'wbr';
}

function wholeWords(code: string): ElementContent[] {
  return code.split(/( +)/).flatMap((word): ElementContent[] => {
    const isName = word.length > WHOLE.least || /[^-]-./.test(word);
    if (isName && word.length <= WHOLE.most) return [h('span.whole', word)];
    return withBreaks([{type: 'text', value: word}], piecesOf);
  });
}

function isWide(table: Element): boolean {
  const rows = [headingsOf(table), ...bodyRows(table)];
  return rows.slice(1).some(isLong) || narrowest(rows) > FITTING.words;
}

function isLong(cells: readonly Element[]): boolean {
  const length = cells.reduce((sum, cell) => sum + toString(cell).length, 0);
  return length > FITTING.row || (cells.length > 2 && longestCell(cells) > FITTING.cell);
}

/** Returns the characters beside each other where each column is as narrow as its longest word. */
function narrowest(rows: readonly (readonly Element[])[]): number {
  const columns = (rows[0] ?? []).map((_, column) => rows.flatMap((cells) => cells[column] ?? []));
  return columns.reduce((sum, cells) => sum + longestWord(cells) + COLUMN_GAP, 0);
}

function longestWord(cells: readonly Element[]): number {
  return Math.max(0, ...cells.flatMap(wordsIn).map(({length}) => length));
}

/** Returns what doesn't break: words, and inline code that isn't marked as long. */
function wordsIn(node: ElementContent): string[] {
  if (node.type === 'element' && node.tagName === 'code' && !node.properties.className)
    return [toString(node)];
  return 'children' in node ? node.children.flatMap(wordsIn) : toString(node).split(/\s+/);
}

function stack(table: Element): void {
  table.properties.className = ['stack'];
  const labels = headingsOf(table).map((cell) => toString(cell));
  if (labels.length === 2 && labels[0]) return;
  for (const cells of bodyRows(table)) {
    cells.forEach((cell, column) => {
      if (column > 0 && labels[column] && toString(cell)) label(cell, labels[column]);
    });
  }
}

/** Styles put the label next to the content, which is one element, so that all of it is in the same place. */
function label(cell: Element, name: string): void {
  cell.properties.dataLabel = name;
  cell.children = [h('div', cell.children)];
}

function headingsOf(table: Element | undefined): Element[] {
  return rowsIn(table, 'thead').flat();
}

function bodyRows(table: Element): Element[][] {
  return rowsIn(table, 'tbody');
}

/** Returns the cells of each row in a section of a table. */
function rowsIn(table: Element | undefined, section: 'thead' | 'tbody'): Element[][] {
  const sections = table ? elementsIn(table).filter(({tagName}) => tagName === section) : [];
  return sections.flatMap(elementsIn).map(elementsIn);
}

function elementsIn({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
