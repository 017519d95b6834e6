import type {createIndex as CreateIndex, PagefindIndex} from 'pagefind';
import {RECORD_SORT} from '../browser/engine/catalog';
import type {SiteFile} from './types';

/**
 * The Pagefind minor version that this module was tested with, because it relies on the variable below. A test compares
 * it.
 */
export const PAGEFIND_MINOR = '1.6';

/**
 * Number of word positions in each file. With Pagefind's default of 20,000, a query of three words loads 90 KB.
 * Pagefind reads this undocumented variable when it starts; without it, search still works, with larger files.
 */
const CHUNK_SIZE = {variable: 'PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', positions: '2000'};

/** Pagefind's files for its own result lists, which we don't use because we have our own texts and interface. */
const UNUSED = /^fragment\/|^pagefind-(?!entry\b)|^wasm\.unknown\./;

/** Returns an index's files for the records, each of which is an HTML document. Throws if Pagefind reports an error. */
export async function indexRecords(
  createIndex: typeof CreateIndex,
  records: readonly string[],
): Promise<SiteFile[]> {
  const index = await startIndex(createIndex);
  const added = await Promise.all(
    records.map((html, i) => index.addHTMLFile({url: `/${i}`, content: numbered(html, i)})),
  );
  assertNone(added.flatMap(({errors}) => errors));
  const {files, errors} = await index.getFiles();
  assertNone(errors);
  await index.deleteIndex();
  return files.filter(({path}) => !UNUSED.test(path));
}

/**
 * Adds the record's number as a sort key. Pagefind names records by hashes; sorted by this number, the browser gets
 * them in our order.
 */
function numbered(html: string, i: number): string {
  return html.replace('<body>', `<body data-pagefind-sort="${RECORD_SORT}:${i}">`);
}

async function startIndex(createIndex: typeof CreateIndex): Promise<PagefindIndex> {
  process.env[CHUNK_SIZE.variable] = CHUNK_SIZE.positions;
  const starting = createIndex();
  Reflect.deleteProperty(process.env, CHUNK_SIZE.variable);
  const {index, errors} = await starting;
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  return index;
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}
