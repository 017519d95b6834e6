import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export type BuildCacheOptions = {
  /** Folders and files, from the site's folder, whose content decides what a page compiles to. */
  readonly inputs: readonly string[];
  /** Which of the builds that the same sources can make this is: each has other modules under the same names. */
  readonly variant: string;
};

/**
 * Keys Rspack's persistent cache by the content of our own plugins and data. Rspack stores what the
 * MDX loader returned and does not know which plugin sources made it, so without a key an edited
 * plugin keeps serving old pages.
 */
export function buildCache(context: LoadContext, options: BuildCacheOptions): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const cache = (config as {experiments?: {cache?: {version?: string}}}).experiments?.cache;
      if (!cache) return {};
      const key = hashFiles(context.siteDir, options.inputs);
      // The bundler's own types know webpack's experiments only.
      return {experiments: {cache: {version: `${cache.version ?? ''}-${options.variant}-${key}`}}};
    },
  };
}

/**
 * Returns a hash over names and contents of all files below `names`, files and folders in `dir`; it changes when any
 * of them does.
 */
export function hashFiles(dir: string, names: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  for (const file of names.flatMap((name) => filesBelow(path.join(dir, name))).sort()) {
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) return [file];
  return fs
    .readdirSync(file)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesBelow(path.join(file, name)));
}
