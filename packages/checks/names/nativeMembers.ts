import type {SourceText} from './sourceTexts';
import {UNKNOWN_MEMBERS, type Members} from './types';
import {withoutTexts} from './withoutComments';

/** A type with its own members, and the types that it extends. */
type Found = {
  readonly members: Set<string>;
  readonly parents: Set<string>;
  /** The packages that declare the type, rather than extending one from elsewhere. */
  readonly declaredBy: Set<string>;
};

/** A type of Swift, Java or Kotlin: its kind, its name, and its supertypes up to the brace. */
const TYPE = /\b(class|protocol|struct|enum|extension|interface|object|actor)\s+([A-Z]\w*)([^{};=]*)\{/g;
const MEMBERS = [
  /\b(?:func|fun|var|let|val|class|struct|enum|interface|object|typealias)\s+(\w+)/g,
  // Java: a type, a name and what distinguishes a method or a field from a call. Swift's `private(set)` is none.
  /\b(?:public|protected|private|static|final|abstract)\s+[\w<>[\], ?.]*?(?<!\w)(?!private\b)(\w+)\s*[(;=]/g,
  // Methods of Java's interfaces have no modifier.
  /^\s*[\w<>[\], ?.]+\s(\w+)\s*\([^)]*\)\s*(?:default\b[^;]*)?;/gm,
  // Constants of Java's interfaces and annotations have none either.
  /^\s*[A-Z]\w*\s+([A-Z][A-Z\d_]*)\s*=/gm,
];
const OBJECTIVE_C = /(?:NS_SWIFT_NAME\((\w+)\)\s*)?@(?:interface|protocol)\s+(\w+)([^\n;]*)\n([\s\S]*?)@end/g;
const OBJECTIVE_C_MEMBERS = [
  /@property[^;]*?(\w+)\s*(?:\b[A-Z_]{4,}\([^;]*)?;/g,
  /^\s*[-+]\s*\([^)]*\)\s*(\w+)/gm,
  /NS_SWIFT_NAME\("?(\w+)/g,
];
const FRAMEWORKS = ['@capacitor/ios', '@capacitor/android'];

/**
 * Returns the members of the types that Capacitor's frameworks declare, and of the classes of plugins, with those of
 * their supertypes. Comments are blank in the sources, which are those of one group of languages, because both groups have
 * a type such as `JSObject`. Overloads and extensions are merged.
 */
export function nativeMembers(sources: readonly SourceText[]): Members {
  const types = new Map<string, Found>();
  for (const source of sources) {
    if (/\.[mh]$/.test(source.file)) readObjectiveC(source, types);
    else readBraces(source, types);
  }
  const own = [...types].filter(
    ([name, {declaredBy}]) =>
      FRAMEWORKS.some((framework) => declaredBy.has(framework)) ||
      (declaredBy.size > 0 && /\wPlugin$/.test(name)),
  );
  return new Map(own.map(([name]) => [name, withInherited(name, types, new Set())]));
}

/** A type as its declaration starts: with its supertypes in the header. */
type Declaration = {readonly name: string; readonly header: string; readonly isExtension: boolean};

function addType(
  {name, header, isExtension}: Declaration,
  packageName: string,
  types: Map<string, Found>,
): Found {
  const found = types.get(name) ?? {members: new Set(), parents: new Set(), declaredBy: new Set()};
  types.set(name, found);
  if (!isExtension) found.declaredBy.add(packageName);
  for (const [parent] of header.matchAll(/[A-Z]\w*/g)) found.parents.add(parent);
  return found;
}

function addMembers(body: string, patterns: readonly RegExp[], {members}: Found): void {
  for (const pattern of patterns) for (const [, member = ''] of body.matchAll(pattern)) members.add(member);
}

function readBraces({text, packageName}: SourceText, types: Map<string, Found>): void {
  const code = withoutTexts(text);
  for (const {0: whole, 1: kind, 2: name = '', 3: header = '', index} of code.matchAll(TYPE)) {
    const found = addType({name, header, isExtension: kind === 'extension'}, packageName, types);
    const body = outermost(code, index + whole.length);
    addMembers(body, MEMBERS, found);
    if (kind === 'enum') addMembers(body, [/\b([A-Za-z]\w*)/g], found);
  }
}

/** Returns the text of a body that starts at `start`, without what is in braces inside it. */
function outermost(text: string, start: number): string {
  let depth = 1;
  let body = '';
  for (let at = start; at < text.length && depth > 0; at++) {
    const char = text[at] ?? '';
    if (char === '}') depth--;
    if (depth === 1) body += char === '{' ? ';' : char;
    if (char === '{') depth++;
  }
  return body;
}

/** A category, such as `(CAPPlugin)`, extends a class. */
function readObjectiveC({text, packageName}: SourceText, types: Map<string, Found>): void {
  for (const [, swiftName, name = '', header = '', body = ''] of text.matchAll(OBJECTIVE_C)) {
    const found = addType({name, header, isExtension: /^\s*\(/.test(header)}, packageName, types);
    addMembers(body, OBJECTIVE_C_MEMBERS, found);
    if (swiftName !== undefined)
      addType({name: swiftName, header: name, isExtension: false}, packageName, types);
  }
}

function withInherited(name: string, types: ReadonlyMap<string, Found>, seen: Set<string>): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const found = types.get(name);
  if (!found || found.declaredBy.size === 0) return new Set([...(found?.members ?? []), UNKNOWN_MEMBERS]);
  const inherited = [...found.parents].flatMap((parent) => [...withInherited(parent, types, seen)]);
  return new Set([...found.members, ...inherited]);
}
