import path from 'node:path';
import ts from 'typescript';
import {pinnedPackages} from '../../facts';
import {memoize} from '../../lib/memoize';
import {SAMPLES_FOLDER, sampleLibraries} from '../sampleLibraries';
import {docsVersions} from '../versionSpan';
import olderLibraries from './libraryVersions.json';

/** Returns the library file `file`, which is parsed once per process, because it doesn't depend on anything else. */
export function librarySource(
  file: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  const format = typeof options === 'object' ? (options.impliedNodeFormat ?? '') : '';
  return parseOnce(`${format} ${file}`, file, options);
}

const parseOnce = memoize(
  Infinity,
  (_key: string, file: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    const text = ts.sys.readFile(file);
    if (text === undefined) return undefined;
    return ts.createSourceFile(file, text, {
      ...(typeof options === 'object' ? options : {languageVersion: options}),
      // No finding depends on the comments in libraries.
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    });
  },
);

/** Returns whether the library file `file` exists, which is looked up once per process. */
export const isLibraryFile = memoize(Infinity, (file: string) => ts.sys.fileExists(file));

/** Returns the package name in `@acme/camera/types`; empty for a path. */
function nameIn(specifier: string): string {
  return /^(?:@[^/]+\/)?[\w][^/]*/.exec(specifier)?.[0] ?? '';
}

/** Resolves the packages that the samples of one docs version import. */
export type Libraries = {
  /** The folder that the compiler takes the version's samples to be in. */
  readonly dir: string;
  readonly resolve: (specifier: string, from: string, isSample: boolean) => ts.ResolvedModuleFull | undefined;
  /** Resolves the packages in `/// <reference types="…" />` and in the option `types`. */
  readonly resolveTypes: (
    name: string,
    from: string,
    isSample: boolean,
    options: ts.CompilerOptions,
  ) => ts.ResolvedTypeReferenceDirectiveWithFailedLookupLocations;
};

/**
 * Returns the packages of a docs version. If the version pins a package, samples and other packages get exactly that
 * version of it, wherever npm has installed it. Besides these, a sample only gets the libraries in `reference/samples`,
 * even if the site's `node_modules` has others.
 */
export function librariesOf(siteDir: string, version: string): Libraries {
  const dir = path.posix.join(siteDir, 'reference', version, 'pages');
  const pins = pinnedPackages(siteDir, version);
  const documented = new Set(
    docsVersions(siteDir).flatMap((one) => Object.keys(pinnedPackages(siteDir, one))),
  );
  const libraries = sampleLibraries(siteDir);
  const inLibraries = path.posix.join(siteDir, SAMPLES_FOLDER, 'sample.ts');
  const isDocumented = (name: string): boolean => name.startsWith('@capacitor/') || documented.has(name);
  const host: ts.ModuleResolutionHost = {...ts.sys, fileExists: isLibraryFile};
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    allowJs: true,
  };
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, options);
  const find = (specifier: string, from: string): ts.ResolvedModuleFull | undefined =>
    ts.resolveModuleName(specifier, from, options, host, cache).resolvedModule;
  const resolve: Libraries['resolve'] = (specifier, from, isSample) => {
    const name = nameIn(specifier);
    if (Object.hasOwn(pins, name)) return find(specifier, path.posix.join(dir, 'sample.ts'));
    const fitting = fittingName(specifier, version);
    if (!isSample) return find(fitting, fitting === specifier ? from : inLibraries);
    return libraries.has(name) ? find(fitting, inLibraries) : undefined;
  };
  const resolveTypes: Libraries['resolveTypes'] = (name, from, isSample, options) => {
    if (isDocumented(nameIn(name))) {
      const found = resolve(name, from, isSample);
      return {
        resolvedTypeReferenceDirective: found && {...found, primary: false},
        failedLookupLocations: [],
      };
    }
    // `jest` means @types/jest and not jest; `vite/client` has types of its own.
    const typeRoots = [SAMPLES_FOLDER, '.'].map((folder) =>
      path.posix.join(siteDir, folder, 'node_modules/@types'),
    );
    // The compiler looks up its option `types` from the folder of the samples.
    const place = path.posix.dirname(from) === dir ? inLibraries : from;
    const typed = ts.resolveTypeReferenceDirective(name, place, {...options, typeRoots}, host);
    return typed.resolvedTypeReferenceDirective
      ? typed
      : ts.resolveTypeReferenceDirective(name, place, options, host);
  };
  return {dir, resolve, resolveTypes};
}

/** The packages to use instead of the latest ones, by the library's name, the docs versions and the reason. */
const OLDER: Readonly<
  Partial<Record<string, {readonly versions: readonly string[]; readonly package: string}>>
> = olderLibraries;

/** Returns the specifier to use instead of `specifier`: the release of a library that matches the docs version. */
function fittingName(specifier: string, version: string): string {
  const [name = ''] = specifier.split('/');
  const older = Object.hasOwn(OLDER, name) ? OLDER[name] : undefined;
  return older?.versions.includes(version) ? older.package + specifier.slice(name.length) : specifier;
}
