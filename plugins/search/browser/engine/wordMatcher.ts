import {memoize} from '../../../../packages/lib/memoize';
import {formOf, likeness, partsOf, wordsOf, type Form} from './words';

/** Returns the forms of a displayed word: itself and, for an identifier, its parts. All queries share them. */
const formsOf = memoize(Infinity, (shown): readonly Form[] =>
  [...wordsOf(shown), ...partsOf(shown)].map(formOf),
);

/** Compares displayed words of pages with one query's words. */
export class WordMatcher {
  private readonly wanted: readonly Form[];

  constructor(words: readonly string[]) {
    this.wanted = [...new Set(words)].map(formOf);
  }

  /** Returns how well the displayed word matches each query word. */
  readonly each = memoize(Infinity, (shown): readonly number[] => {
    const forms = formsOf(shown);
    return this.wanted.map((wanted) => Math.max(0, ...forms.map((form) => likeness(form, wanted))));
  });

  /** Returns the index of the query word that the displayed word matches best, or -1. */
  wantedIn(shown: string): number {
    const each = this.each(shown);
    const best = Math.max(0, ...each);
    return best > 0 ? each.indexOf(best) : -1;
  }
}
