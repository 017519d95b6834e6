import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

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
 * class `cell--third`, which limits its width. It runs after `rehypeLongCode`.
 *
 * On a page with several tables under the same three headings, such as those of a guide's troubleshooting, the first two
 * columns get that class in all of them if one needs it, so that their columns are in line.
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
    .flatMap((row) => cellsOf(row).slice(1))
    .filter((cell) => /^(?:Yes|No)\b/.test(toString(cell)));
  if (!answers.every((cell) => toString(cell) in MARKS)) return;
  for (const cell of answers) {
    const className = [MARKS[toString(cell)] ?? ''];
    cell.children = [{type: 'element', tagName: 'span', properties: {className}, children: cell.children}];
  }
}

/** The length of a name that is kept on one line, such as "Google Play". */
const SHORT_NAME = 16;

/** The lengths of the words that a wide page keeps whole: shorter ones only if they would break at a mark. */
const WHOLE = {least: 16, most: 34};

function keepNames(table: Element): void {
  for (const [cell] of bodyRows(table).map(cellsOf)) {
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

/** The class that gives a column a third of the table. */
const LIMITED = 'cell--third';

/** How many characters a first cell may have before it leaves the columns beside it too little space. */
const LONG_FIRST = 40;

function limitFirst(table: Element): void {
  const [first, ...others] = rowsIn(part(table, 'thead')).flatMap(cellsOf);
  const hasSentence = bodyRows(table)
    .map(cellsOf)
    .some(([cell]) => cell && toString(cell).length > LONG_FIRST);
  if (first && others.length > 1 && hasSentence) first.properties.className = [LIMITED];
}

function alignSiblings(tables: readonly Element[]): void {
  const headings = tables.map((table) => rowsIn(part(table, 'thead')).flatMap(cellsOf));
  const textOf = (cells: readonly Element[]): string => cells.map((cell) => toString(cell)).join('|');
  const limited = headings
    .filter(([first, ...others]) => isLimited(first) && others.length === 2)
    .map(textOf);
  for (const cells of headings.filter((one) => limited.includes(textOf(one)))) {
    const isAlone = headings.filter((other) => textOf(other) === textOf(cells)).length === 1;
    if (!isAlone) for (const cell of cells.slice(0, 2)) cell.properties.className = [LIMITED];
  }
}

function isLimited(cell: Element | undefined): boolean {
  return [cell?.properties.className].flat().includes(LIMITED);
}

function isWordBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'wbr';
}

function wholeWords(code: string): ElementContent[] {
  return code.split(/( +)/).map((word): ElementContent => {
    const isName = word.length > WHOLE.least || /[^-]-./.test(word);
    if (!isName || word.length > WHOLE.most) return {type: 'text', value: word};
    const children: ElementContent[] = [{type: 'text', value: word}];
    return {type: 'element', tagName: 'span', properties: {className: ['whole']}, children};
  });
}

function isWide(table: Element): boolean {
  const rows = [...rowsIn(part(table, 'thead')), ...bodyRows(table)].map(cellsOf);
  return rows.slice(1).some(isLong) || narrowest(rows) > FITTING.words;
}

function isLong(cells: readonly Element[]): boolean {
  const longest = Math.max(...cells.map((cell) => toString(cell).length));
  return textLength(cells) > FITTING.row || (cells.length > 2 && longest > FITTING.cell);
}

function textLength(cells: readonly Element[]): number {
  return cells.reduce((sum, cell) => sum + toString(cell).length, 0);
}

/** Returns the characters beside each other where each column is as narrow as its longest word. */
function narrowest(rows: readonly (readonly Element[])[]): number {
  const columns = (rows[0] ?? []).map((_, column) =>
    Math.max(
      0,
      ...rows.flatMap((cells) => (cells[column] ? wordsIn(cells[column]) : [])).map(({length}) => length),
    ),
  );
  return columns.reduce((sum, width) => sum + width + COLUMN_GAP, 0);
}

/** Returns what doesn't break: words, and inline code that isn't marked as long. */
function wordsIn(node: ElementContent): string[] {
  if (node.type === 'element' && node.tagName === 'code' && !node.properties.className)
    return [toString(node)];
  return 'children' in node ? node.children.flatMap(wordsIn) : toString(node).split(/\s+/);
}

function stack(table: Element): void {
  table.properties.className = ['stack'];
  const labels = rowsIn(part(table, 'thead'))
    .flatMap(cellsOf)
    .map((cell) => toString(cell));
  if (labels.length === 2 && labels[0]) return;
  for (const row of bodyRows(table)) {
    cellsOf(row).forEach((cell, column) => {
      if (column > 0 && labels[column] && toString(cell)) label(cell, labels[column]);
    });
  }
}

/** Styles put the label next to the content, which is one element, so that all of it is in the same place. */
function label(cell: Element, name: string): void {
  cell.properties.dataLabel = name;
  cell.children = [{type: 'element', tagName: 'div', properties: {}, children: cell.children}];
}

function bodyRows(table: Element): Element[] {
  return rowsIn(part(table, 'tbody'));
}

function part(table: Element, name: string): Element | undefined {
  return elementsIn(table).find(({tagName}) => tagName === name);
}

function rowsIn(section: Element | undefined): Element[] {
  return section ? elementsIn(section).filter(({tagName}) => tagName === 'tr') : [];
}

function cellsOf(row: Element): Element[] {
  return elementsIn(row).filter(({tagName}) => tagName === 'td' || tagName === 'th');
}

function elementsIn({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
