import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../support/fixtureSite';

/** Starts worker threads that load SWC one after the other, in three rows, so that one loads it as another ends. */
const PROGRAM = `
  const {Worker} = require('node:worker_threads');
  let started = 0;
  const next = () => {
    if (started++ < 30) new Worker("require('@swc/core')", {eval: true}).on('exit', next);
  };
  for (const delay of [0, 3, 7]) setTimeout(next, delay);
`;

test('worker threads that load SWC while others end do not crash the process', () => {
  const swcConfig = path.join(ROOT, 'scripts/swcConfig.cjs');
  const {status, signal} = spawnSync(process.execPath, ['--require', swcConfig, '--eval', PROGRAM], {
    cwd: ROOT,
  });
  expect({status, signal}).toEqual({status: 0, signal: null});
});
