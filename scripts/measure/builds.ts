import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = path.join(ROOT, 'docs/basics/workflow.md');

/** Returns how many seconds builds take: without any cache, after an edit of one page, and with nothing changed. */
export function measureBuilds(): Readonly<Record<string, number>> {
  npm('clean');
  const cold = secondsOf(() => npm('build'));
  const source = fs.readFileSync(PAGE, 'utf8');
  fs.appendFileSync(PAGE, '\nA line that is measured.\n');
  let onePage: number;
  try {
    onePage = secondsOf(() => npm('build'));
  } finally {
    fs.writeFileSync(PAGE, source);
  }
  npm('build');
  return {cold, 'one page changed': onePage, 'nothing changed': secondsOf(() => npm('build'))};
}

/** Runs a script of package.json. Its output goes to standard error, apart from the figures. */
function npm(script: string): void {
  execFileSync('npm', ['run', script], {cwd: ROOT, stdio: ['ignore', 2, 2]});
}

function secondsOf(run: () => void): number {
  const start = performance.now();
  run();
  return Math.round((performance.now() - start) / 100) / 10;
}
