import path from 'node:path';
import {atomicWrite} from '../lib/atomicWrite';
import {readKept} from '../lib/readKept';

/** Results by rule and page. */
type Entries = Record<string, Record<string, {readonly key: string; readonly value: unknown}>>;

/**
 * Keeps the results of the rules for the pages of one docs version, each with the key of the rule and page that it was
 * computed for.
 */
export class Store {
  readonly #file: string;
  readonly #entries: Entries;

  /** Opens the store of `version` in `dir`. A missing or broken file is an empty store. */
  constructor(dir: string, version: string) {
    this.#file = path.join(dir, `${version}.json`);
    this.#entries = readKept(this.#file, (data) => JSON.parse(data.toString()) as Entries) ?? {};
  }

  /** Returns the result of `rule` for `file` if it was computed for the same `key`. */
  get(rule: string, file: string, key: string): {readonly value: unknown} | undefined {
    const entry = this.#entries[rule]?.[file];
    return entry?.key === key ? entry : undefined;
  }

  set(rule: string, file: string, key: string, value: unknown): void {
    (this.#entries[rule] ??= {})[file] = {key, value};
  }

  /** Writes the whole store at once, so that a reader never sees half of it. */
  save(): void {
    atomicWrite(this.#file, JSON.stringify(this.#entries));
  }
}
