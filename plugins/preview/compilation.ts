import {EventEmitter, once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';

/** How long the bundler may take to notice a change, which Watchpack and chokidar report within 20 ms of each other. */
const NOTICE = 50;
/** How long the browser takes to fetch an update, which is 150 ms. */
const FETCH = 200;

const bundler = new EventEmitter();
let isCompiling = false;

/** Call this when the bundler starts to compile, or is about to. */
export function begin(): void {
  isCompiling = true;
}

/** Call this when the bundler has finished, whether it succeeded or failed. */
export function end(): void {
  isCompiling = false;
  bundler.emit('end');
}

/** Resolves when nothing is being compiled and the browser has had time to fetch the update. */
export async function settled(): Promise<void> {
  await sleep(NOTICE);
  if (!isCompiling) return;
  await once(bundler, 'end');
  await sleep(FETCH);
}
