import fs from 'node:fs/promises';
import v8 from 'node:v8';
import {Language, Parser, type Tree} from 'web-tree-sitter';

/** The WebAssembly file of each grammar. */
const FILES = {
  bash: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  objectivec: 'tree-sitter-wasms/out/tree-sitter-objc.wasm',
  powershell: 'tree-sitter-powershell/tree-sitter-powershell.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
} as const;

export type GrammarName = keyof typeof FILES;

/** Parses code in one language. Each tree uses memory outside the heap, which `withTree` frees. */
export type CodeParser = {readonly parse: (code: string) => Tree};

let runtime: Promise<void> | undefined;
const parsers = new Map<GrammarName, Promise<CodeParser>>();

/** Returns the parser of a language, which is loaded when a process first uses it. Throws if it isn't installed. */
export function loadParser(name: GrammarName): Promise<CodeParser> {
  const known = parsers.get(name);
  if (known) return known;
  const loading = createParser(name);
  parsers.set(name, loading);
  return loading;
}

async function createParser(name: GrammarName): Promise<CodeParser> {
  runtime ??= startRuntime();
  await runtime;
  const grammar = await fs.readFile(require.resolve(FILES[name]));
  const parser = new Parser();
  parser.setLanguage(await Language.load(new Uint8Array(grammar)));
  return {
    parse: (code) => {
      const tree = parser.parse(code);
      if (!tree) throw new Error(`The ${name} grammar returned no tree.`);
      return tree;
    },
  };
}

function startRuntime(): Promise<void> {
  // V8 would take seconds to optimize each grammar's lexer and can't load other grammars meanwhile. The few thousand
  // lines of a run are parsed long before that would pay off.
  v8.setFlagsFromString('--liftoff-only');
  return Parser.init();
}

/** Returns what `read` returns for the tree of `code`. The tree only exists during the call. */
export function withTree<T>(parser: CodeParser, code: string, read: (tree: Tree) => T): T {
  const tree = parser.parse(code);
  try {
    return read(tree);
  } finally {
    tree.delete();
  }
}
