import ts from 'typescript';
import {groupBy} from '../../lib/groupBy';
import {compilerOptions} from './environment';
import {isLibraryFile, librarySource, type Libraries} from './libraries';
import {preludeOf} from './preludes';
import {changesGlobals, importedSample, isAppFile, isJavaScript} from './samples';
import type {Environment, Sample} from './types';

/** Samples that one program can contain. */
export type Group = {
  readonly environment: Environment;
  readonly isJavaScript: boolean;
  readonly samples: readonly Sample[];
};

/**
 * Returns the samples grouped by environment and language. If a page adds to shared types, its samples are in a group
 * of their own, so that the findings on a page don't depend on which other pages are checked.
 */
export function groupSamples(samples: readonly Sample[]): Group[] {
  const groups = groupBy(samples, (sample) => {
    const alone = changesGlobals(sample.page) ? sample.page.file : '';
    return `${sample.environment} ${isJavaScript(sample)} ${alone}`;
  });
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first
      ? [{environment: first.environment, isJavaScript: isJavaScript(first), samples: members}]
      : [];
  });
}

/** Returns the program of a group. `samples` are all samples of the version, because they can import each other. */
export function compile(
  group: Group,
  samples: readonly Sample[],
  libraries: Libraries,
  place: {readonly siteDir: string; readonly version: string},
): ts.Program {
  const prelude = preludeOf(group.environment, libraries.dir, place);
  const declarations = group.samples.filter(({file}) => file.endsWith('.d.ts')).map(({file}) => file);
  const pages = new Set(group.samples.map(({page}) => page));
  const options = compilerOptions(group.environment, {
    isJavaScript: group.isJavaScript,
    hasJsx: samples.some(({file, page}) => pages.has(page) && /\.[jt]sx$/.test(file)),
  });
  const texts = new Map([
    [prelude.file, prelude.text],
    ...samples.map(({file, text}) => [file, text] as const),
  ]);
  const program = ts.createProgram({
    // The declaration files on the group's pages apply to a whole app.
    rootNames: [prelude.file, ...declarations, ...group.samples.map(({file}) => file)],
    options,
    host: hostOf(options, texts, samples, libraries),
  });
  const [broken] = program.getOptionsDiagnostics();
  if (broken) throw new Error(ts.flattenDiagnosticMessageText(broken.messageText, '\n'));
  return program;
}

function hostOf(
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
  samples: readonly Sample[],
  libraries: Libraries,
): ts.CompilerHost {
  const bySource = new Map(samples.map((sample) => [sample.file, sample]));
  const resolve = (specifier: string, from: string): ts.ResolvedModuleFull | undefined => {
    const sample = bySource.get(from);
    if (!sample || !isAppFile(specifier)) return libraries.resolve(specifier, from, texts.has(from));
    const target = importedSample(specifier, sample, samples);
    return target && {resolvedFileName: target.file, extension: endingOf(target.file)};
  };
  return {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => libraries.dir,
    fileExists: (file) => texts.has(file) || isLibraryFile(file),
    readFile: (file) => texts.get(file) ?? ts.sys.readFile(file),
    getSourceFile: (file, how) => {
      const text = texts.get(file);
      return text === undefined ? librarySource(file, how) : ts.createSourceFile(file, text, how);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({text}) => ({resolvedModule: resolve(text, from)})),
    resolveTypeReferenceDirectiveReferences: (references, from) =>
      references.map((reference) => {
        const name = typeof reference === 'string' ? reference : reference.fileName;
        return libraries.resolveTypes(name, from, texts.has(from), options);
      }),
  };
}

function endingOf(file: string): string {
  return /\.d\.[cm]?ts$|\.[cm]?[jt]sx?$/.exec(file)?.[0] ?? ts.Extension.Ts;
}
