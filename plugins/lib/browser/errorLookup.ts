import type {Lookup} from '../../../packages/errors/lookUp';
import type {Matchable} from '../../../packages/errors/matchable';

/** What a text is about, by the indexes of errors, and the line of it to search for. */
export type Answer = {readonly lookup: Lookup; readonly line: string};

/** What a worker is told: first the errors or the address of a JSON file with them, then texts. */
export type Told = {readonly errors: readonly Matchable[] | string} | {readonly text: string};

export type Reply = Answer | {readonly failure: string};

/** Looks up texts in a thread of its own. */
export type ErrorLookup = ReturnType<typeof startLookup>;

/**
 * Starts a worker that compares texts with `errors`, or with those in the JSON file at that address. After a failure, it fails
 * for good.
 */
export function startLookup(errors: readonly Matchable[] | string) {
  const worker = new Worker(new URL('./errorWorker.ts', import.meta.url));
  const waiting: {readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void}[] = [];
  let failure: Error | undefined;
  // It answers in the order of the questions.
  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    const first = waiting.shift();
    if ('failure' in data) first?.reject(new Error(data.failure));
    else first?.resolve(data);
  };
  worker.onerror = ({message}) => {
    failure = new Error(message || 'The lookup did not load.');
    for (const one of waiting.splice(0)) one.reject(failure);
  };
  const tell = (told: Told): void => worker.postMessage(told);
  tell({errors});
  return {
    ask: (text: string) =>
      new Promise<Answer>((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.push({resolve, reject});
        tell({text});
      }),
    end: () => worker.terminate(),
  };
}
