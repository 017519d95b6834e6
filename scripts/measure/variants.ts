import fs from 'node:fs';
import path from 'node:path';
import {ROOT, runBuild, type RunResult} from './run';

/** The same content with the lean client, and as Docusaurus builds it. */
export const VARIANTS = ['lean', 'stock'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Returns the folder that a variant is built in. */
export function outDir(variant: Variant): string {
  return path.join(ROOT, '.cache/measure', variant);
}

/** Builds a variant, with `tmp` as the folder for temporary files if it is given. */
export function buildVariant(variant: Variant, tmp?: string): Promise<RunResult> {
  const lean = variant === 'lean' ? 'on' : 'off';
  const env = {NODE_ENV: 'production', LEAN_CLIENT: lean, ...(tmp === undefined ? {} : {TMPDIR: tmp})};
  return runBuild(['--out-dir', outDir(variant)], env);
}

/** Builds the variants; with `reuse`, only those that haven't been built yet. */
export async function buildVariants(variants: readonly Variant[], reuse: boolean): Promise<void> {
  for (const variant of variants) {
    if (reuse && fs.existsSync(path.join(outDir(variant), 'index.html'))) continue;
    process.stderr.write(`Building ${variant} …\n`);
    await buildVariant(variant);
  }
}
