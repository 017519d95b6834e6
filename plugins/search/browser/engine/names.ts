import {memoize} from '../../../../packages/lib/memoize';
import type {CatalogPage} from './catalog';
import {isType} from './headings';
import {closestWord} from './spelling';
import {formOf, lettersOf, likeness, partsOf, wordsOf, type Form} from './words';

/** A title or a heading, and its page. */
export type Name = {
  readonly page: number;
  readonly kind: 'title' | 'heading';
  /** The place on the page that it is the name of: 0 for the page itself, 1 for its first heading. */
  readonly place: number;
  /** The total weight of its words. A word that is in many names has little weight. */
  readonly weight: number;
  /** Whether it is the name of a type. */
  readonly isType: boolean;
};

/** How well a name matches a query word, from 0 to 1, and that word's weight. */
export type NameMatch = {readonly like: number; readonly weight: number};

type Occurrence = {readonly name: number; readonly factor: number};
type Entry = {readonly form: Form; readonly occurrences: Occurrence[]};

const SLUG_FACTOR = 0.8;
const PART_FACTOR = 0.7;

/** A version's titles and headings, indexed by word. */
export class Names {
  readonly all: readonly Name[];
  private readonly entries = new Map<string, Entry>();
  /** Pages by their headings, which are reduced to letters and digits. */
  private readonly headed = new Map<string, Set<number>>();

  constructor(pages: readonly CatalogPage[]) {
    const texts = pages.flatMap(({title, url, headings}, page) => [
      {page, place: 0, kind: 'title' as const, text: title, slug: url.replace(/^.*\//, '')},
      ...headings.map((text, i) => ({page, place: i + 1, kind: 'heading' as const, text, slug: ''})),
    ]);
    texts.forEach(({text, slug}, name) => {
      this.addWords(text, name, 1);
      this.addWords(slug, name, SLUG_FACTOR);
    });
    this.all = texts.map(({page, place, kind, text}) => ({
      ...{page, place, kind, weight: this.weightOf(text)},
      isType: kind === 'heading' && isType(text),
    }));
    texts.filter(({kind}) => kind === 'heading').forEach(({text, page}) => this.addHeading(text, page));
  }

  /**
   * Returns the names that contain all the words. Memoized, because the next keystroke usually asks for most of the same
   * words again.
   */
  readonly match = memoize(Infinity, (words): ReadonlyMap<number, NameMatch> => {
    const [first, ...others] = wordsOf(words).map((word) => this.matchWord(word));
    return others.reduce(both, first ?? new Map<number, NameMatch>());
  });

  /** Returns the pages with a heading that has the same letters and digits as the text. */
  pagesHeaded(text: string): ReadonlySet<number> {
    return this.headed.get(lettersOf(text)) ?? new Set();
  }

  /** Returns whether a name contains the word, a form of it, or a word that starts with it. */
  knows(word: string): boolean {
    return this.match(word).size > 0;
  }

  /** Returns the word in the names that was probably meant, or undefined if none is close enough. */
  closest(word: string): string | undefined {
    const known = [...this.entries.values()];
    return closestWord(
      word,
      known.map(({form, occurrences}) => [form.word, occurrences.length]),
    );
  }

  private addWords(text: string, name: number, factor: number): void {
    for (const shown of text.split(/[\s()'"|]+/)) {
      for (const word of wordsOf(shown)) this.entry(word).occurrences.push({name, factor});
      for (const part of partsOf(shown))
        this.entry(part).occurrences.push({name, factor: factor * PART_FACTOR});
    }
  }

  private addHeading(heading: string, page: number): void {
    // For `server.url`, the last name alone is enough; for `addListener('pause', …)`, the event is.
    const [, option, event] = /^(?:[\w.]+\.(\w+)(?:\(.*\))?|addListener\('(\w+)'.*)$/.exec(heading) ?? [];
    for (const whole of [heading, option, event]) {
      if (whole === undefined) continue;
      const pages = this.headed.get(lettersOf(whole)) ?? new Set();
      this.headed.set(lettersOf(whole), pages.add(page));
    }
  }

  private entry(word: string): Entry {
    const entry = this.entries.get(word) ?? {form: formOf(word), occurrences: []};
    this.entries.set(word, entry);
    return entry;
  }

  private weightOf(text: string): number {
    return wordsOf(text).reduce((sum, word) => sum + this.rarity(this.entry(word)), 0);
  }

  private rarity({occurrences}: Entry): number {
    return 1 / (1 + Math.log(1 + occurrences.length));
  }

  private matchWord(word: string): Map<number, NameMatch> {
    const wanted = formOf(word);
    const matches = new Map<number, NameMatch>();
    for (const entry of this.entries.values()) {
      const like = likeness(entry.form, wanted);
      if (like === 0) continue;
      const weight = this.rarity(entry);
      for (const {name, factor} of entry.occurrences) {
        if (like * factor > (matches.get(name)?.like ?? 0)) matches.set(name, {like: like * factor, weight});
      }
    }
    return matches;
  }
}

function both(a: Map<number, NameMatch>, b: Map<number, NameMatch>): Map<number, NameMatch> {
  const matches = new Map<number, NameMatch>();
  for (const [name, one] of a) {
    const two = b.get(name);
    if (two === undefined) continue;
    matches.set(name, {like: Math.min(one.like, two.like), weight: one.weight + two.weight});
  }
  return matches;
}
