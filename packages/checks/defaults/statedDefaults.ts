import type {Nodes, Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {offsetOf} from '../pageSource';
import {literalOf, optionName} from './knownDefaults';

/** A default that a page states. `offset` is where its value starts (UTF-16 units). */
export type StatedDefault = {readonly option: string; readonly value: string; readonly offset: number};

/** Returns whether some text names an option that has a default. */
type IsOption = (text: string) => boolean;

/** Inline code, or a number in a sentence. */
type Literal = {readonly text: string; readonly offset: number};

/** A paragraph or cell as text, in which `⟦0⟧` stands for the first of its literals. Pages don't contain these brackets. */
type Prose = {readonly text: string; readonly literals: readonly Literal[]};

const LITERAL = '⟦(\\d+)⟧';
/** How sentences state a default. */
const STATEMENTS = [
  `\\bdefaults to ${LITERAL}`,
  `\\bdefault(?: value)? (?:of|for) ⟦\\d+⟧ is (?:now )?${LITERAL}`,
  `\\bdefault ⟦\\d+⟧,? (?:which )?is ${LITERAL}`,
  `\\bdefault(?: \\w+)?(?: is| of|:|,)?(?: now)? ${LITERAL}(?!,? (?:which )?is)`,
  `\\bby default,? ⟦\\d+⟧ is (?:now )?${LITERAL}`,
  `\\bby default,? ${LITERAL}(?! is)`,
  `${LITERAL},?(?: milliseconds| ms)? by default\\b`,
  `${LITERAL},? (?:which |it)?(?:is |[’']s )?the default\\b(?! (?:of|for|channel|group|path))`,
  `${LITERAL} \\((?:the )?default\\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Follows a value that isn't the default everywhere: "`true` in debug builds". */
const CONDITION = /^,? (?:in|on|for|if|unless|when|where)\b/;

/** Numbers stand alone or come before milliseconds, because defaults have no other unit. */
const NUMBER =
  /(?<![\w.#-])\d+(?:\.\d+)?(?=[.,;:)]*(?:$|\s))(?!\s(?:s|min|seconds?|minutes?|hours?|days?)\b)/g;

/**
 * Returns the defaults that a page states for an option: in a column "Default", in a sentence that names one option,
 * and in the row of an option in a table.
 */
export function statedDefaults(tree: Root, isOption: IsOption): StatedDefault[] {
  const found: StatedDefault[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') found.push(...inTable(node, isOption));
    if (node.type === 'paragraph') found.push(...inProse(proseOf(node), isOption));
  });
  return found;
}

function inTable({children: [head, ...rows]}: Table, isOption: IsOption): StatedDefault[] {
  const titles = head?.children.map((cell) => proseOf(cell).text.trim()) ?? [];
  return rows.flatMap(({children: [first, ...cells]}) => {
    const options = onlyLiterals(first);
    const alone = options.length === 1 ? options[0]?.text : undefined;
    return cells.flatMap((cell, index) =>
      /^Default(?: value)?$/.test(titles[index + 1] ?? '')
        ? inDefaultCell(options, onlyLiterals(cell))
        : inProse(proseOf(cell), isOption, alone),
    );
  });
}

/** Returns the defaults of a row whose cells list as many values as options. */
function inDefaultCell(options: readonly Literal[], values: readonly Literal[]): StatedDefault[] {
  if (options.length !== values.length) return [];
  return options.flatMap((option, index) => stated(option.text, values[index]));
}

/** Returns the literals of a cell that contains nothing else, separated by commas. */
function onlyLiterals(cell: TableCell | undefined): readonly Literal[] {
  const {text, literals} = cell ? proseOf(cell) : {text: '', literals: []};
  return /^\s*⟦\d+⟧(?:, ⟦\d+⟧)*\s*$/.test(text) ? literals : [];
}

function stated(option: string, value: Literal | undefined): StatedDefault[] {
  const literal = literalOf(value?.text ?? '');
  return value && literal !== undefined
    ? [{option: optionName(option), value: literal, offset: value.offset}]
    : [];
}

function proseOf(parent: Nodes): Prose {
  const literals: Literal[] = [];
  const mark = (text: string, offset: number): string => `⟦${literals.push({text, offset}) - 1}⟧`;
  let text = '';
  visit(parent, (node) => {
    if (node.type === 'inlineCode') text += mark(node.value, offsetOf(node));
    if (node.type === 'text') {
      text += node.value.replace(NUMBER, (number, index: number) => mark(number, offsetOf(node) + index));
    }
  });
  return {text, literals};
}

function inProse({text, literals}: Prose, isOption: IsOption, row?: string): StatedDefault[] {
  return text.split(/[.!?](?=\s)/).flatMap((sentence) => {
    const found = new Map<number, StatedDefault[]>();
    for (const match of STATEMENTS.flatMap((pattern) => [...sentence.matchAll(pattern)])) {
      const at = Number(match[1]);
      const value = literals[at];
      const isConditional = CONDITION.test(sentence.slice(match.index + match[0].length));
      if (!value || isConditional || isOption(value.text)) continue;
      const option = optionFor(at, sentence, (index) => isOption(literals[index]?.text ?? ''));
      const name = literals[option ?? -1]?.text ?? row;
      if (name !== undefined) found.set(at, stated(name, value));
    }
    return [...found.values()].flat();
  });
}

/**
 * Returns which literal is the option that has the value at `value`: the only one in the clause or in the sentence, or
 * the last one before the value. Two options with nothing but "and" between them share what is said about them.
 */
function optionFor(
  value: number,
  sentence: string,
  isOption: (literal: number) => boolean,
): number | undefined {
  const clause = sentence.split(/;(?=\s)/).find((part) => part.includes(`⟦${value}⟧`)) ?? sentence;
  const [inClause, inSentence] = [clause, sentence].map((text) =>
    [...text.matchAll(/⟦(\d+)⟧/g)].map(([, index]) => Number(index)).filter(isOption),
  );
  const options = inClause?.length ? inClause : (inSentence ?? []);
  if (options.length < 2) return options[0];
  const last = options.filter((index) => index < value).at(-1);
  return last !== undefined && new RegExp(`⟧,? (?:and|or) ⟦${last}⟧`).test(sentence) ? undefined : last;
}
