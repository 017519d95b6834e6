import {workerData} from 'node:worker_threads';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {pageMarkdown, type MarkdownPage} from './pageMarkdown';

/** A page, and the absolute path of the Markdown file to write. */
export type WritingJob = {readonly page: MarkdownPage; readonly file: string};

/** Plain data that can be passed to a worker thread: the pages to write, and the paths of all docs. */
export type Work = {
  readonly jobs: readonly WritingJob[];
  readonly baseUrl: string;
  readonly paths: readonly string[];
};

const {jobs = [], baseUrl = '/', paths = []} = (workerData ?? {}) as Partial<Work>;
const site = {baseUrl, paths: new Set(paths)};
for (const {page, file} of jobs) atomicWrite(file, pageMarkdown(page, site));
