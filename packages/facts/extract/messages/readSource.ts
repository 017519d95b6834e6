import path from 'node:path';
import {loadParser, withTree, type GrammarName} from '../treeSitter';
import type {SourceFacts} from './facts';
import {java} from './readers/java';
import {kotlin} from './readers/kotlin';
import {objectiveC} from './readers/objectiveC';
import {readTree, type Grammar} from './readers/readTree';
import {readScript} from './readers/script';
import {swift} from './readers/swift';
import {plainTree} from './syntaxNode';

const LANGUAGES: Readonly<
  Partial<Record<string, {readonly parser: GrammarName; readonly grammar: Grammar}>>
> = {
  '.java': {parser: 'java', grammar: java},
  '.kt': {parser: 'kotlin', grammar: kotlin},
  '.m': {parser: 'objectivec', grammar: objectiveC},
  '.swift': {parser: 'swift', grammar: swift},
};

/** Returns what a source file states, by the ending of its name. Any ending that isn't a native one is JavaScript. */
export async function readSource(file: string, code: string): Promise<SourceFacts> {
  const language = LANGUAGES[path.extname(file)];
  if (!language) return readScript(code);
  const parser = await loadParser(language.parser);
  return readTree(
    withTree(parser, code, (tree) => plainTree(tree, code)),
    language.grammar,
  );
}
