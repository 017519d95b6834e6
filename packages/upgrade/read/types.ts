/** A range of a text, as offsets. */
export type Range = {readonly start: number; readonly end: number};

/** A file as the reader gave it. */
export type SourceFile = {
  /** Below the project's folder, with forward slashes; for a pasted text, the name of a file of its kind. */
  readonly path: string;
  readonly text: string;
};

/** The value of an entry: an object, or what is written there. */
export type Value = Range & {
  readonly object?: ObjectNode;
  /** The value, if it's a plain text, number or boolean and not an expression. */
  readonly literal?: string | number | boolean;
};

/** An entry of an object. Its range has the key and the value, without the comma. */
export type Member = Range & {
  readonly key: string;
  readonly keyRange: Range;
  readonly value: Value;
};

/** An object in JSON or in a script, with the braces in its range. */
export type ObjectNode = Range & {
  readonly members: readonly Member[];
  /** Whether entries are added that can't be read, such as `...base`. */
  readonly isOpen: boolean;
};

/** A file that can't be read, with what is wrong and what was expected. */
export class ReadError extends Error {
  constructor(
    message: string,
    readonly offset?: number,
  ) {
    super(message);
    this.name = 'ReadError';
  }
}

/** Returns the line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
