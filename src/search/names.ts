import type {Catalog} from './catalog';
import {closestWord} from './spelling';
import {formOf, lettersOf, likeness, partsOf, wordsOf, type Form} from './words';

/** How well the names on a page match a word: its title (or address), and the best of its headings. */
export type NameMatch = {readonly title: number; readonly heading: number};

type Occurrence = {readonly page: number; readonly kind: 'title' | 'heading'; readonly weight: number};
type Entry = {readonly form: Form; readonly occurrences: Occurrence[]};

const SLUG_WEIGHT = 0.8;
const PART_WEIGHT = 0.7;
const NONE: NameMatch = {title: 0, heading: 0};

/** The titles and headings of a version, by their words. */
export class Names {
  private readonly entries = new Map<string, Entry>();
  /** The words of each title with how much each says: a word of many titles says little. */
  private readonly titles: readonly (readonly {readonly form: Form; readonly rarity: number}[])[];
  /** Headings as letters only, with their pages. */
  private readonly wholeHeadings = new Map<string, Set<number>>();

  constructor(catalog: Catalog) {
    catalog.pages.forEach(({title, url, headings}, page) => {
      this.add(title, {page, kind: 'title', weight: 1});
      this.add(url.replace(/^.*\//, ''), {page, kind: 'title', weight: SLUG_WEIGHT});
      headings.forEach((heading) => this.addHeading(heading, page));
    });
    const wordsOfTitles = catalog.pages.map(({title}) => [...new Set(wordsOf(title))]);
    this.titles = wordsOfTitles.map((words) =>
      words.map((word) => ({form: formOf(word), rarity: rarityIn(wordsOfTitles, word)})),
    );
  }

  /** How well the names of each page match; several words have to match all. */
  match(words: string): Map<number, NameMatch> {
    const [first, ...others] = wordsOf(words).map((word) => this.matchWord(word));
    return others.reduce((all, one) => both(all, one), first ?? new Map<number, NameMatch>());
  }

  /** Which share of a title the words make up, 0 to 1. */
  titleShare(page: number, wanted: readonly Form[]): number {
    const words = this.titles[page] ?? [];
    const total = words.reduce((sum, {rarity}) => sum + rarity, 0);
    const named = words.reduce(
      (sum, {form, rarity}) => sum + rarity * Math.max(0, ...wanted.map((one) => likeness(form, one))),
      0,
    );
    return total === 0 ? 0 : named / total;
  }

  /** The pages with a heading that is the text, letter by letter. */
  pagesHeaded(text: string): ReadonlySet<number> {
    return this.wholeHeadings.get(lettersOf(text)) ?? new Set();
  }

  /** True when a name has the word, a form of it, or begins with it. */
  knows(word: string): boolean {
    return this.matchWord(word).size > 0;
  }

  /** The word of the names that was probably meant; undefined when none is close. */
  closest(word: string): string | undefined {
    return closestWord(word, [...this.entries.values()].map(({form, occurrences}) => [form.word, occurrences.length]));
  }

  private addHeading(heading: string, page: number): void {
    this.add(heading, {page, kind: 'heading', weight: 1});
    // Of `server.url` the last name alone is enough, of `addListener('pause', …)` the event.
    const inner = /(?:\.|')([A-Za-z]+)'?[^.']*$/.exec(heading)?.[1];
    for (const whole of [heading, ...(inner ? [inner] : [])]) {
      const letters = lettersOf(whole);
      const pages = this.wholeHeadings.get(letters) ?? new Set();
      this.wholeHeadings.set(letters, pages.add(page));
    }
  }

  private add(text: string, occurrence: Occurrence): void {
    for (const shown of text.split(/[\s()'"|]+/)) {
      for (const word of wordsOf(shown)) this.entry(word).occurrences.push(occurrence);
      const weight = occurrence.weight * PART_WEIGHT;
      for (const part of partsOf(shown)) this.entry(part).occurrences.push({...occurrence, weight});
    }
  }

  private entry(word: string): Entry {
    const entry = this.entries.get(word) ?? {form: formOf(word), occurrences: []};
    this.entries.set(word, entry);
    return entry;
  }

  private matchWord(word: string): Map<number, NameMatch> {
    const wanted = formOf(word);
    const matches = new Map<number, NameMatch>();
    for (const {form, occurrences} of this.entries.values()) {
      const like = likeness(form, wanted);
      if (like === 0) continue;
      for (const {page, kind, weight} of occurrences) {
        const match = matches.get(page) ?? NONE;
        if (like * weight > match[kind]) matches.set(page, {...match, [kind]: like * weight});
      }
    }
    return matches;
  }
}

function both(a: Map<number, NameMatch>, b: Map<number, NameMatch>): Map<number, NameMatch> {
  const matches = new Map<number, NameMatch>();
  for (const [page, one] of a) {
    const two = b.get(page);
    if (two === undefined) continue;
    matches.set(page, {title: Math.min(one.title, two.title), heading: Math.min(one.heading, two.heading)});
  }
  return matches;
}

function rarityIn(titles: readonly (readonly string[])[], word: string): number {
  return Math.log(1 + titles.length / titles.filter((words) => words.includes(word)).length);
}
