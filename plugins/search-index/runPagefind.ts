import type {createIndex as CreateIndex, NewFileResponse, PagefindIndex} from 'pagefind';
import {loadPagefind} from './loadPagefind.cjs';
import {readPagefind, type PagefindResult} from './pagefindFiles';

/**
 * Pagefind numbers the fields of metadata by those that its records have. With this record that is the title, also
 * when no other record has one, so that what it makes at different times fits together.
 */
const ALL_FIELDS = {url: '/', content: '<html lang="en"><body><h1>Title</h1></body></html>'};

/** Records of an index of Pagefind's. It takes as long to write one as to read them, and does so while others are read. */
const BATCH = 500;

/** Pagefind at work, in its own process. */
export type PagefindRun = {
  /** Gives it a record, under an address that no other has. */
  readonly add: (url: string, content: string) => void;
  /**
   * Ends the run and returns what it made, by batches of records; `ALL_FIELDS` is in each. Throws when it reports an
   * error.
   */
  readonly finish: () => Promise<PagefindResult[]>;
};

/** Starts Pagefind, which works on records, `batchSize` of them together, while the next are being read. */
export async function runPagefind(batchSize = BATCH): Promise<PagefindRun> {
  const {createIndex, close} = await loadPagefind();
  const done: Promise<PagefindResult>[] = [];
  let batch = startBatch(createIndex);
  let size = 0;
  const finishBatch = (): void => {
    const result = batch.finish();
    // Errors are told in `finish`; until then nobody waits for these.
    result.catch(() => undefined);
    done.push(result);
  };
  return {
    add: (url, content) => {
      if (size === batchSize) {
        finishBatch();
        batch = startBatch(createIndex);
        size = 0;
      }
      batch.add(url, content);
      size++;
    },
    finish: async () => {
      finishBatch();
      const results = await Promise.all(done);
      await close();
      return results;
    },
  };
}

type Batch = {
  readonly add: (url: string, content: string) => void;
  readonly finish: () => Promise<PagefindResult>;
};

function startBatch(createIndex: typeof CreateIndex): Batch {
  const started = startIndex(createIndex);
  const answers: Promise<Pick<NewFileResponse, 'errors'>>[] = [];
  const add = (url: string, content: string): void => {
    const answer = started.then((index) => index.addHTMLFile({url, content}));
    answers.push(answer.catch((error: unknown) => ({errors: [String(error)]})));
  };
  add(ALL_FIELDS.url, ALL_FIELDS.content);
  const finish = async (): Promise<PagefindResult> => {
    assertNone((await Promise.all(answers)).flatMap((answer) => answer.errors));
    const made = await (await started).getFiles();
    assertNone(made.errors);
    return readPagefind(made.files);
  };
  return {add, finish};
}

async function startIndex(createIndex: typeof CreateIndex): Promise<PagefindIndex> {
  const {index, errors} = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  return index;
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}
