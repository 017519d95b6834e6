import {formOf, likeness, partsOf, wordsOf, type Form} from './words';

/** The forms of shown words, which are the same for all queries. */
const knownForms = new Map<string, readonly Form[]>();

/** Compares words of pages, as they are shown, with the words of one query. */
export class WordMatcher {
  private readonly wanted: readonly Form[];
  private readonly known = new Map<string, readonly number[]>();

  constructor(words: readonly string[]) {
    this.wanted = [...new Set(words)].map(formOf);
  }

  /** Which wanted word the shown word matches best; -1 for none. */
  wantedIn(shown: string): number {
    const each = this.each(shown);
    const best = Math.max(0, ...each);
    return best > 0 ? each.indexOf(best) : -1;
  }

  /** How well the shown word matches each wanted word. */
  each(shown: string): readonly number[] {
    const known = this.known.get(shown);
    if (known) return known;
    const forms = formsOf(shown);
    const each = this.wanted.map((wanted) => Math.max(0, ...forms.map((form) => likeness(form, wanted))));
    this.known.set(shown, each);
    return each;
  }
}

/** The word itself and, if it is an identifier, its parts. */
function formsOf(shown: string): readonly Form[] {
  const known = knownForms.get(shown);
  if (known) return known;
  const forms = [...wordsOf(shown), ...partsOf(shown)].map(formOf);
  knownForms.set(shown, forms);
  return forms;
}
