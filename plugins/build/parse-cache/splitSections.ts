/** A run of lines that can be parsed on its own, and its position in the document. */
export type Section = {
  readonly text: string;
  /** The number of lines before it. */
  readonly line: number;
  /** The number of characters before it. */
  readonly offset: number;
};

/** What may precede a block on its line: blockquote markers and list bullets. */
const CONTAINER = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*`;
const FENCE = new RegExp(`^(${CONTAINER})(\`{3,}(?!.*\`)|~{3,})`);
const DEFINITION = new RegExp(String.raw`^${CONTAINER}\[[^\]]+\]:`);
const DIRECTIVE = /^\s*:{3,}(.*)$/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;

/** An open code fence: its marker, and the prefix of each of its lines. */
type Fence = {readonly marks: string; readonly prefix: string};

/**
 * Returns the document split into sections that begin at its headings. The sections' trees, one after the other, form
 * the document's tree: a heading at the start of a line ends every CommonMark block except a fence, a multi-line
 * directive and JSX, which the caller has to check for. Returns undefined if a section may depend on others: the
 * document defines links or footnotes, or contains code whose end only a parser can find.
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

/** Returns the zero-based numbers of the first line and of every line that begins a section. */
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

/** Returns the number of lines that front matter takes up. */
function endOfFrontMatter(lines: readonly string[]): number {
  return lines[0]?.trimEnd() === '---'
    ? lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---') + 1
    : 0;
}

/**
 * Returns 1 for a line that opens a directive (`:::note`), -1 for a line that closes one (`:::`), and 0 otherwise.
 */
function directiveStep(line: string): number {
  const name = DIRECTIVE.exec(line)?.[1];
  if (name === undefined) return 0;
  return name.trim() ? 1 : -1;
}
