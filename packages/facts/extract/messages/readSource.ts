import fs from 'node:fs';
import path from 'node:path';
import {memoize} from '../../../lib/memoize';
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

/** How many files are memoized: about as many as all versions together have different ones. */
const KEPT = 3000;

/** Many files are the same in several versions of a package, so they are memoized by their text. */
const readOnce = memoize(KEPT, (code: string, file: string) => readSource(file, code));

/** Returns what a source file on disk states. */
export const readSourceFile = (file: string): Promise<SourceFacts> =>
  readOnce(fs.readFileSync(file, 'utf8'), path.basename(file));
