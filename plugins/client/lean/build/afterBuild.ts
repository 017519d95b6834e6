import {workerData} from 'node:worker_threads';
import {keepUsedCss} from '../../used-css';
import {writeFragments, type BuiltDocs} from './writeFragments';

/** What to do with the built pages. See `plugins/client/used-css/README.md` and `writeFragments.ts`. */
export type AfterBuild = BuiltDocs & {
  /** The folder for the original style sheet. */
  readonly originals: string;
};

/** Reduces the style sheet, and then writes the fragments, which contain its hashed name. */
async function afterBuild(work: AfterBuild): Promise<void> {
  await keepUsedCss(work.outDir, work.originals);
  writeFragments(work);
}

// An unhandled rejection reaches the parent thread as an `error` event.
void afterBuild(workerData as AfterBuild);
