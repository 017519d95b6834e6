import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import {hashOf} from '../../lib/hashFiles';
import {importedFiles} from '../../lib/importedFiles';

/** The packages whose version decides what the extractor reads from the same source. */
const PARSERS = ['tree-sitter-wasms', 'typescript', 'web-tree-sitter'];

const LOCKFILE = path.join(__dirname, '../../../package-lock.json');
const lockfile = z.object({packages: z.record(z.string(), z.object({version: z.string().optional()}))});

/**
 * Returns a hash that changes with the extractor's code and lists and with the versions of the parsers that it uses.
 * Comments and formatting don't count, because they can't change what is read.
 */
export function extractorHash(): string {
  const sources = importedFiles(path.join(__dirname, 'index.ts')).map(codeOf);
  const {packages} = lockfile.parse(JSON.parse(fs.readFileSync(LOCKFILE, 'utf8')));
  return hashOf(
    ...sources,
    ...PARSERS.map((name) => `${name} ${packages[`node_modules/${name}`]?.version ?? ''}`),
  );
}

function codeOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  const {outputText} = ts.transpileModule(text, {
    compilerOptions: {removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext},
  });
  return outputText.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');
}
