import {closing, nextBlock, outermost, slice, type Code} from './code';

/** A function with a body in a native type. */
export type SourceFunction = {readonly name: string; readonly body: Code};

/** A class or a class extension. */
export type SourceType = {
  readonly name: string;
  /** The other names in its header: its base class and protocols or interfaces. */
  readonly supertypes: readonly string[];
  readonly functions: readonly SourceFunction[];
};

/** What makes a class a plugin: its name in JavaScript, and the methods that it exports. */
export type Registration = {
  readonly jsName: string;
  readonly className: string;
  readonly methods: readonly string[];
  /** Android only: whether the annotation declares permissions, which the base class then checks and requests. */
  readonly declaresPermissions: boolean;
};

/** What one native source file defines. */
export type NativeSource = {
  readonly types: readonly SourceType[];
  readonly registrations: readonly Registration[];
};

/** A type's position in its file, in offsets. */
export type TypeBlock = {
  readonly name: string;
  readonly supertypes: readonly string[];
  /** The offset of the keyword that declares it. */
  readonly start: number;
  readonly body: Code;
};

const TYPE =
  /(?<![\w.:])(?:class|extension|struct|enum|object|interface|actor)\s+(?!func\b|var\b|let\b)([A-Za-z_]\w*)/g;
const OTHER_DECLARATION = /\b(?:class|struct|enum|object|interface|fun|func|val|var|let|import)\b|;/;

/** Returns the types with a body in a Swift, Kotlin or Java file, including nested ones. */
export function typeBlocks(code: Code): TypeBlock[] {
  return [...code.masked.matchAll(TYPE)].flatMap((match) => {
    const headerStart = match.index + match[0].length;
    const open = nextBlock(code.masked, headerStart);
    if (open < 0) return [];
    const header = withoutBrackets(code.masked.slice(headerStart, open));
    // A Kotlin class may have no body, in which case the block belongs to the next declaration.
    if (OTHER_DECLARATION.test(header)) return [];
    return [
      {
        name: match[1] ?? '',
        supertypes: header.match(/[A-Za-z_]\w*/g) ?? [],
        start: match.index,
        body: slice(code, open + 1, closing(code.masked, open)),
      },
    ];
  });
}

function withoutBrackets(text: string): string {
  let flat = text;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ');
  }
  return flat;
}

/** A function of a type, with the offset of its declaration in the type's body. */
export type PlacedFunction = SourceFunction & {readonly start: number};

/**
 * Returns the functions at the top level of a type's body. `declaration` matches up to the opening parenthesis, with
 * the name as its first group; `tail` matches what may be between the closing parenthesis and the body.
 */
export function functionsOf(body: Code, declaration: RegExp, tail: RegExp): PlacedFunction[] {
  const flat = outermost(body.masked);
  return [...flat.matchAll(declaration)].flatMap((match) => {
    const after = closing(flat, match.index + match[0].length - 1) + 1;
    const rest = tail.exec(flat.slice(after));
    if (!rest) return [];
    const start = after + rest[0].length;
    return [{name: match[1] ?? '', start: match.index, body: bodyAt(body, start)}];
  });
}

/** Returns the block that starts at `start` or, after Kotlin's `=`, the expression. */
function bodyAt(code: Code, start: number): Code {
  if (code.masked[start] === '{') return slice(code, start + 1, closing(code.masked, start));
  let end = start + 1;
  while (end < code.masked.length && !endsExpression(code.masked, end)) {
    end = '({['.includes(code.masked[end] ?? ' ') ? closing(code.masked, end) + 1 : end + 1;
  }
  return slice(code, start + 1, end);
}

function endsExpression(masked: string, at: number): boolean {
  return (
    masked[at] === '\n' && masked.slice(0, at).trimEnd().at(-1) !== '=' && !/^\s*[.?]/.test(masked.slice(at))
  );
}
