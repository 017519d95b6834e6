import path from 'node:path';
import {atomicWrite} from '../plugins/lib/atomicWrite';
import {readKept} from '../plugins/lib/readKept';

/** By rule and page. */
type Entries = Record<string, Record<string, {readonly key: string; readonly value: unknown}>>;

/** What rules said about the pages of one docs version, by rule and page, each with the key it was said for. */
export class Store {
  readonly #file: string;
  readonly #entries: Entries;

  /** Opens what `dir` keeps for `version`; a missing or broken file is an empty store. */
  constructor(dir: string, version: string) {
    this.#file = path.join(dir, `${version}.json`);
    this.#entries = readKept(this.#file, (data) => JSON.parse(data.toString()) as Entries) ?? {};
  }

  /** Returns what `rule` said about `file` for `key`, or undefined when it was not asked yet. */
  get(rule: string, file: string, key: string): {readonly value: unknown} | undefined {
    const entry = this.#entries[rule]?.[file];
    return entry?.key === key ? entry : undefined;
  }

  set(rule: string, file: string, key: string, value: unknown): void {
    (this.#entries[rule] ??= {})[file] = {key, value};
  }

  /** Writes the store as a whole, so that a reader never sees half of it. */
  save(): void {
    atomicWrite(this.#file, JSON.stringify(this.#entries));
  }
}
