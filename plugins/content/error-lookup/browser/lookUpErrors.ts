import type {Found} from '../../../../packages/errors/lookUp';
import type {Matchable} from '../../../../packages/errors/matchable';
import {startLookup, type Answer, type ErrorLookup} from '../../../lib/browser/errorLookup';
import {entriesOf} from './entries';
import {takeHandedText} from './errorField';
import {keepLongTexts} from './longTexts';
import {viewOf, type ShownAnswer, type ShownError} from './view';

/** The longest text that is read, in characters. Of a longer one, its end is, because a log ends with the error. */
const LONGEST = 5_000_000;

/** A text with fewer characters can be the beginning of anything. */
const SHORTEST = 3;

/** In milliseconds: while readers type, not each letter is a question. */
const PAUSE = 150;

/**
 * Makes the field in `lookup` answer what readers paste, with entries of the lists. A worker compares the text with the
 * messages, so that typing never waits. Returns a function that ends it.
 */
export function lookUpErrors(lookup: HTMLElement): () => void {
  const field = lookup.querySelector('textarea');
  const clear = lookup.querySelector<HTMLButtonElement>('[type=reset]');
  const examples = lookup.querySelector('.error-lookup__examples');
  const [view, lists] = [viewOf(lookup), listsOf(lookup)];
  if (!field || !clear || !view) throw new Error('The list of errors has no field.');

  const fieldText = keepLongTexts(field);
  let worker: ErrorLookup | undefined;
  let timer: number | undefined;
  /** The text that is in the field, if it's long enough, and whether the worker is busy with it or with an earlier one. */
  let wanted: string | undefined;
  let isBusy = false;

  const answer = async (text: string): Promise<void> => {
    isBusy = true;
    try {
      const show = await resultOf(text);
      if (wanted === text) show();
    } catch (error) {
      console.error(error);
      worker?.end();
      worker = undefined;
      view.fail(`The lookup failed (${String(error)}). The list below has all messages.`, text);
    }
    isBusy = false;
    if (wanted !== undefined && wanted !== text) void answer(wanted);
  };

  const resultOf = async (text: string): Promise<() => void> => {
    if (!worker) view.wait();
    worker ??= startLookup(errorsIn(lookup));
    const {lookup: found, line}: Answer = await worker.ask(text);
    const shown = await Promise.all(found.found.map((one) => shownErrors(one, lists)));
    return () => view.answer(shown, found.state, line, fieldText.get().length > LONGEST);
  };

  const ask = (): void => {
    timer = undefined;
    clear.hidden = field.value === '';
    const text = fieldText.get().trim().slice(-LONGEST);
    const before = wanted;
    wanted = text.length < SHORTEST ? undefined : text;
    if (wanted === undefined) view.clear();
    else if (!isBusy && wanted !== before) void answer(wanted);
  };

  const update = (): void => {
    timer ??= window.setTimeout(ask, PAUSE);
  };

  field.addEventListener('input', update);
  examples?.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLButtonElement)) return;
    field.value = target.textContent;
    ask();
  });
  lookup.querySelector('form')?.addEventListener('reset', () => {
    update();
    field.focus();
  });
  lookup.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  const handed = takeHandedText();
  if (handed !== undefined) fieldText.set(handed);
  // The browser restores what was in the field when readers come back, who may also have used it before this ran.
  if (field.value) ask();
  return () => {
    clearTimeout(timer);
    worker?.end();
  };
}

/** Returns the lists of the page, and then those of other versions, in the order in which the worker has their errors. */
function listsOf(lookup: HTMLElement): readonly HTMLElement[] {
  const others = lookup.querySelector<HTMLTemplateElement>('.error-lookup__others');
  return [document, others?.content].flatMap((root) => [
    ...(root?.querySelectorAll<HTMLElement>('dl[data-errors]') ?? []),
  ]);
}

/** Returns the errors that the worker compares with texts, or the address of a file with them. */
function errorsIn(lookup: HTMLElement): readonly Matchable[] | string {
  const data = lookup.querySelector<HTMLTemplateElement>('.error-lookup__data');
  return data?.dataset.part ?? (JSON.parse(data?.content.textContent ?? '[]') as Matchable[]);
}

/** The most answers that are shown of errors with the same message. Each can need another file. */
const MOST_CAUSES = 3;

/**
 * Returns what is shown of an answer: its errors, which have the same message, and the lists of all. A guide only tells
 * more about what the first error says.
 */
async function shownErrors({errors}: Found, lists: readonly HTMLElement[]): Promise<ShownError | undefined> {
  const [first, ...others] = errors.flatMap((error) => placeOf(error, lists) ?? []);
  if (!first) return undefined;
  const isOwn = ({list}: Place): boolean => list.isConnected && list.dataset.guide === undefined;
  const places = [first, ...others.filter(isOwn)].slice(0, first.list.isConnected ? MOST_CAUSES : 1);
  const [best, ...further] = (await Promise.all(places.map(answerAt))).flat();
  return best && {best, others: further, lists: [first, ...others].map(({list}) => list)};
}

async function answerAt({list, index}: Place): Promise<ShownAnswer[]> {
  const entry = (await entriesOf(list))[index];
  return entry ? [{entry, list}] : [];
}

type Place = {readonly list: HTMLElement; readonly index: number};

function placeOf(error: number, lists: readonly HTMLElement[]): Place | undefined {
  let index = error;
  for (const list of lists) {
    const count = Number(list.dataset.count);
    if (index < count) return {list, index};
    index -= count;
  }
  return undefined;
}
