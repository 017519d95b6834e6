import {errorLine} from '../../../packages/errors/errorLine';
import {indexErrors, type ErrorIndex} from '../../../packages/errors/indexErrors';
import {lookUp} from '../../../packages/errors/lookUp';
import type {Matchable} from '../../../packages/errors/matchable';
import type {Reply, Told} from './errorLookup';

/** Rejects if the errors don't load, which each question then answers with. The first message has them. */
let index: Promise<ErrorIndex> = Promise.resolve(indexErrors([]));

addEventListener('message', ({data}: MessageEvent<Told>) => {
  if ('text' in data) void replyTo(data.text).then((reply) => postMessage(reply));
  else {
    index = indexOf(data.errors);
    index.catch(() => undefined);
  }
});

async function replyTo(text: string): Promise<Reply> {
  try {
    return {lookup: lookUp(text, await index), line: errorLine(text)};
  } catch (error) {
    return {failure: String(error)};
  }
}

async function indexOf(errors: readonly Matchable[] | string): Promise<ErrorIndex> {
  if (typeof errors !== 'string') return indexErrors(errors);
  const response = await fetch(errors);
  if (!response.ok) throw new Error(`The messages did not load: ${response.status}.`);
  return indexErrors((await response.json()) as readonly Matchable[]);
}
