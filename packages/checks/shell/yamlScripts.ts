import {isMap, isScalar, parseAllDocuments, visit, type Document, type Pair, type Scalar} from 'yaml';
import {placeOf, type BlockProblem} from '../problem';
import {powershellProblems} from './blocks';
import type {ShellFacts} from './facts';
import {scriptProblems} from './scripts';

/** Keys whose values are shell scripts, in the workflows of GitHub, GitLab, Azure and similar services. */
const SCRIPT_KEYS = /^(?:run|(?:before_|after_)?script|bash)$/;
/** Scripts in other places, for which it's enough that they call Capacitor's CLI. */
const CALLS_CAP = /(?:^|[\s;&|(])(?:(?:npx|bunx|yarn|pnpm)\s+(?:exec\s+)?cap|npx\s+@capacitor\/cli)\s/;

/** A script in a YAML file. All places are zero-based. */
type YamlScript = {
  readonly text: string;
  readonly shell: 'bash' | 'powershell';
  /** Where each line of the file that is part of `text` starts: its offset in `text`, and its place in the file. */
  readonly lines: readonly {readonly offset: number; readonly line: number; readonly column: number}[];
};

/**
 * Returns the mistakes in the scripts of a workflow: plain and quoted values, literal ones (`run: |`) and folded ones
 * (`run: >`). Invalid YAML has none, because the `syntax` rule reports it.
 */
export async function yamlProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const found = await Promise.all(
    scriptsIn(code).map(async (script) => {
      const {text, shell} = script;
      const problems =
        shell === 'bash'
          ? await scriptProblems(text, 'terminal', facts)
          : await powershellProblems(text, facts);
      return problems.map((problem) => ({...problem, ...placeInFile(script, problem)}));
    }),
  );
  return found.flat().sort((a, b) => a.line - b.line || a.column - b.column);
}

function scriptsIn(code: string): YamlScript[] {
  const documents: readonly Document[] = parseAllDocuments(code, {prettyErrors: false});
  if (documents.some(({errors}) => errors.length > 0)) return [];
  return documents.flatMap((document) => {
    const scripts: YamlScript[] = [];
    visit(document, {
      Scalar: (key, node, ancestors) => {
        if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
        if (!isScript(node.value, ancestors)) return;
        scripts.push(scriptOf(node, code, shellOf(ancestors)));
      },
    });
    return scripts;
  });
}

/** Whether a value is a script by its key, which may have a list of commands, or because it calls Capacitor's CLI. */
function isScript(value: string, ancestors: readonly unknown[]): boolean {
  const pair = ancestors.findLast((node) => isPair(node));
  const parent = ancestors.at(-1);
  const isOfPair = parent === pair || ancestors.at(-2) === pair;
  const name = pair && isScalar(pair.key) ? String(pair.key.value) : '';
  return (isOfPair && SCRIPT_KEYS.test(name)) || (name !== 'name' && CALLS_CAP.test(`${value} `));
}

function isPair(node: unknown): node is Pair {
  return typeof node === 'object' && node !== null && 'key' in node && !isScalar(node);
}

/** A step of GitHub's can name another shell than Bash. */
function shellOf(ancestors: readonly unknown[]): YamlScript['shell'] {
  const step = ancestors.findLast((node) => isMap(node));
  const shell = isMap(step) ? step.get('shell') : undefined;
  return shell === 'pwsh' || shell === 'powershell' ? 'powershell' : 'bash';
}

/** Returns a script with the line breaks that YAML leaves in it. A folded line break is a space, as long as itself. */
function scriptOf({range, type}: Scalar, code: string, shell: YamlScript['shell']): YamlScript {
  const [start = 0, end = 0] = range ?? [];
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
  const first = isBlock ? code.indexOf('\n', start) + 1 : start + (isQuoted ? 1 : 0);
  const rows = code
    .slice(first, isQuoted ? end - 1 : end)
    .trimEnd()
    .split('\n');
  const blockIndent = Math.min(...rows.filter((row) => row.trim() !== '').map(indentOf));
  const lines: {offset: number; line: number; column: number}[] = [];
  const {line: firstLine, column: firstColumn} = placeOf(code, first);
  let text = '';
  rows.forEach((row, index) => {
    const drop = isBlock ? Math.min(blockIndent, row.length) : indentOf(row);
    const content = row.slice(drop);
    if (index > 0) {
      const previous = rows[index - 1]?.slice(isBlock ? blockIndent : 0) ?? '';
      text += keepsBreak(type, previous, content) ? '\n' : ' ';
    }
    lines.push({
      offset: text.length,
      line: firstLine + index,
      column: (index === 0 ? firstColumn : 0) + drop,
    });
    text += content;
  });
  return {text: withoutExpressions(text), shell, lines};
}

/** Folding keeps the line breaks around empty lines and, in block scalars, around lines that are indented further. */
function keepsBreak(type: Scalar['type'], previous: string, next: string): boolean {
  if (type === 'BLOCK_LITERAL') return true;
  if (previous.trim() === '' || next.trim() === '') return true;
  return type === 'BLOCK_FOLDED' && (/^\s/.test(previous) || /^\s/.test(next));
}

/** The service replaces `${{ … }}` before the shell runs, so the shell may see anything there, like in a variable. */
function withoutExpressions(text: string): string {
  return text.replace(/\$\{\{.*?\}\}/gs, (expression) => `$${'x'.repeat(expression.length - 1)}`);
}

function placeInFile({text, lines}: YamlScript, problem: BlockProblem): {line: number; column: number} {
  const before = text.split('\n').slice(0, problem.line);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + problem.column;
  const row = lines.findLast((line) => line.offset <= offset) ?? {offset: 0, line: 0, column: 0};
  return {line: row.line, column: row.column + offset - row.offset};
}

function indentOf(row: string): number {
  return row.length - row.trimStart().length;
}
