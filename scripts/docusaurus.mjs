/**
 * Runs Docusaurus's command line like its own program, but if a page or the configuration is wrong, it prints only what
 * is wrong, where, and what to do. Docusaurus would print that in the middle of its stacks. `BUILD_STACK=1` prints those
 * as well.
 */
import path from 'node:path';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {writersError} from './writersError.cjs';

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

function fail(error) {
  const [, , , given = ''] = process.argv;
  const siteDir = path.resolve(given.startsWith('-') ? '' : given);
  const message = writersError(error, siteDir);
  if (message === undefined || process.env.BUILD_STACK === '1')
    console.error(inspect(error, {depth: Infinity}));
  if (message !== undefined) console.error(`\n${message}\n`);
  process.exit(1);
}

process.on('unhandledRejection', fail);
runCLI(process.argv).catch(fail);
