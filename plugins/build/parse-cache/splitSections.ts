/** A run of lines that can be read on its own, and where it begins in its document. */
export type Section = {
  readonly text: string;
  /** Lines before it. */
  readonly line: number;
  /** Characters before it. */
  readonly offset: number;
};

/** What stands before a block in its line: quotes, list bullets. */
const CONTAINER = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*`;
const FENCE = new RegExp(`^(${CONTAINER})(\`{3,}(?!.*\`)|~{3,})`);
const DEFINITION = new RegExp(String.raw`^${CONTAINER}\[[^\]]+\]:`);
const DIRECTIVE = /^\s*:{3,}(.*)$/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;

/** Code that has begun: its marks, and what each of its lines starts with. */
type Fence = {readonly marks: string; readonly prefix: string};

/**
 * Returns a document as sections that begin at its headings, whose trees in a row are the document's: a heading
 * at the start of a line ends every block of CommonMark but a fence, a directive of several lines, and JSX, for
 * which the caller has to look. Undefined when what a section means may depend on others: the document defines
 * links or footnotes, or has code whose end only a parser finds.
 */
export function splitSections(document: string): Section[] | undefined {
  const lines = document.split('\n');
  const starts = headingLines(lines);
  if (!starts) return undefined;
  const sections: Section[] = [];
  let offset = 0;
  for (const [i, line] of starts.entries()) {
    const text = lines.slice(line, starts[i + 1]).join('\n');
    const last = i === starts.length - 1;
    sections.push({text: last ? text : `${text}\n`, line, offset});
    offset += text.length + 1;
  }
  return sections;
}

/** Returns the zero-based numbers of the first line and of those where a section begins. */
function headingLines(lines: readonly string[]): number[] | undefined {
  const found = [0];
  let fence: Fence | undefined;
  let directives = 0;
  for (let line = endOfFrontMatter(lines); line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (fence) {
      if (text.trim() && !text.startsWith(fence.prefix)) return undefined;
      if (closes(text, fence)) fence = undefined;
    } else if (DEFINITION.test(text)) return undefined;
    else if (HEADING.test(text) && directives === 0) {
      if (line > 0) found.push(line);
    } else {
      fence = fenceOf(text);
      directives = Math.max(0, directives + directiveStep(text));
    }
  }
  return found;
}

function fenceOf(line: string): Fence | undefined {
  const [, container, marks] = FENCE.exec(line) ?? [];
  if (container === undefined || !marks) return undefined;
  return {marks, prefix: container.replace(/[^\s>]/g, ' ')};
}

function closes(line: string, {marks, prefix}: Fence): boolean {
  const closing = line.slice(prefix.length).trim();
  return closing.length >= marks.length && closing === marks.charAt(0).repeat(closing.length);
}

/** The number of lines that YAML takes at the top. */
function endOfFrontMatter(lines: readonly string[]): number {
  return lines[0]?.trimEnd() === '---'
    ? lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---') + 1
    : 0;
}

/** 1 where a line opens a directive (`:::note`), -1 where it closes one (`:::`). */
function directiveStep(line: string): number {
  const name = DIRECTIVE.exec(line)?.[1];
  if (name === undefined) return 0;
  return name.trim() ? 1 : -1;
}
