import {indexVersion} from './indexVersion';
import {readSource} from './readPages';
import {storeIndex} from './storedIndex';
import type {PageSource} from './types';

/** An index to make of the pages of a version. */
export type VersionJob = {
  readonly name: string;
  readonly pages: readonly PageSource[];
  /** Folder that keeps the index. */
  readonly stored: string;
};

/** Makes the index of a version and stores it. */
export async function makeVersion({name, pages, stored}: VersionJob): Promise<void> {
  storeIndex(stored, name, await indexVersion(pages.map(readSource)));
}
