import fs from 'node:fs';
import path from 'node:path';
import {ROOT, type RunResult} from './run';
import {buildVariant, outDir, type Variant} from './variants';

export type BuildTimes = {
  /** Seconds without any cache, after a change to one page and with nothing changed. */
  readonly cold: number;
  readonly onePage: number;
  readonly unchanged: number;
  /** The highest memory use of the three builds, in bytes. */
  readonly peakBytes: number;
};

const CACHES = ['.docusaurus', '.cache/package-reference', '.cache/search-index', 'node_modules/.cache'];
/** Where caches are moved before a cold build. */
const ASIDE = path.join(ROOT, '.cache/measure-aside');
const PAGE = 'docs/basics/workflow.md';

/**
 * Builds a variant three times. It moves the build's caches away, so it needs a `node_modules` that isn't shared. When
 * everything is measured, `removeAside` deletes them.
 */
export async function measureBuild(variant: Variant): Promise<BuildTimes> {
  refuseShared(path.join(ROOT, 'node_modules'));
  moveAside([...CACHES.map((name) => path.join(ROOT, name)), outDir(variant)]);
  // Docusaurus keeps the compiled configuration and plugins there.
  const tmp = fs.mkdtempSync(path.join(ASIDE, 'tmp-'));
  const cold = await buildVariant(variant, tmp);
  const onePage = await withEdit(path.join(ROOT, PAGE), 'A line that was measured.', () =>
    buildVariant(variant, tmp),
  );
  const unchanged = await buildAgain(variant, tmp);
  return {
    cold: cold.seconds,
    onePage: onePage.seconds,
    unchanged: unchanged.seconds,
    peakBytes: Math.max(cold.peakBytes, onePage.peakBytes, unchanged.peakBytes),
  };
}

/**
 * Deleting thousands of files makes ext4 slow when it creates the next ones, which would slow down the build that is
 * timed.
 */
function moveAside(folders: readonly string[]): void {
  fs.mkdirSync(ASIDE, {recursive: true});
  const dir = fs.mkdtempSync(path.join(ASIDE, 'caches-'));
  for (const folder of folders.filter((candidate) => fs.existsSync(candidate))) {
    fs.renameSync(folder, path.join(dir, path.relative(ROOT, folder).replaceAll(path.sep, '-')));
  }
}

/** Deletes the caches that were moved away for cold builds. */
export function removeAside(): void {
  fs.rmSync(ASIDE, {recursive: true, force: true});
}

/** The first build restores the page; the second has nothing to do. */
async function buildAgain(variant: Variant, tmp: string): Promise<RunResult> {
  await buildVariant(variant, tmp);
  return buildVariant(variant, tmp);
}

function refuseShared(modules: string): void {
  if (!fs.lstatSync(modules).isSymbolicLink()) return;
  throw new Error(
    `${modules} is a link, so removing its cache would slow down other users of it. Measure builds in a checkout whose node_modules is a folder.`,
  );
}

/** Adds a paragraph to a page while `run` runs, and restores the page whatever happens. */
async function withEdit<T>(file: string, text: string, run: () => Promise<T>): Promise<T> {
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${source.trimEnd()}\n\n${text}\n`);
  try {
    return await run();
  } finally {
    fs.writeFileSync(file, source);
  }
}
