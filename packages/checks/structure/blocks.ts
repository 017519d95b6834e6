import type {Nodes, Parents, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {CodeBlock, DocPage} from '../types';
import {offsetOf, type PageProblem} from '../problem';

/** The admonitions that exist (WRITING.md, "Parts of a page"). */
const ADMONITIONS = new Set(['note', 'warning']);

/** Finds two admonitions in a row, those without a title, and `:::` blocks that aren't admonitions. */
export function checkAdmonitions({tree}: DocPage): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'containerDirective', (node: ContainerDirective, index, parent: Parents | undefined) => {
    const offset = offsetOf(node);
    if (!ADMONITIONS.has(node.name)) {
      const message = `":::${node.name}" is not an admonition of this site`;
      problems.push({offset, message, hint: 'Write :::note or :::warning'});
    }
    const [first] = node.children;
    if (!(first?.type === 'paragraph' && first.data?.directiveLabel)) {
      const hint = `Say what is at stake, as in :::${node.name}[You can't change the ID later]`;
      problems.push({offset, message: 'The admonition has no title', hint});
    }
    const before = parent?.children[(index ?? 0) - 1] as Nodes | undefined;
    if (before?.type === 'containerDirective') {
      const hint = 'Combine them, or make this one a paragraph';
      problems.push({offset, message: 'Two admonitions follow each other', hint});
    }
  });
  return problems;
}

/** Finds tables whose header row is empty. */
export function checkTables({tree}: DocPage): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'table', (table: Table) => {
    const cells = table.children[0]?.children ?? [];
    if (cells.some((cell) => toString(cell, {includeImageAlt: true}).trim() !== '')) return;
    problems.push({
      offset: offsetOf(table),
      message: 'The table has an empty header row',
      hint: 'Name the columns',
    });
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
export function checkSamples({source, blocks}: DocPage): PageProblem[] {
  const lines = source.split('\n');
  return blocks.flatMap((block) => {
    const problem = sampleProblem(block);
    const offset = lines
      .slice(0, block.fenceLine - 1)
      .reduce((sum, line) => sum + line.length + 1, block.indent);
    return problem ? [{offset, ...problem}] : [];
  });
}

function sampleProblem(block: CodeBlock): Omit<PageProblem, 'offset'> | undefined {
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
