import {closing, nextBlock, outermost, slice, type Code} from './code';

/** A function of a native type that has a body. */
export type SourceFunction = {readonly name: string; readonly body: Code};

/** A class, or an extension of one. */
export type SourceType = {
  readonly name: string;
  /** Names in its header besides its own: what it extends and conforms to. */
  readonly supertypes: readonly string[];
  readonly functions: readonly SourceFunction[];
};

/** What makes a class a plugin: its name in JavaScript, and the methods that it offers there. */
export type Registration = {
  readonly jsName: string;
  readonly className: string;
  readonly methods: readonly string[];
  /** Android: whether the annotation names permissions, which the base class then checks and requests. */
  readonly declaresPermissions: boolean;
};

/** What one native source file says. */
export type NativeSource = {
  readonly types: readonly SourceType[];
  readonly registrations: readonly Registration[];
};

/** A type as it stands in its file, with offsets. */
export type TypeBlock = {
  readonly name: string;
  readonly supertypes: readonly string[];
  /** Offset of the keyword that declares it. */
  readonly start: number;
  readonly body: Code;
};

const TYPE =
  /(?<![\w.:])(?:class|extension|struct|enum|object|interface|actor)\s+(?!func\b|var\b|let\b)([A-Za-z_]\w*)/g;
const OTHER_DECLARATION = /\b(?:class|struct|enum|object|interface|fun|func|val|var|let|import)\b|;/;

/** Returns the types of a Swift, Kotlin or Java file that have a body, nested ones too. */
export function typeBlocks(code: Code): TypeBlock[] {
  return [...code.masked.matchAll(TYPE)].flatMap((match) => {
    const headerStart = match.index + match[0].length;
    const open = nextBlock(code.masked, headerStart);
    if (open < 0) return [];
    const header = withoutBrackets(code.masked.slice(headerStart, open));
    // A Kotlin class may have no body: then the block found belongs to what follows.
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

/** A function of a type with the offset of its declaration in the body of that type. */
export type PlacedFunction = SourceFunction & {readonly start: number};

/**
 * Returns the functions that stand directly in the body of a type. `declaration` finds the name (its
 * first group) and ends after the opening parenthesis; `tail` is what may stand between the closing
 * one and the body.
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

/** Returns the block or, after Kotlin's `=`, the expression that starts at `start`. */
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
