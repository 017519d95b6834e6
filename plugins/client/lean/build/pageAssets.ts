import fs from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';

/** The folders of a build's `assets` that files named by pages go to (`@docusaurus/utils`, webpackUtils). */
const FOLDERS = ['images', 'files', 'fonts', 'medias'];

type Rule = {use?: unknown; oneOf?: unknown; options?: unknown};

/**
 * Makes the server's build write the images and files that pages name, in place. Docusaurus leaves that to
 * the browser's build, which no longer sees any page.
 */
export function emitFromServer(config: Configuration): void {
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

/** Returns an import as it is without the loader option that keeps the server from writing the file. */
export function withEmit(request: string): string {
  return request.replace('&emitFile=false', '');
}

/** A bundler plugin that copies the files the server's build wrote for pages to where the site is. */
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
