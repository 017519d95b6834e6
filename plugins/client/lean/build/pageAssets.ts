import fs from 'node:fs';
import path from 'node:path';

/** The folders below `assets` that hold the files pages refer to (`@docusaurus/utils`, webpackUtils). */
const FOLDERS = ['images', 'files', 'fonts', 'medias'];

/** The part of the bundler's configuration that has the loaders. */
type BundlerConfig = {readonly module?: {readonly rules?: readonly unknown[]}};

type Rule = {use?: unknown; oneOf?: unknown; options?: unknown};

/**
 * Changes `config`, the server's, so that it writes the images and files that pages refer to. Docusaurus leaves this
 * to the browser's build, which here doesn't include any page.
 */
export function emitFromServer(config: BundlerConfig): void {
  config.module?.rules?.forEach(emit);
}

function emit(rule: unknown): void {
  if (typeof rule !== 'object' || rule === null) return;
  const {use, oneOf, options} = rule as Rule;
  if (isEmitOption(options)) options.emitFile = true;
  for (const inner of [use, oneOf]) if (Array.isArray(inner)) inner.forEach(emit);
}

function isEmitOption(options: unknown): options is {emitFile: boolean} {
  return typeof options === 'object' && options !== null && 'emitFile' in options;
}

/** Returns an import request without the loader option that stops the server from writing the file. */
export function withEmit(request: string): string {
  return request.replace('&emitFile=false', '');
}

/**
 * A bundler plugin that copies the files that the server's build has written for pages to the site's output folder.
 */
export class CopyPageAssets {
  readonly outDir: string;

  constructor(outDir: string) {
    this.outDir = outDir;
  }

  apply(compiler: {
    readonly outputPath: string;
    readonly hooks: {readonly afterEmit: {tap(name: string, run: () => void): void}};
  }): void {
    compiler.hooks.afterEmit.tap('CopyPageAssets', () => {
      for (const folder of FOLDERS) {
        const from = path.join(compiler.outputPath, 'assets', folder);
        if (fs.existsSync(from)) fs.cpSync(from, path.join(this.outDir, 'assets', folder), {recursive: true});
      }
    });
  }
}
