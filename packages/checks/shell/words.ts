import type {Node} from 'web-tree-sitter';
import type {CodePlace} from '../types';

/** A word of a command, with its place in the text that was parsed. */
export type Word = CodePlace & {
  /** The word without quotes, and without the values of variables and inserted commands. */
  readonly text: string;
  /** Whether the shell inserts something, so that `text` is incomplete. */
  readonly dynamic: boolean;
};

/** A command of a script: its name and arguments, without redirections and variable assignments. */
export type ShellCommand = readonly Word[];

/** Returns the commands in a Bash tree, including those inside others, in the order of the code. */
export function commandsIn(root: Node): ShellCommand[] {
  return root
    .descendantsOfType('command')
    .map((node) => (node ? wordsOf(node) : []))
    .filter((words) => words.length > 0);
}

/** Returns the names of the functions that the script defines. */
export function functionsIn(root: Node): string[] {
  return root
    .descendantsOfType('function_definition')
    .flatMap((node) => node?.childForFieldName('name')?.text ?? []);
}

const NOT_WORDS = [
  'variable_assignment',
  'file_redirect',
  'heredoc_redirect',
  'herestring_redirect',
  'comment',
];

function wordsOf(command: Node): Word[] {
  return command.namedChildren.flatMap((child) =>
    child && !NOT_WORDS.includes(child.type) ? [wordOf(child)] : [],
  );
}

function wordOf(node: Node): Word {
  const {row, column} = node.startPosition;
  return {...valueOf(node), line: row, column};
}

function valueOf(node: Node): {text: string; dynamic: boolean} {
  switch (node.type) {
    case 'raw_string':
      return {text: node.text.slice(1, -1), dynamic: false};
    case 'string': {
      const dynamic =
        node.descendantsOfType(['simple_expansion', 'expansion', 'command_substitution']).length > 0;
      return {text: node.text.slice(1, -1).replace(/\\(["\\$`])/g, '$1'), dynamic};
    }
    case 'word':
    case 'number':
      return {text: node.text.replace(/\\(.)/g, '$1'), dynamic: false};
    case 'command_name':
    case 'concatenation': {
      const parts = node.children.flatMap((child) => (child ? [valueOf(child)] : []));
      return {
        text: parts.map(({text}) => text).join(''),
        dynamic: parts.some(({dynamic}) => dynamic),
      };
    }
    default:
      return node.isNamed ? {text: '', dynamic: true} : {text: node.text, dynamic: false};
  }
}

/** Returns the words of a command that isn't parsed, such as one with placeholders. */
export function plainWords(text: string): ShellCommand {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].map(({0: whole, 1: double, 2: single, index}) => ({
    text: double ?? single ?? whole,
    dynamic: whole.startsWith('$'),
    line: 0,
    column: index,
  }));
}
