import type {SourceText} from './sourceTexts';
import type {Members, NameData} from './types';

type Found = {
  readonly members: Set<string>;
  readonly parents: Set<string>;
  /** Whether a source declares the type, rather than extending one from elsewhere. */
  declared: boolean;
};

const STRINGS = /"(?:\\.|[^"\\\n])*"/g;
/** A type of Swift, Java or Kotlin: its kind, its name, and its supertypes up to the brace. */
const TYPE = /\b(class|protocol|struct|enum|extension|interface|object|actor)\s+([A-Z]\w*)([^{};=]*)\{/g;
const OBJECTIVE_C = /@(?:interface|protocol)\s+(\w+)([^\n;]*)\n([\s\S]*?)@end/g;
const MEMBERS = [
  /\b(?:func|fun|var|let|val|class|struct|enum|interface|object|typealias)\s+(\w+)/g,
  // Java: a type, a name and what distinguishes a method or a field from a call. Swift's `private(set)` is none.
  /\b(?:public|protected|private|static|final|abstract)\s+[\w<>[\], ?.]*?(?<!\w)(?!private\b)(\w+)\s*[(;=]/g,
  // Methods of Java's interfaces have no modifier.
  /^\s*[\w<>[\], ?.]+\s(\w+)\s*\([^)]*\)\s*(?:default\b[^;]*)?;/gm,
  // Constants of Java's interfaces and annotations have none either.
  /^\s*[A-Z]\w*\s+([A-Z][A-Z\d_]*)\s*=/gm,
];
const OBJECTIVE_C_MEMBERS = [
  /@property[^;]*?(\w+)\s*(?:\b[A-Z_]{4,}\([^;]*)?;/g,
  /^\s*[-+]\s*\([^)]*\)\s*(\w+)/gm,
  /NS_SWIFT_NAME\("?(\w+)/g,
];

/** Returns the types that native sources (comments blanked) declare or extend. */
export function nativeTypes(sources: readonly SourceText[]): string[] {
  return [...readTypes(sources).keys()].sort();
}

/** Stands for the members of a supertype that no source declares. */
export const UNKNOWN_MEMBERS = '*';
const FRAMEWORKS = ['@capacitor/ios', '@capacitor/android'];
/** Supertypes from the platforms that hardly have members that are used by the name of the type. */
const WITHOUT_STATICS =
  /^(?:NSObject|NSObjectProtocol|String|Int|Error|Codable|Equatable|Hashable|CaseIterable|Object|Exception|\w+Delegate)$/;

/**
 * Returns the members of the types that Capacitor's frameworks declare, and of the classes of plugins, with those of
 * their supertypes, for each of the two groups of languages, because both have a type such as `JSObject`. Overloads and
 * extensions are merged. `UNKNOWN_MEMBERS` is among them if the type inherits from one that no source declares.
 */
export function staticMembers(sources: readonly SourceText[]): NameData['statics'] {
  return {
    swift: staticMembersIn(sources.filter(({file}) => /\.(?:swift|[mh])$/.test(file))),
    java: staticMembersIn(sources.filter(({file}) => /\.(?:java|kt)$/.test(file))),
  };
}

function staticMembersIn(sources: readonly SourceText[]): Members {
  const types = readTypes(sources);
  const own = readTypes(sources.filter(({packageName}) => FRAMEWORKS.includes(packageName)));
  const isOurs = (name: string): boolean => own.get(name)?.declared === true || /\wPlugin$/.test(name);
  const names = [...types].filter(([name, {declared}]) => declared && isOurs(name)).map(([name]) => name);
  return Object.fromEntries(
    names.map((name) => {
      const inherits = hasUnknownParent(name, types, new Set());
      return [
        name,
        [...withInherited(name, types, new Set()), ...(inherits ? [UNKNOWN_MEMBERS] : [])].sort(),
      ];
    }),
  );
}

function hasUnknownParent(name: string, types: ReadonlyMap<string, Found>, seen: Set<string>): boolean {
  if (seen.has(name) || WITHOUT_STATICS.test(name)) return false;
  seen.add(name);
  const found = types.get(name);
  return !found?.declared || [...found.parents].some((parent) => hasUnknownParent(parent, types, seen));
}

function readTypes(sources: readonly SourceText[]): Map<string, Found> {
  const types = new Map<string, Found>();
  for (const {file, text} of sources) {
    if (/\.(?:swift|java|kt)$/.test(file)) readBraces(text.replace(STRINGS, blank), types);
    if (/\.[mh]$/.test(file)) readObjectiveC(text, types);
  }
  return types;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function typeOf(name: string, types: Map<string, Found>): Found {
  const known = types.get(name) ?? {members: new Set(), parents: new Set(), declared: false};
  types.set(name, known);
  return known;
}

function readBraces(text: string, types: Map<string, Found>): void {
  for (const match of text.matchAll(TYPE)) {
    const [whole, kind, name = '', header = ''] = match;
    const found = typeOf(name, types);
    found.declared ||= kind !== 'extension';
    for (const [parent] of header.matchAll(/[A-Z]\w*/g)) found.parents.add(parent);
    const body = outermost(text, match.index + whole.length);
    for (const pattern of MEMBERS) {
      for (const [, member = ''] of body.matchAll(pattern)) found.members.add(member);
    }
    if (kind === 'enum') for (const [word] of body.matchAll(/\b[A-Za-z]\w*/g)) found.members.add(word);
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

function readObjectiveC(text: string, types: Map<string, Found>): void {
  for (const [, name = '', header = '', body = ''] of text.matchAll(OBJECTIVE_C)) {
    const found = typeOf(name, types);
    // A category, such as `(CAPPlugin)`, extends a class.
    found.declared ||= !/^\s*\(/.test(header);
    for (const [parent] of header.matchAll(/[A-Z]\w*/g)) found.parents.add(parent);
    for (const pattern of OBJECTIVE_C_MEMBERS) {
      for (const [, member = ''] of body.matchAll(pattern)) found.members.add(member);
    }
  }
}

function withInherited(name: string, types: ReadonlyMap<string, Found>, seen: Set<string>): Set<string> {
  const found = types.get(name);
  if (!found || seen.has(name)) return new Set();
  seen.add(name);
  const inherited = [...found.parents].flatMap((parent) => [...withInherited(parent, types, seen)]);
  return new Set([...found.members, ...inherited]);
}
