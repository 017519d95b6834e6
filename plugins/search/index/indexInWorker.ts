import {workerData} from 'node:worker_threads';
import {makeIndexes, type IndexJob} from './makeIndexes';

// An unhandled rejection emits 'error' in the thread that started this worker.
void makeIndexes([workerData as IndexJob]);
