import {formOf, likeness, partsOf, wordsOf, type Form} from './words';

/** The forms of displayed words, memoized for all queries. */
const knownForms = new Map<string, readonly Form[]>();

/** Compares displayed words of pages with one query's words. */
export class WordMatcher {
  private readonly wanted: readonly Form[];
  private readonly known = new Map<string, readonly number[]>();

  constructor(words: readonly string[]) {
    this.wanted = [...new Set(words)].map(formOf);
  }

  /** Returns the index of the query word that the displayed word matches best, or -1. */
  wantedIn(shown: string): number {
    const each = this.each(shown);
    const best = Math.max(0, ...each);
    return best > 0 ? each.indexOf(best) : -1;
  }

  /** Returns how well the displayed word matches each query word. */
  each(shown: string): readonly number[] {
    const known = this.known.get(shown);
    if (known) return known;
    const forms = formsOf(shown);
    const each = this.wanted.map((wanted) => Math.max(0, ...forms.map((form) => likeness(form, wanted))));
    this.known.set(shown, each);
    return each;
  }
}

/** Returns the word itself and, for an identifier, its parts. */
function formsOf(shown: string): readonly Form[] {
  const known = knownForms.get(shown);
  if (known) return known;
  const forms = [...wordsOf(shown), ...partsOf(shown)].map(formOf);
  knownForms.set(shown, forms);
  return forms;
}
