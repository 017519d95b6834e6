import type {NewFileResponse} from 'pagefind';
import {loadPagefind} from './loadPagefind.cjs';
import {readPagefind, type PagefindResult} from './pagefindFiles';

/**
 * Pagefind numbers the fields of metadata by those that its records have. With this record that is the title, also
 * when no other record has one, so that what it makes at different times fits together.
 */
const ALL_FIELDS = {url: '/', content: '<html lang="en"><body><h1>Title</h1></body></html>'};

/** Pagefind at work, in its own process. */
export type PagefindRun = {
  /** Gives it a record, under an address that no other has. */
  readonly add: (url: string, content: string) => void;
  /** Ends the run and returns what it made; `ALL_FIELDS` is one of its records. Throws when it reports an error. */
  readonly finish: () => Promise<PagefindResult>;
};

/** Starts Pagefind, which works on records while the next are being read. */
export async function runPagefind(): Promise<PagefindRun> {
  const {createIndex, close} = await loadPagefind();
  const {index, errors} = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  // Errors are told in `finish`; until then nobody waits for these.
  const answers: Promise<Pick<NewFileResponse, 'errors'>>[] = [];
  const add = (url: string, content: string): void => {
    answers.push(index.addHTMLFile({url, content}).catch((error: unknown) => ({errors: [String(error)]})));
  };
  add(ALL_FIELDS.url, ALL_FIELDS.content);
  const finish = async (): Promise<PagefindResult> => {
    assertNone((await Promise.all(answers)).flatMap((answer) => answer.errors));
    const made = await index.getFiles();
    assertNone(made.errors);
    await close();
    return readPagefind(made.files);
  };
  return {add, finish};
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}
