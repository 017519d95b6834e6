import {workerData} from 'node:worker_threads';
import {afterBuild, type AfterBuild} from './afterBuild';

// An unhandled rejection is an 'error' for who started the thread.
void afterBuild(workerData as AfterBuild);
