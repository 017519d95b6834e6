import type {Nodes, Parents, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {problemAt} from '../../pages/known-names/problem';
import type {CodeBlock, Complaint, DocPage, PlacedProblem} from '../types';

/** The admonitions that exist (WRITING.md, "Parts of a page"). */
const ADMONITIONS = new Set(['note', 'warning']);

/** Finds two admonitions in a row, those without a title, and `:::` blocks that aren't admonitions. */
export function checkAdmonitions({tree}: DocPage): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(tree, 'containerDirective', (node: ContainerDirective, index, parent: Parents | undefined) => {
    const add = (message: string, hint: string): void => {
      problems.push(problemAt(node, message, hint));
    };
    if (!ADMONITIONS.has(node.name))
      add(`":::${node.name}" is not an admonition of this site`, 'Write :::note or :::warning');
    const [first] = node.children;
    if (!(first?.type === 'paragraph' && first.data?.directiveLabel)) {
      const hint = `Say what is at stake, as in :::${node.name}[You can't change the ID later]`;
      add('The admonition has no title', hint);
    }
    const before = parent?.children[(index ?? 0) - 1] as Nodes | undefined;
    if (before?.type === 'containerDirective')
      add('Two admonitions follow each other', 'Combine them, or make this one a paragraph');
  });
  return problems;
}

/** Finds tables whose header row is empty. */
export function checkTables({tree}: DocPage): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(tree, 'table', (table: Table) => {
    const cells = table.children[0]?.children ?? [];
    if (cells.some((cell) => toString(cell, {includeImageAlt: true}).trim() !== '')) return;
    problems.push(problemAt(table, 'The table has an empty header row', 'Name the columns'));
  });
  return problems;
}

/** How only a whole file starts, by language. A block marked as `fragment` isn't a whole file. */
const WHOLE_FILES: Readonly<Record<string, RegExp>> = {
  xml: /^\s*<\?xml\s/,
  java: /^\s*package\s+[\w.]+;/,
  kotlin: /^\s*package\s+[\w.]+\s*$/m,
  swift:
    /^\s*import\s+\w+[\s\S]*^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|internal)\s+)*(?:class|struct)\s/m,
};

/** Finds whole files without a title, which would say where the file is, and sessions without a command. */
export function checkSamples({blocks}: DocPage): PlacedProblem[] {
  return blocks.flatMap((block) => {
    const problem = sampleProblem(block);
    return problem ? [{line: block.fenceLine, column: block.indent + 1, ...problem}] : [];
  });
}

function sampleProblem(block: CodeBlock): Complaint | undefined {
  if (isUntitledFile(block))
    return {
      message: 'The sample is a whole file without a title',
      hint: 'Add its path after the fence, as title="…"',
    };
  if (block.lang !== 'shell-session' || /^\$ /m.test(block.code)) return undefined;
  return {
    message: 'A shell-session block shows its commands after "$ "',
    hint: 'Write "$ " before each command, or use a ```bash block (commands only) or a ```text block (output only)',
  };
}

function isUntitledFile({lang, title, fragment, continues, code}: CodeBlock): boolean {
  return !title && !fragment && !continues && (WHOLE_FILES[lang]?.test(code) ?? false);
}
