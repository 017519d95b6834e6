import type {SourceText} from './sourceTexts';
import type {Members, NameData} from './types';
import {wordsOf} from './withoutComments';

const DECLARATION =
  /(?:\b(?:class|protocol|struct|enum|extension|interface|actor|object)|@interface|@protocol)\s+(\w+)(?:\s*(?:<[^>]*>)?\s*(?:extends|:)\s*(\w+))?/g;
const FRAMEWORKS = ['@capacitor/ios', '@capacitor/android'];
const NATIVE = /\.(?:swift|m|h|java|kt)$/;

/**
 * Returns the names in native sources (comments blanked): for each type of Capacitor's own frameworks, the words of the
 * files that declare or extend it and of the types it extends; the `Type.member` pairs in use; annotations; and the
 * classes and packages below `com.getcapacitor`.
 */
export function nativeNames(
  sources: readonly SourceText[],
): Pick<NameData, 'native' | 'pairs' | 'annotations' | 'classes'> {
  const native = sources.filter(({file}) => NATIVE.test(file));
  const all = (pattern: RegExp): string[] => [
    ...new Set(native.flatMap(({text}) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
  ];
  return {
    native: frameworkTypes(native.filter(({packageName}) => FRAMEWORKS.includes(packageName))),
    pairs: all(/\b([A-Z]\w*\.\w+)/g),
    annotations: annotations(native),
    classes: [...new Set(native.flatMap(javaClasses))].sort(),
  };
}

/** Returns annotations and attributes. In Objective-C, `@` marks keywords, and `@interface` declares a class. */
function annotations(sources: readonly SourceText[]): string[] {
  const found = sources.flatMap(({file, text}) =>
    [...text.matchAll(/\.[mh]$/.test(file) ? /@([a-z]\w*)/g : /@(?:interface\s+)?([A-Za-z]\w*)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(found)];
}

function frameworkTypes(sources: readonly SourceText[]): Members {
  const words = new Map<string, Set<string>>();
  const parents = new Map<string, Set<string>>();
  for (const {text} of sources) {
    const inFile = wordsOf(text);
    for (const [, name = '', parent] of text.matchAll(DECLARATION)) {
      words.set(name, new Set([...(words.get(name) ?? []), ...inFile]));
      if (parent) parents.set(name, new Set([...(parents.get(name) ?? []), parent]));
    }
  }
  const inherited = (name: string): string[] =>
    [...(parents.get(name) ?? [])].flatMap((parent) => [...(words.get(parent) ?? [])]);
  return Object.fromEntries(
    [...words].map(([name, own]) => [name, [...new Set([...own, ...inherited(name)])].sort()]),
  );
}

const STRINGS = /"(?:\\.|[^"\\\n])*"/g;

/** Returns a class such as `com.getcapacitor.annotation.Permission` and each package above it. */
function javaClasses({file, text}: SourceText): string[] {
  const pack = /^\s*package\s+(com\.getcapacitor[\w.]*)/m.exec(text)?.[1];
  if (pack === undefined || !/\.(?:java|kt)$/.test(file)) return [];
  // Words such as `class of` also stand in messages.
  const types = [
    ...text.replace(STRINGS, '""').matchAll(/\b(?:class|interface|enum|object)\s+([A-Z]\w*)/g),
  ].map((match) => `${pack}.${match[1]}`);
  const parts = pack.split('.');
  return [...types, ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))];
}

const DECLARED = [
  /\b(?:func|fun|var|let|val|class|struct|enum|protocol|interface|object|case|typealias|extension)\s+(\w+)/g,
  // Java: matches a type and a name, followed by what distinguishes a method or a field from a call.
  /\b(?:public|protected|private|static|final)\s+[\w<>[\], ?.]*?(\w+)\s*[(;=]/g,
  // Objective-C: matches a method.
  /^\s*[-+]\s*\([^)]*\)\s*(\w+)/gm,
];

/**
 * Returns the words of native sources that no source declares and no other file has: names from the platforms and other
 * libraries. If one version uses such a name, that says nothing about other versions.
 */
export function foreignNames(sources: readonly SourceText[]): string[] {
  const native = sources.filter(({file}) => NATIVE.test(file));
  const others = sources.filter(({file}) => !NATIVE.test(file));
  const own = new Set([
    ...others.flatMap(({text}) => [...wordsOf(text)]),
    ...native.flatMap(({text}) =>
      DECLARED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
    ),
  ]);
  return [...new Set(native.flatMap(({text}) => [...wordsOf(text)]))].filter((word) => !own.has(word)).sort();
}
