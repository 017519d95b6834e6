import {workerData} from 'node:worker_threads';
import {afterBuild, type AfterBuild} from './afterBuild';

// An unhandled rejection reaches the parent thread as an `error` event.
void afterBuild(workerData as AfterBuild);
