import fs from 'node:fs';

export type ProcessStat = {readonly pid: number; readonly parent: number; readonly residentPages: number};

/** Linux counts resident memory in pages. */
const PAGE_BYTES = 4096;

/**
 * Parses `/proc/<pid>/stat` (proc(5): pid, name in parentheses, state, parent, … field 24 rss). Returns `undefined` for
 * any other text.
 */
export function parseStat(text: string): ProcessStat | undefined {
  // A name may contain spaces and parentheses.
  const [, pid, rest] = /^(\d+) \(.*\) (.*)$/s.exec(text) ?? [];
  const fields = rest?.split(' ');
  if (pid === undefined || fields === undefined) return undefined;
  return {pid: Number(pid), parent: Number(fields[1]), residentPages: Number(fields[21])};
}

/** Returns the memory of a process and of all processes that it started, in bytes. */
export function treeBytes(processes: readonly ProcessStat[], root: number): number {
  const inTree = new Set([root]);
  let before = 0;
  while (inTree.size > before) {
    before = inTree.size;
    for (const {pid, parent} of processes) if (inTree.has(parent)) inTree.add(pid);
  }
  const pages = processes.filter(({pid}) => inTree.has(pid)).map(({residentPages}) => residentPages);
  return pages.reduce((total, count) => total + count, 0) * PAGE_BYTES;
}

/** Returns all processes on this machine, without those that exit while it reads. */
export function readProcesses(): ProcessStat[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const file = `/proc/${name}/stat`;
      const stat = fs.existsSync(file) ? readStat(file) : undefined;
      return stat ? [stat] : [];
    });
}

function readStat(file: string): ProcessStat | undefined {
  try {
    return parseStat(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    // The process exited between being listed and being read.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
