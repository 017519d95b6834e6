import {loadParser, firstProblem, withTree} from '../treeSitter';
import type {BlockProblem} from '../problem';
import commandNames from './commands.json';
import type {ShellFacts} from './facts';
import {scriptProblems} from './scripts';

/** Returns the mistakes in a `bash` block, which contains commands only, without prompts. */
export async function bashProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const lines = code.split('\n');
  const prompt = lines.findIndex((line) => /^\s*\$ /.test(line));
  if (prompt !== -1) {
    const hint = 'Remove the "$ ", or use a ```shell-session block';
    return [
      {
        line: prompt,
        column: columnOf(lines[prompt]),
        message: 'A bash block contains commands only, without prompts',
        hint,
      },
    ];
  }
  const powershell = lines.findIndex((line) => /^\s*(?:\$env:\w+\s*=|\$\w+\s+=\s)/.test(line));
  if (powershell !== -1) {
    const message = 'This line is PowerShell, not Bash';
    return [
      {
        line: powershell,
        column: columnOf(lines[powershell]),
        message,
        hint: 'Use a ```powershell block',
      },
    ];
  }
  return scriptProblems(code, 'terminal', facts);
}

/**
 * Returns the mistakes in a `shell-session` block. It has at least one prompt `$ `, each followed by a command; a
 * line that ends in `\` continues after `> `. All other lines are output, which isn't checked.
 */
export async function sessionProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const commands = sessionCommands(code);
  if (commands.length === 0) {
    const hint =
      'Write "$ " before each command, or use a ```bash block (commands only) or a ```text block (output only)';
    return [{line: 0, column: 0, message: 'A shell-session block shows its commands after "$ "', hint}];
  }
  const found = await Promise.all(
    commands.map(async ({text, line}) =>
      (await scriptProblems(text, 'terminal', facts)).map((problem) => ({
        ...problem,
        line: problem.line + line,
        column: problem.column + 2,
      })),
    ),
  );
  return found.flat();
}

function sessionCommands(code: string): {text: string; line: number}[] {
  const commands: {text: string; line: number}[] = [];
  let open = false;
  for (const [line, text] of code.split('\n').entries()) {
    const last = commands.at(-1);
    if (text.startsWith('$ ')) commands.push({text: text.slice(2), line});
    else if (open && last && text.startsWith('> ')) last.text += `\n${text.slice(2)}`;
    else {
      open = false;
      continue;
    }
    open = text.endsWith('\\');
  }
  return commands;
}

/** Returns the mistakes in a `powershell` block. */
export async function powershellProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const parser = await loadParser('powershell');
  const broken = withTree(parser, code, (tree) => firstProblem(tree, code, 'PowerShell'));
  return broken ? [broken] : packageLines(code, facts);
}

/**
 * Returns the mistakes in a `batch` block. There's no parser for this language, so it checks that each line starts with
 * a command of the command prompt, and that quotes and `%` come in pairs.
 */
export async function batchProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const lines = code.split('\n');
  const own = lines.flatMap((text, line) => {
    const [name = ''] = text.trim().replace(/^@/, '').split(/[\s&]/);
    if (name === '' || name.startsWith('::') || /^rem$/i.test(name)) return [];
    const at = (message: string, hint: string): BlockProblem => ({
      line,
      column: columnOf(text),
      message,
      hint,
    });
    if (!Object.hasOwn(commandNames.batch, name.toLowerCase().replace(/^\.\\/, ''))) {
      return [
        at(
          `The command "${name}" is unknown`,
          'Use a command of the Windows command prompt, or add this one to packages/checks/shell/commands.json',
        ),
      ];
    }
    if (text.split('"').length % 2 === 0) return [at('A quotation mark is never closed', 'Close it with "')];
    return text.split('%').length % 2 === 0 ? [at('A "%" has no partner', 'Write variables as %NAME%')] : [];
  });
  return own.length > 0 ? own : packageLines(code, facts);
}

/** Commands of Node.js tools look the same in all shells, so Bash's grammar can parse them. */
async function packageLines(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const found = await Promise.all(
    code.split('\n').map(async (text, line) => {
      if (!/^\s*(?:npx|npm|yarn|pnpm|bunx?)\s/.test(text)) return [];
      const problems = await scriptProblems(text, 'npm script', facts);
      return problems.map((problem) => ({...problem, line}));
    }),
  );
  return found.flat();
}

function columnOf(line = ''): number {
  return line.length - line.trimStart().length;
}
