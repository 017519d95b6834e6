import {workerData} from 'node:worker_threads';
import type {OfflineSite} from './listFiles';
import {writeLists} from './writeLists';

writeLists(workerData as OfflineSite);
