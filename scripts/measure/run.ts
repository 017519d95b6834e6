import {execFileSync, spawn} from 'node:child_process';
import path from 'node:path';
import {sum} from './stats';

export const ROOT = path.resolve(__dirname, '../..');

/** Milliseconds between two measurements of memory. */
const SAMPLE_MS = 500;

export type RunResult = {
  readonly seconds: number;
  /** The memory of the process and all that it started, in bytes. */
  readonly peakBytes: number;
};

/**
 * Runs `npm run build` with the arguments and returns how long it took and how much memory it used. Throws with the
 * output if it fails.
 */
export function runBuild(args: readonly string[], env: Readonly<Record<string, string>>): Promise<RunResult> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build', '--', ...args], {
    cwd: ROOT,
    env: {...process.env, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  let peakBytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeBytes(child.pid));
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({seconds, peakBytes});
      else reject(new Error(`npm run build -- ${args.join(' ')} failed:\n${output.slice(-4000)}`));
    });
  });
}

/** Returns the memory of a process and of all that it started, in bytes. */
export function treeBytes(root: number): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'rss='], {encoding: 'utf8'});
  const processes = [...list.matchAll(/(\d+) +(\d+) +(\d+)/g)].map(([, pid, parent, kibibytes]) => ({
    pid: Number(pid),
    parent: Number(parent),
    bytes: Number(kibibytes) * 1024,
  }));
  const treeOf = (pid: number): number[] => [
    pid,
    ...processes.filter(({parent}) => parent === pid).flatMap((child) => treeOf(child.pid)),
  ];
  const tree = new Set(treeOf(root));
  return sum(processes.filter(({pid}) => tree.has(pid)).map(({bytes}) => bytes));
}
