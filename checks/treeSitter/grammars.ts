import fs from 'node:fs/promises';
import v8 from 'node:v8';
import {Language, Parser, type Tree} from 'web-tree-sitter';

/** Where each grammar's WebAssembly lies. */
const FILES = {
  bash: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  groovy: 'tree-sitter-groovy/tree-sitter-groovy.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  objectivec: 'tree-sitter-wasms/out/tree-sitter-objc.wasm',
  powershell: 'tree-sitter-powershell/tree-sitter-powershell.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
} as const;

export type GrammarName = keyof typeof FILES;

/** Parses code of one language. Each tree holds memory outside the heap: `withTree` gives it back. */
export type CodeParser = {readonly parse: (code: string) => Tree};

let runtime: Promise<void> | undefined;
const parsers = new Map<GrammarName, Promise<CodeParser>>();

/** Returns the parser of a language, loaded at its first use in the process. Throws when it is not installed. */
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
      if (!tree) throw new Error(`The ${name} grammar gave no tree.`);
      return tree;
    },
  };
}

function startRuntime(): Promise<void> {
  // V8 would optimize each grammar's lexer for seconds, during which no other grammar can be loaded; the
  // few thousand lines of a run are parsed long before that pays.
  v8.setFlagsFromString('--liftoff-only');
  return Parser.init();
}

/** Returns what `read` makes of the tree of `code`, which exists during the call only. */
export function withTree<T>(parser: CodeParser, code: string, read: (tree: Tree) => T): T {
  const tree = parser.parse(code);
  try {
    return read(tree);
  } finally {
    tree.delete();
  }
}
