/** The kinds of values that Pagefind writes (RFC 8949, section 3.1). */
export const UINT = 0;
export const NEGATIVE = 1;
export const TEXT = 3;
export const ARRAY = 4;

/** The bytes of a value's argument, by the low five bits of its first byte; less than 24 is the argument itself. */
const ARGUMENT_BYTES: Readonly<Record<number, number>> = {24: 1, 25: 2, 26: 4};

/**
 * Reads CBOR value by value, without making objects of them: an index has half a million small lists, and
 * most are only copied. Throws for kinds of values that Pagefind does not write.
 */
export class CborReader {
  /** Where the next value begins. */
  at = 0;

  constructor(readonly bytes: Buffer) {}

  /** Reads how many values the array has that begins here. */
  array(): number {
    return this.head(ARRAY);
  }

  uint(): number {
    return this.head(UINT);
  }

  text(): string {
    const length = this.head(TEXT);
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }

  /** Reads an array of whole numbers. */
  integers(): number[] {
    const numbers: number[] = [];
    for (let left = this.array(); left > 0; left--) numbers.push(this.integer());
    return numbers;
  }

  /** Goes to behind an array of whole numbers. */
  skipIntegers(): void {
    for (let left = this.array(); left > 0; left--) this.integer();
  }

  private integer(): number {
    const isNegative = (this.bytes[this.at] ?? 0) >> 5 === NEGATIVE;
    return isNegative ? -1 - this.head(NEGATIVE) : this.head(UINT);
  }

  private head(kind: number): number {
    const first = this.bytes[this.at];
    const low = (first ?? 0) & 31;
    const more = low < 24 ? 0 : ARGUMENT_BYTES[low];
    if (first === undefined || first >> 5 !== kind || more === undefined) {
      throw new Error(
        `No value of kind ${kind} at byte ${this.at}: Pagefind writes another format, see cbor.ts.`,
      );
    }
    this.at += 1 + more;
    return more === 0 ? low : this.bytes.readUIntBE(this.at - more, more);
  }
}

/** Writes CBOR value by value. */
export class CborWriter {
  private bytes = Buffer.allocUnsafe(1 << 16);
  length = 0;

  /** Writes the head of a value: its kind, and a number below 2³². */
  head(kind: number, argument: number): void {
    this.reserve(5);
    const {bytes, length} = this;
    if (argument < 24) {
      bytes[length] = (kind << 5) | argument;
      this.length += 1;
    } else if (argument < 1 << 8) {
      bytes[length] = (kind << 5) | 24;
      bytes[length + 1] = argument;
      this.length += 2;
    } else if (argument < 1 << 16) {
      bytes[length] = (kind << 5) | 25;
      this.length = bytes.writeUInt16BE(argument, length + 1);
    } else {
      bytes[length] = (kind << 5) | 26;
      this.length = bytes.writeUInt32BE(argument, length + 1);
    }
  }

  text(text: string): void {
    const size = Buffer.byteLength(text);
    this.head(TEXT, size);
    this.reserve(size);
    this.length += this.bytes.write(text, this.length);
  }

  integers(numbers: readonly number[]): void {
    this.head(ARRAY, numbers.length);
    for (const number of numbers) this.head(number < 0 ? NEGATIVE : UINT, number < 0 ? -1 - number : number);
  }

  /** Writes a value that is encoded already: the bytes of `source` from `from` up to `to`. */
  copy(source: Uint8Array, from: number, to: number): void {
    this.reserve(to - from);
    const {bytes, length} = this;
    // Nearly all are a few bytes, for which a call of `Buffer.copy` takes longer.
    for (let i = from; i < to; i++) bytes[length + i - from] = source[i] ?? 0;
    this.length += to - from;
  }

  /** Returns what was written so far. */
  written(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.length + size));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
