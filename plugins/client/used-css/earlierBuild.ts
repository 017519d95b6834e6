import crypto from 'node:crypto';
import v8 from 'node:v8';
import {atomicWrite} from '../../lib/atomicWrite';
import {readKept} from '../../lib/readKept';
import {collectTags} from './tokens';

/** What one build leaves to the next. */
type Stored = {
  /** What decides, besides pages, scripts and style sheets, what is used. */
  readonly makers: string;
  /** All start tags of the pages. */
  readonly tags: readonly string[];
  /** By the hash of a page: its start tags, by their numbers in `tags`. */
  readonly pages: ReadonlyMap<string, Int32Array>;
  /** By the hash of a style sheet and of all that is used: what is left of it. */
  readonly sheets: ReadonlyMap<string, string>;
};

const NOTHING: Stored = {makers: '', tags: [], pages: new Map(), sheets: new Map()};

/** Knows from an earlier build what is in pages, and what became of style sheets, so that only what changed is read. */
export class EarlierBuild {
  private readonly before: Stored;
  private readonly numbers: Map<string, number>;
  private readonly pages = new Map<string, Int32Array>();
  private readonly sheets = new Map<string, string>();

  /** Opens what was saved in `file`, unless other `makers` did; without a file nothing is known, or saved. */
  constructor(
    private readonly file: string | undefined,
    private readonly makers: string,
  ) {
    const stored = file === undefined ? undefined : readKept(file, (data) => v8.deserialize(data) as Stored);
    this.before = stored?.makers === makers ? stored : NOTHING;
    this.numbers = new Map(this.before.tags.map((tag, i) => [tag, i]));
  }

  /** Adds the start tags of a page, of which the names of scripts and style sheets go without their hashes. */
  addPage(html: Buffer): void {
    const page = withoutHashes(html.toString('latin1'));
    const hash = hashOf(page);
    this.pages.set(hash, this.before.pages.get(hash) ?? this.readPage(page));
  }

  private readPage(html: string): Int32Array {
    const tags = new Set<string>();
    collectTags(html, tags);
    return Int32Array.from(tags, (tag) => this.numberOf(tag));
  }

  private numberOf(tag: string): number {
    const known = this.numbers.get(tag);
    if (known !== undefined) return known;
    this.numbers.set(tag, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** Returns the start tags of all pages added. */
  tags(): string[] {
    const used = new Uint8Array(this.numbers.size);
    for (const numbers of this.pages.values()) for (const number of numbers) used[number] = 1;
    return [...this.numbers.keys()].filter((_, i) => used[i] === 1);
  }

  /** Returns what is left of a style sheet: what `shrink` returns, unless all of `inputs` were the same before. */
  async sheet(inputs: readonly string[], shrink: () => Promise<string>): Promise<string> {
    const hash = hashOf(...inputs);
    const used = this.before.sheets.get(hash) ?? (await shrink());
    this.sheets.set(hash, used);
    return used;
  }

  /** Saves what the next build can use: the tags of the pages added, without those of others. */
  save(): void {
    if (this.file === undefined) return;
    const tags = this.tags();
    const places = new Map(tags.map((tag, i) => [tag, i]));
    const moved = [...this.numbers.keys()].map((tag) => places.get(tag) ?? -1);
    const pages = new Map(
      [...this.pages].map(([hash, own]) => [hash, own.map((number) => moved[number] ?? -1)]),
    );
    const stored: Stored = {makers: this.makers, tags, pages, sheets: this.sheets};
    atomicWrite(this.file, v8.serialize(stored));
  }
}

const HASH = /\.[0-9a-f]{8}\.(?=js|css)/g;

/** Only of the head, which names what all pages load: with another build of that all pages would seem new. */
function withoutHashes(html: string): string {
  const body = html.indexOf('<body');
  const end = body < 0 ? html.length : body;
  return html.slice(0, end).replace(HASH, '.') + html.slice(end);
}

/** Returns a hash of texts, each of which ends before the next begins. */
function hashOf(...texts: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}
