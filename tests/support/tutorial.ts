import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {docsTreeOf} from '../../packages/pages/docsVersion';
import {readPage} from '../../packages/checks/readPage';
import {sidebarIds} from '../../packages/checks/sidebar/sidebars';
import {parserOfFile} from '../../packages/checks/syntax/languages';
import {isLibraryFile, librariesOf, librarySource} from '../../packages/checks/typescript/libraries';
import {importedPaths, isAppFile} from '../../packages/checks/typescript/samples';
import type {DocPage} from '../../packages/checks/types';
import {relativePath} from '../../packages/lib/posixPaths';
import requirements from '../../src/data/requirements.json';
import {ROOT} from './fixtureSite';

/** Files by their path in the folder that holds the tutorial's app. */
export type Files = ReadonlyMap<string, string>;

/** Folders of the app, each with the folder of the plugin's package that its files are copied to. */
export type Copies = Readonly<Record<string, string>>;

/** Folder with what each version's tutorial makes, and `versions.json`, which names the folder for a docs version. */
export const TUTORIALS = path.join(ROOT, 'tests/fixtures/tutorial');

/** Returns the pages of the plugin tutorial of a docs version, in the order of the sidebar. */
export async function tutorialPages(version: string): Promise<DocPage[]> {
  const tree = docsTreeOf(version);
  const ids = await sidebarIds(ROOT, version);
  return [...ids]
    .filter((id) => id.startsWith('plugins/tutorial/'))
    .map((id) => readPage(`${tree}/${id}.md`, {siteDir: ROOT, requirements}));
}

/** Returns the files that the pages show, tokens resolved; of a file that is shown again, the last showing. */
export function filesOn(pages: readonly DocPage[]): Map<string, string> {
  const blocks = pages.flatMap((page) => page.blocks);
  return new Map(blocks.flatMap(({title, code}) => (title === undefined ? [] : [[title, code]])));
}

/** Returns the files below `folder`. */
export function filesIn(folder: string): Map<string, string> {
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relativePath(folder, file), fs.readFileSync(file, 'utf8')]));
}

/** Returns where the files that the pages show are not those that are expected; one line each, sorted. */
export function differences(shown: Files, expected: Files): string[] {
  const names = [...new Set([...shown.keys(), ...expected.keys()])].sort();
  return names.flatMap((name) => {
    const onPages = shown.get(name);
    const inFixture = expected.get(name);
    if (onPages === undefined) return [`no page shows ${name}`];
    if (inFixture === undefined) return [`the fixture has no ${name}`];
    return onPages.trimEnd() === inFixture.trimEnd() ? [] : [`${name} differs`];
  });
}

/** Returns what the pages copy with `cp` from the app into the plugin's package. */
export function copiesOn(pages: readonly DocPage[]): Copies {
  const commands = pages.flatMap(({blocks}) => blocks).filter(({lang}) => lang === 'bash');
  const copies = commands.flatMap(({code}) => [...code.matchAll(/^cp delivery\/(\S+)\/\*\S* (\S+)\/$/gm)]);
  return Object.fromEntries(copies.map(([, from = '', to = '']) => [from, to]));
}

/** Returns the files of the app's web side. */
export function appFiles(files: Files): Map<string, string> {
  return new Map([...files].filter(([name]) => name.startsWith('src/')));
}

/** Returns the files of the plugin's package: those copied from the app, and those written for it. */
export function packageFiles(files: Files, copies: Copies): Map<string, string> {
  const placed = [...files].flatMap(([name, text]): [string, string][] => {
    if (name.startsWith('screen-orientation/')) return [[name, text]];
    const folder = copies[path.posix.dirname(name)];
    return folder === undefined ? [] : [[`${folder}/${path.posix.basename(name)}`, text]];
  });
  return new Map(placed);
}

/** Returns where a file stops being its language, as `file:line  message`, and the files that no parser reads. */
export async function syntaxProblems(files: Files): Promise<string[]> {
  const problems: string[] = [];
  // One after another: grammars that load side by side break each other.
  for (const [file, text] of files) problems.push(...(await syntaxProblemIn(file, text)));
  return problems;
}

async function syntaxProblemIn(file: string, text: string): Promise<string[]> {
  const parser = parserOfFile(file);
  if (!parser) return [`${file}  no parser reads it`];
  const problem = await parser(text, {title: file, fragment: false});
  return problem ? [`${file}:${problem.line + 1}  ${problem.message}`] : [];
}

/** Returns the compiler options in a `tsconfig.json`. Throws when TypeScript does not understand them. */
export function compilerOptionsIn(tsconfig: string): ts.CompilerOptions {
  const read = ts.parseConfigFileTextToJson('tsconfig.json', tsconfig);
  const {compilerOptions} = (read.config ?? {}) as {compilerOptions?: unknown};
  const {options, errors} = ts.convertCompilerOptionsFromJson(compilerOptions, ROOT);
  const [first] = read.error ? [read.error] : errors;
  if (first) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));
  return options;
}

/**
 * Returns what TypeScript says against the scripts among `files`, with the packages of a docs version, as
 * `file:line  message`. Throws when there is no script.
 */
export function typeProblems(files: Files, version: string, options: ts.CompilerOptions): string[] {
  const {dir} = librariesOf(ROOT, version);
  const scripts = new Map([...files].filter(([name]) => /\.tsx?$/.test(name)));
  if (scripts.size === 0) throw new Error('There is no TypeScript to compile.');
  const program = ts.createProgram({
    rootNames: [...scripts.keys()].map((name) => path.posix.join(dir, name)),
    options,
    host: hostOf(scripts, version, options),
  });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const {file, start = 0, messageText} = diagnostic;
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const name = file ? path.posix.relative(dir, file.fileName) : 'tsconfig.json';
    return `${name}:${line}  ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** A host in which `scripts` seem to lie beside the packages of the docs version. */
function hostOf(scripts: Files, version: string, options: ts.CompilerOptions): ts.CompilerHost {
  const {dir, resolve} = librariesOf(ROOT, version);
  const textOf = (file: string): string | undefined => scripts.get(path.posix.relative(dir, file));
  return {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => dir,
    fileExists: (file) => textOf(file) !== undefined || isLibraryFile(file),
    readFile: (file) => textOf(file) ?? ts.sys.readFile(file),
    getSourceFile: (file, how) => {
      const text = textOf(file);
      return text === undefined ? librarySource(file, how) : ts.createSourceFile(file, text, how);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({text: specifier}) => {
        const isOwn = textOf(from) !== undefined;
        if (!isOwn || !isAppFile(specifier)) return {resolvedModule: resolve(specifier, from, isOwn)};
        return {resolvedModule: ownModule(specifier, path.posix.relative(dir, from), scripts, dir)};
      }),
  };
}

function ownModule(
  specifier: string,
  from: string,
  scripts: Files,
  dir: string,
): ts.ResolvedModuleFull | undefined {
  const name = importedPaths(specifier, from).find((candidate) => scripts.has(candidate));
  if (name === undefined) return undefined;
  return {resolvedFileName: path.posix.join(dir, name), extension: path.posix.extname(name)};
}
