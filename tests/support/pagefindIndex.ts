import zlib from 'node:zlib';
import {decode} from 'cborg';
import type {SiteFile} from '../../plugins/search-index/types';

/** A word, its records (distance, places, places in fields), and the forms of it. */
export type DecodedWord = readonly [word: string, records: readonly unknown[], forms: readonly unknown[]];

/** What an index of Pagefind's consists of. */
export type DecodedIndex = {
  readonly version: string;
  readonly records: readonly (readonly unknown[])[];
  /** From and to which word each file of words goes, and its name. */
  readonly chunks: readonly (readonly [from: string, to: string, name: string])[];
  readonly words: readonly DecodedWord[];
  readonly rest: readonly unknown[];
};

/** Reads the files of an index, ours before they are compressed or Pagefind's own. */
export function decodeIndex(files: readonly SiteFile[]): DecodedIndex {
  const meta = files.find(({path}) => path.endsWith('.pf_meta'));
  if (!meta) throw new Error('The index has no metadata.');
  const [version, records, chunks, ...rest] = unpack(meta) as [
    string,
    DecodedIndex['records'],
    DecodedIndex['chunks'],
    ...unknown[],
  ];
  const words = chunks.flatMap(([, , name]) => {
    const file = files.find(({path}) => path === `index/${name}.pf_index`);
    if (!file) throw new Error(`The index has no index/${name}.pf_index.`);
    return (unpack(file) as [DecodedWord[]])[0];
  });
  return {version, records, chunks, words, rest};
}

function unpack({content, gzip}: SiteFile): unknown {
  return decode((gzip === true ? content : zlib.gunzipSync(content)).subarray('pagefind_dcd'.length));
}
