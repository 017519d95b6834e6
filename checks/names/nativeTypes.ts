import type {SourceText} from './sourceTexts';
import type {Members} from './types';

type Found = {readonly members: Set<string>; readonly parents: Set<string>};

const STRINGS = /"(?:\\.|[^"\\\n])*"/g;
/** A type of Swift, Java or Kotlin: its kind, its name, and its supertypes up to the brace. */
const TYPE = /\b(class|protocol|struct|enum|extension|interface|object|actor)\s+([A-Z]\w*)([^{};=]*)\{/g;
const OBJECTIVE_C = /@(?:interface|protocol)\s+(\w+)([^\n;]*)\n([\s\S]*?)@end/g;
const MEMBERS = [
  /\b(?:func|fun|var|let|val|class|struct|enum|interface|object|typealias)\s+(\w+)/g,
  // Java: a type, a name and what distinguishes a method or a field from a call.
  /\b(?:public|protected|private|static|final|abstract)\s+[\w<>[\], ?.]*?(\w+)\s*[(;=]/g,
  // Methods of Java's interfaces have no modifier.
  /^\s*[\w<>[\], ?.]+\s(\w+)\s*\([^)]*\)\s*;/gm,
];
const OBJECTIVE_C_MEMBERS = [
  /@property[^;]*?(\w+)\s*(?:\b[A-Z_]{4,}\([^;]*)?;/g,
  /^\s*[-+]\s*\([^)]*\)\s*(\w+)/gm,
  /NS_SWIFT_NAME\("?(\w+)/g,
];

/**
 * Returns the members that native sources (comments blanked) declare for each type, with those of its supertypes.
 * Overloads and extensions are merged.
 */
export function nativeTypes(sources: readonly SourceText[]): Members {
  const types = new Map<string, Found>();
  for (const {file, text} of sources) {
    if (/\.(?:swift|java|kt)$/.test(file)) readBraces(text.replace(STRINGS, blank), types);
    if (/\.[mh]$/.test(file)) readObjectiveC(text, types);
  }
  return Object.fromEntries(
    [...types.keys()].map((name) => [name, [...withInherited(name, types, new Set())].sort()]),
  );
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function typeOf(name: string, types: Map<string, Found>): Found {
  const known = types.get(name) ?? {members: new Set(), parents: new Set()};
  types.set(name, known);
  return known;
}

function readBraces(text: string, types: Map<string, Found>): void {
  for (const match of text.matchAll(TYPE)) {
    const [whole, kind, name = '', header = ''] = match;
    const found = typeOf(name, types);
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
