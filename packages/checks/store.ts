import path from 'node:path';
import {atomicWrite} from '../lib/atomicWrite';
import {readKept} from '../lib/readKept';

/** Results by rule and page. */
type Entries = Record<string, Record<string, {readonly key: string; readonly value: unknown}>>;

/** A page, with a key that changes with its content. */
export type Keyed = {readonly file: string; readonly key: string};

/** Keeps the results of the rules for the pages of one docs version until the rule or the page changes. */
export class Store {
  readonly #file: string;
  readonly #ruleKeys: ReadonlyMap<string, string>;
  readonly #entries: Entries;

  /**
   * Opens the store of `version` in `dir`. `ruleKeys` has the fingerprint of each rule. A missing or broken file is an
   * empty store.
   */
  constructor(dir: string, version: string, ruleKeys: ReadonlyMap<string, string>) {
    this.#ruleKeys = ruleKeys;
    this.#file = path.join(dir, `${version}.json`);
    this.#entries = readKept(this.#file, (data) => JSON.parse(data.toString()) as Entries) ?? {};
  }

  /** Returns the result of `rule` for a page if neither has changed since. */
  get(rule: string, page: Keyed): {readonly value: unknown} | undefined {
    const entry = this.#entries[rule]?.[page.file];
    return entry?.key === this.#keyOf(rule, page) ? entry : undefined;
  }

  set(rule: string, page: Keyed, value: unknown): void {
    (this.#entries[rule] ??= {})[page.file] = {key: this.#keyOf(rule, page), value};
  }

  #keyOf(rule: string, {key}: Keyed): string {
    return `${this.#ruleKeys.get(rule)} ${key}`;
  }

  /** Writes the whole store at once, so that a reader never sees half of it. */
  save(): void {
    atomicWrite(this.#file, JSON.stringify(this.#entries));
  }
}
